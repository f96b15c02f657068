import { PLAN_DIFFERENCES } from '@/features/billing/model/plan-differences';
import styles from './plan-table.module.css';

/** Compares the plans. Scrolls sideways on phones, also by keyboard. */
export const PlanTable = () => (
  <div role="region" aria-label="Plans, table" tabIndex={0} className={styles.scroll}>
    <table>
      <thead>
        <tr>
          <th scope="col">What you get</th>
          <th scope="col">Free</th>
          <th scope="col">Premium</th>
        </tr>
      </thead>
      <tbody>
        {PLAN_DIFFERENCES.map(({ name, free, premium }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{free}</td>
            <td>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
