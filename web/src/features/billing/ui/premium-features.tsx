import { useId } from 'react';
import { Icon } from '@/components/icons';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { PLAN_DIFFERENCES } from '../model/plan-differences';
import styles from './premium-features.module.css';

/** Lists the benefits of Premium. */
export function PremiumFeatures({ title }: { readonly title: string }) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className={styles.features}>
      <h2 id={headingId} className={text.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {PLAN_DIFFERENCES.map(({ name, benefit }) => (
          <li key={name} className={styles.feature}>
            <CheckIcon />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Lists the limitations of the free plan. */
export function FreePlanLimitations() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.limitations}>
      <h2 id={headingId} className={text.label}>
        Free Plan Limitations
      </h2>
      <ul className={styles.limits}>
        {PLAN_DIFFERENCES.map(({ name, limitation }) => (
          <li key={name}>{limitation}</li>
        ))}
      </ul>
    </section>
  );
}

const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);
