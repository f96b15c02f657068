import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './content-by-plan.module.css';

interface ContentByPlanProps {
  /** The element around the content. Use 'span' inside a heading. */
  readonly as?: 'div' | 'span';
  /** Whether the member has Premium. Null while the session loads. */
  readonly isPremium: boolean | null;
  readonly premium: ReactNode;
  /** The content for visitors and free members. */
  readonly others: ReactNode;
}

/**
 * Shows one of two contents, by the viewer's plan. The server's HTML is the same for everyone, so it has both contents.
 * While the session loads, CSS shows the content for the plan that this browser stored last. When the session has
 * loaded, React removes the content for the plan that the viewer does not have.
 */
export const ContentByPlan = ({
  as: Element = 'div',
  isPremium,
  premium,
  others,
}: ContentByPlanProps) => (
  <>
    {isPremium !== true && (
      <Element className={classNames(styles.part, isPremium === null && styles.likelyOthers)}>
        {others}
      </Element>
    )}
    {isPremium !== false && (
      <Element className={classNames(styles.part, isPremium === null && styles.likelyPremium)}>
        {premium}
      </Element>
    )}
  </>
);
