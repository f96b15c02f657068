import type { SiteFigures as FiguresResponse } from '@contract/schemas/figures';
import {
  atLeastZero,
  type CountedDay,
  dayFigures,
  withTotalsAtDayEnds,
} from '../../domain/moderation/day-figures';
import {
  medianMinutesToDecision,
  addTotals,
  sumOfCounts,
} from '../../domain/moderation/figure-counts';
import { addDaysToDay, daysFrom } from '../../domain/moderation/figure-days';
import { utcDay } from '../../domain/utc-day';
import type { CountersRepo } from '../../repos/counters-repo';
import type { FiguresRepo, FiguresStart, StoredFiguresDay } from '../../repos/figures-repo';
import type { PendingCasesRepo } from '../../repos/pending-cases-repo';

interface FiguresServiceDeps {
  readonly counters: Pick<CountersRepo, 'sum'>;
  readonly figures: Pick<FiguresRepo, 'start' | 'latest' | 'between' | 'totals'>;
  readonly pendingCases: PendingCasesRepo;
  readonly now: () => Date;
}

export interface Figures {
  /**
   * Returns the figures of the last days, including today. Costs 1 read for each stored day, 20 for each other day
   * (usually only today), and 5 more: 390 reads for 366 days.
   */
  get(days: number): Promise<FiguresResponse>;
}

export function createFiguresService({
  counters,
  figures,
  pendingCases,
  now,
}: FiguresServiceDeps): Figures {
  /**
   * Returns the figures of days that are not stored yet. Reads the shards of these days. A day before counting began
   * has no figures.
   */
  const unstored = async (days: readonly string[]) =>
    Promise.all(
      days.map(async (day) => {
        const [counts, views] = await Promise.all([
          counters.sum('figures', [day]),
          counters.sum('pageViews', [day]),
        ]);
        return { day, counts, pageViews: Object.values(views).reduce((sum, it) => sum + it, 0) };
      }),
    );

  /** Returns the days from `first` to `today`. Leaves out days before the first day with figures. */
  const known = async (first: string, today: string, start: FiguresStart | null) => {
    const latest = await figures.latest();
    const stored = latest ? await figures.between(first, latest.day) : [];
    const next = latest ? addDaysToDay(latest.day, 1) : (start?.firstDay ?? today);
    const before = start && (latest?.changes ? addTotals(start, latest.changes) : start);
    const open = withTotalsAtDayEnds(await unstored(daysFrom(next, today)), before);
    return { days: [...stored.map((day) => countedDay(day, start)), ...open], last: open.at(-1) };
  };

  return {
    get: async (count) => {
      const today = utcDay(now());
      const first = addDaysToDay(today, 1 - count);
      const [start, pending] = await Promise.all([figures.start(), pendingCases.get()]);
      const { days, last } = await known(first, today, start);
      const byDay = new Map(days.map((day) => [day.day, day]));
      const range = daysFrom(first, today).map((day) => byDay.get(day) ?? unknownDay(day));
      const totals = last?.totals ?? (await figures.totals(now())).counted;
      const { pendingReports, ...cases } = pending;
      return {
        days: range.map(dayFigures),
        now: {
          members: atLeastZero(totals.members),
          items: atLeastZero(totals.items),
          premium: atLeastZero(totals.premium),
          pendingReports: atLeastZero(pendingReports),
          ...cases,
        },
        medianDecisionMinutes: medianMinutesToDecision(
          sumOfCounts(range.flatMap(({ counts }) => (counts ? [counts] : []))),
        ),
      };
    },
  };
}

const countedDay = (
  { day, counts, changes, pageViews }: StoredFiguresDay,
  start: FiguresStart | null,
): CountedDay => ({
  day,
  counts,
  totals: start && changes && addTotals(start, changes),
  pageViews,
});

const unknownDay = (day: string): CountedDay => ({
  day,
  counts: null,
  totals: null,
  pageViews: null,
});
