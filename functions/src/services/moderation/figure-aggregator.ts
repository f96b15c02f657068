import { VIEW_COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import {
  totalsChangeOf,
  type FigureTotals,
  NO_TOTALS_CHANGE,
  addTotals,
} from '../../domain/moderation/figure-counts';
import {
  addDaysToDay,
  daysFrom,
  ENDED_DAYS_SUMMED_AGAIN,
  lastEndedDay,
} from '../../domain/moderation/figure-days';
import { utcDay } from '../../domain/utc-day';
import type { CountersRepo } from '../../repos/counters-repo';
import type { FiguresRepo } from '../../repos/figures-repo';

interface FigureAggregatorDeps {
  readonly counters: Pick<CountersRepo, 'sum'>;
  readonly figures: Omit<FiguresRepo, 'between' | 'totals'>;
  readonly now: () => Date;
}

export interface FigureAggregator {
  /** Stores the totals as they were when counting began, unless they are already stored. */
  begin(): Promise<void>;
  /**
   * Stores the figures of each day that has ended since the last run. Stores the figures of the last three days again,
   * because late commits add to them. Idempotent. Costs 3 reads, and up to 20 more for each day that it stores.
   */
  fold(): Promise<void>;
}

export function createFigureAggregator({
  counters,
  figures,
  now,
}: FigureAggregatorDeps): FigureAggregator {
  const foldDay = async (day: string, before: FigureTotals, isCounted: boolean) => {
    const views = await counters.sum('pageViews', [day]);
    const pageViews = Object.values(views).reduce((sum, count) => sum + count, 0);
    const counts = isCounted ? await counters.sum('figures', [day]) : null;
    const changes = counts && addTotals(before, totalsChangeOf(counts));
    await figures.store({ day, counts, changes, pageViews });
    return changes ?? before;
  };

  return {
    begin: async () => {
      if (await figures.start()) return;
      await figures.setStart((await figures.firstCounted()) ?? utcDay(now()), now());
    },
    fold: async () => {
      const start = await figures.start();
      const last = lastEndedDay(now());
      const stored =
        (await figures.latest())?.day ??
        addDaysToDay(last, ENDED_DAYS_SUMMED_AGAIN - VIEW_COUNTS_KEPT_DAYS);
      const from = addDaysToDay(stored < last ? stored : last, 1 - ENDED_DAYS_SUMMED_AGAIN);
      let changes = (await figures.day(addDaysToDay(from, -1)))?.changes ?? NO_TOTALS_CHANGE;
      for (const day of daysFrom(from, last)) {
        const isCounted = start !== null && day >= start.firstDay;
        changes = await foldDay(day, changes, isCounted);
      }
    },
  };
}
