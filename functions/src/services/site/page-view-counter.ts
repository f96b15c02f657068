import { knownPageViewRoute } from '@contract/rules/page-view-route';
import { PAGE_VIEW_ROUTES, type PageViewRoute } from '@contract/schemas/page-view';
import { utcDay, utcDaysUntil } from '../../domain/utc-day';
import type { CountersRepo } from '../../repos/counters-repo';

const SERIES = 'pageViews';

export interface PageViewFigure {
  readonly route: PageViewRoute;
  readonly count: number;
}

export interface PageViewCounter {
  /** Adds a view to the counts of the day. Costs 1 write, or none if the visitor does not want to be counted. */
  count(view: { readonly route: string; readonly isUnwanted: boolean }): Promise<void>;
  /** Returns the views of the last `days` UTC days, including today, the most viewed page first. */
  figures(days: number): Promise<readonly PageViewFigure[]>;
}

export function createPageViewCounter({
  counters,
  now,
}: {
  readonly counters: CountersRepo;
  readonly now: () => Date;
}): PageViewCounter {
  return {
    count: async ({ route, isUnwanted }) => {
      if (isUnwanted) return;
      await counters.add(SERIES, utcDay(now()), [knownPageViewRoute(route)]);
    },
    figures: async (days) => {
      const counted = await counters.sum(SERIES, utcDaysUntil(now(), days));
      return PAGE_VIEW_ROUTES.map((route) => ({ route, count: counted[route] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count);
    },
  };
}
