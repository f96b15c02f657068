import { PLAN_DIFFERENCES } from '@/features/billing/model/plan-differences';

/** Compares the plans. */
export const PlanTable = () => (
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
);
