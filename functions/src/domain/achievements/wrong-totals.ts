import type { CheckedCounter } from '../checked-counter';
import type { CountedTotals } from './counted-totals';
import type { MemberTotals } from './totals';

const EXACT = ['itemsShared', 'ownSales', 'profitCents', 'likesReceived'] as const;

/**
 * The stored totals that may be higher than the totals that are computed from documents. The stored totals include
 * likes and comments on erased items, whose documents are gone.
 */
const AT_LEAST = ['likesGiven', 'comments'] as const;

/**
 * Returns the stored totals that differ from the totals that are computed from documents. Does not compare shared links
 * and champion titles, which cannot be computed. Received likes may differ for some seconds after a like.
 */
export function wrongTotals(
  path: string,
  stored: MemberTotals,
  counted: CountedTotals,
): readonly CheckedCounter[] {
  const checked = (field: (typeof EXACT | typeof AT_LEAST)[number]): CheckedCounter => ({
    path,
    field,
    stored: stored[field],
    counted: counted[field],
  });
  return [
    ...EXACT.map(checked).filter((it) => it.stored !== it.counted),
    ...AT_LEAST.map(checked).filter((it) => it.stored < it.counted),
    ...wrongWeeks(path, stored.sharesByWeek, counted.sharesByWeek),
  ];
}

type Weeks = MemberTotals['sharesByWeek'];

/**
 * Returns the weeks in which the stored number of shared items differs from the number that is computed from documents.
 * A missing week equals a week with 0 shared items.
 */
const wrongWeeks = (path: string, stored: Weeks, counted: Weeks): readonly CheckedCounter[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(counted)])]
    .map((week) => ({
      path,
      field: `sharesByWeek.${week}`,
      stored: stored[week] ?? 0,
      counted: counted[week] ?? 0,
    }))
    .filter((it) => it.stored !== it.counted);
