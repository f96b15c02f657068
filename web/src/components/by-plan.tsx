import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './by-plan.module.css';

interface ByPlanProps {
  /** The element around the content. Use 'span' inside a heading. */
  readonly as?: 'div' | 'span';
  /** Whether the member has Premium. Null while the session loads. */
  readonly isPremium: boolean | null;
  readonly premium: ReactNode;
  /** The content for visitors and free members. */
  readonly others: ReactNode;
}

/**
 * Shows content by plan. The server's HTML is the same for everyone, so both contents are rendered while the session
 * loads, and CSS shows the likely one. When the session has loaded, the elements of the right content stay in the page.
 */
export const ByPlan = ({ as: Element = 'div', isPremium, premium, others }: ByPlanProps) => (
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
