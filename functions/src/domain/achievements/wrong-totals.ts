import type { CheckedCounter } from '../checked-counter';
import type { CountedTotals } from './counted-totals';
import type { Totals } from './totals';

const EXACT = ['itemsShared', 'ownSales', 'profitCents', 'likesReceived'] as const;

/** What a member gave to items that were erased still counts, although it is no longer there. */
const AT_LEAST = ['likesGiven', 'comments'] as const;

/**
 * Returns the totals of a member that do not fit what the database holds. Links and titles cannot be counted again. Likes received
 * follow a like after some seconds.
 */
export function wrongTotals(
  path: string,
  stored: Totals,
  counted: CountedTotals,
): readonly CheckedCounter[] {
  const checked = (field: (typeof EXACT | typeof AT_LEAST)[number]): CheckedCounter => ({
    ...{ path, field },
    ...{ stored: stored[field], counted: counted[field] },
  });
  return [
    ...EXACT.map(checked).filter((it) => it.stored !== it.counted),
    ...AT_LEAST.map(checked).filter((it) => it.stored < it.counted),
    ...wrongWeeks(path, stored.sharesByWeek, counted.sharesByWeek),
  ];
}

type Weeks = Totals['sharesByWeek'];

/** A week without shares can be 0 or missing. */
const wrongWeeks = (path: string, stored: Weeks, counted: Weeks): readonly CheckedCounter[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(counted)])]
    .map((week) => ({
      ...{ path, field: `sharesByWeek.${week}` },
      ...{ stored: stored[week] ?? 0, counted: counted[week] ?? 0 },
    }))
    .filter((it) => it.stored !== it.counted);
