import type { CheckedCounter } from '../checked-counter';
import type { CountedTotals } from './counted-totals';
import type { Totals } from './totals';

const EXACT = ['itemsShared', 'ownSales', 'profitCents', 'likesReceived'] as const;

/**
 * Totals that may be higher than counted: likes and comments on erased items still count, although their documents no
 * longer exist.
 */
const AT_LEAST = ['likesGiven', 'comments'] as const;

/**
 * Returns the totals of a member that differ from the counted ones. Does not compare links and titles, which cannot be
 * counted again. Received likes may differ for some seconds after a like.
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

/** Returns the weeks whose numbers differ. A week without shares can be 0 or missing. */
const wrongWeeks = (path: string, stored: Weeks, counted: Weeks): readonly CheckedCounter[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(counted)])]
    .map((week) => ({
      ...{ path, field: `sharesByWeek.${week}` },
      ...{ stored: stored[week] ?? 0, counted: counted[week] ?? 0 },
    }))
    .filter((it) => it.stored !== it.counted);
