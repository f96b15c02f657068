import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { FREE_RETENTION_DAYS, PREMIUM_RETENTION_DAYS } from '@contract/schemas/retention';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';

const ROWS = [
  ['Submissions each month', `${FREE_SUBMISSIONS_PER_MONTH}`, 'Unlimited'],
  ['Pages of items', `The first ${PAGE_ALLOWANCE.free}`, 'All'],
  ['Your items stay for', `${FREE_RETENTION_DAYS} days`, `${PREMIUM_RETENTION_DAYS} days`],
  ['Ads', 'Shown', 'None'],
  ['Premium badge', 'No', 'Yes'],
  ['Achievements', 'Earned, details hidden', 'Shown to everyone'],
  ['Favorite sellers', 'No', 'Yes'],
  ['Bio and pinned items', 'No', 'Yes'],
] as const;

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
      {ROWS.map(([name, free, premium]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{free}</td>
          <td>{premium}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
