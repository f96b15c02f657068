import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './by-plan.module.css';

interface ByPlanProps {
  /** 'span' inside a heading. */
  readonly as?: 'div' | 'span';
  /** Null while the session loads. */
  readonly isPremium: boolean | null;
  readonly premium: ReactNode;
  /** What visitors and free members see. */
  readonly others: ReactNode;
}

/**
 * What depends on the plan. While the session loads, both are rendered and CSS shows the likely one, because the HTML
 * of the server is the same for everyone. The one that stays keeps its elements.
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
