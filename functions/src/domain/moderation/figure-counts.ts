import { bucketOf, type Histogram, percentileOf } from '../histogram';

/** What the figures for admins count on each UTC day, such as new members. */
export type FigureKey =
  | 'newMembers'
  | 'deletedMembers'
  | 'activeSessions'
  | 'submissions'
  | 'removedItems'
  | 'premiumStarted'
  | 'premiumEnded'
  | 'reports'
  | 'decidedReports';

/**
 * The counts of a UTC day by key. A key is a `FigureKey` or a key of `decisionDelayKeyOf`. The keys of
 * `decisionDelayKeyOf` count the first decisions about reports by how long they took.
 */
export type FigureCounts = Readonly<Record<string, number>>;

/**
 * The totals, such as the number of members. For each total, `add` is the count that increases it, and `subtract` is
 * the count that decreases it.
 */
const TOTALS = {
  members: { add: 'newMembers', subtract: 'deletedMembers' },
  items: { add: 'submissions', subtract: 'removedItems' },
  premium: { add: 'premiumStarted', subtract: 'premiumEnded' },
  reports: { add: 'reports', subtract: null },
  decidedReports: { add: 'decidedReports', subtract: null },
} as const satisfies Record<string, { add: FigureKey; subtract: FigureKey | null }>;
export type FigureTotals = Readonly<Record<keyof typeof TOTALS, number>>;

export const FIGURE_TOTAL_NAMES = Object.keys(TOTALS) as (keyof typeof TOTALS)[];

const totalsBy = (valueOf: (name: keyof typeof TOTALS) => number): FigureTotals => ({
  members: valueOf('members'),
  items: valueOf('items'),
  premium: valueOf('premium'),
  reports: valueOf('reports'),
  decidedReports: valueOf('decidedReports'),
});

export const NO_TOTALS_CHANGE = totalsBy(() => 0);

/** Returns by how much the counts of a day increase each total. A decrease is negative. */
export const totalsChangeOf = (counts: FigureCounts): FigureTotals =>
  totalsBy((name) => {
    const { add, subtract } = TOTALS[name];
    return (counts[add] ?? 0) - (subtract === null ? 0 : (counts[subtract] ?? 0));
  });

export const addTotals = (one: FigureTotals, other: FigureTotals): FigureTotals =>
  totalsBy((name) => one[name] + other[name]);

export const subtractTotals = (one: FigureTotals, other: FigureTotals): FigureTotals =>
  totalsBy((name) => one[name] - other[name]);

const MINUTE_MS = 60_000;
/**
 * Decisions are counted in buckets, by the minutes from the report to the decision. This is the upper end of the first
 * bucket: six seconds.
 */
const FIRST_END = 0.1;
const DECISION = 'decided after ';

/**
 * Returns the key under which a first decision is counted. The key depends on the time from the report to the decision.
 */
export const decisionDelayKeyOf = (reportedAt: Date, decidedAt: Date): string => {
  const minutes = Math.max(0, decidedAt.getTime() - reportedAt.getTime()) / MINUTE_MS;
  return `${DECISION}${bucketOf(FIRST_END, minutes)}`;
};

/**
 * Returns the median time from a report to the first decision about it, in minutes. The error is at most 15%, because a
 * bucket is 10% wide and times are rounded. Returns null if there were no decisions.
 */
export function medianMinutesToDecision(counts: FigureCounts): number | null {
  const histogram: Histogram = new Map(
    Object.entries(counts).flatMap(([key, count]) =>
      key.startsWith(DECISION) ? [[Number(key.slice(DECISION.length)), count]] : [],
    ),
  );
  const median = percentileOf(FIRST_END, histogram, 0.5);
  return median === null ? null : Math.round(median * 100) / 100;
}

/** Adds up the counts of several days. */
export function sumOfCounts(days: readonly FigureCounts[]): FigureCounts {
  const sums: Record<string, number> = {};
  for (const day of days)
    for (const [key, count] of Object.entries(day)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
