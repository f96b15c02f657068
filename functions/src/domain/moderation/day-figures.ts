import type { DayFigures } from '@contract/schemas/figures';
import {
  changeBy,
  type FigureCounts,
  type FigureKey,
  type FigureTotals,
  medianMinutes,
  plus,
} from './figure-counts';

export interface CountedDay {
  readonly day: string;
  /** Null before the counting began. */
  readonly counts: FigureCounts | null;
  /** At the end of the day. Null before the counting began, and while it is unknown what there was before. */
  readonly totals: FigureTotals | null;
  /** Null if they are not known. */
  readonly pageViews: number | null;
}

/** What was stored or removed without being counted makes a stored count wrong, even negative, until it is counted again. */
export const atLeastNone = (count: number): number => Math.max(0, count);

/** Returns the figures of a day as the owner reads them. */
export function dayFigures({ day, counts, totals, pageViews }: CountedDay): DayFigures {
  // A count falls below 0 if what is taken back was counted on the day before.
  const of = (key: FigureKey) => counts && atLeastNone(counts[key] ?? 0);
  const total = (name: keyof FigureTotals) => totals && atLeastNone(totals[name]);
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
    medianDecisionMinutes: counts && medianMinutes(counts),
    pageViews,
  };
}

interface OpenDay {
  readonly day: string;
  readonly counts: FigureCounts;
  readonly pageViews: number;
}

/** Returns the days that are not stored yet with the totals at their ends. `before`: at the end of the day before them. */
export function openDays(days: readonly OpenDay[], before: FigureTotals | null): CountedDay[] {
  let totals = before;
  return days.map((day) => {
    totals &&= plus(totals, changeBy(day.counts));
    return { ...day, totals };
  });
}
