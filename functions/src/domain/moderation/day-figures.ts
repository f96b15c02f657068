import type { DayFigures } from '@contract/schemas/figures';
import {
  totalsChangeOf,
  type FigureCounts,
  type FigureKey,
  type FigureTotals,
  medianMinutesToDecision,
  addTotals,
} from './figure-counts';

export interface CountedDay {
  readonly day: string;
  /** The counts of the day. Null if the product did not count yet on that day. */
  readonly counts: FigureCounts | null;
  /**
   * The totals at the end of the day. Null if the product did not count yet on that day, or if the totals at the end of
   * the previous day are unknown.
   */
  readonly totals: FigureTotals | null;
  /** The number of page views on the day. Null if it is unknown. */
  readonly pageViews: number | null;
}

/**
 * Returns the count, or 0 if it is negative. A stored count can be too low if something was stored or removed without
 * being counted. `backfill-figures` corrects such counts.
 */
export const atLeastZero = (count: number): number => Math.max(0, count);

/** Converts the counts and totals of a day to the figures that admins read. */
export function dayFigures({ day, counts, totals, pageViews }: CountedDay): DayFigures {
  // A count of a day can be negative, because something that was counted on an earlier day was taken back on this day.
  const of = (key: FigureKey) => counts && atLeastZero(counts[key] ?? 0);
  const total = (name: keyof FigureTotals) => totals && atLeastZero(totals[name]);
  return {
    day,
    members: total('members'),
    newMembers: of('newMembers'),
    deletedMembers: of('deletedMembers'),
    activeSessions: of('activeSessions'),
    items: total('items'),
    submissions: of('submissions'),
    premium: total('premium'),
    premiumStarted: of('premiumStarted'),
    premiumEnded: of('premiumEnded'),
    reports: of('reports'),
    decidedReports: of('decidedReports'),
    medianDecisionMinutes: counts && medianMinutesToDecision(counts),
    pageViews,
  };
}

interface OpenDay {
  readonly day: string;
  readonly counts: FigureCounts;
  readonly pageViews: number;
}

/**
 * Adds to each day the totals at its end, which are not stored yet. `before` contains the totals at the end of the day
 * before the first of these days. If it is null, all totals are null.
 */
export function withTotalsAtDayEnds(
  days: readonly OpenDay[],
  before: FigureTotals | null,
): CountedDay[] {
  let totals = before;
  return days.map((day) => {
    totals &&= addTotals(totals, totalsChangeOf(day.counts));
    return { ...day, totals };
  });
}
