import {
  WEB_VITALS_DEVICES,
  WEB_VITAL_MAX_VALUES,
  WEB_VITALS_ROUTES,
  type WebVital,
  type WebVitalsReport,
} from '@contract/schemas/web-vitals';
import { bucketOf, percentileOf } from '../../domain/site/web-vital-buckets';
import { utcDay, utcDaysUntil } from '../../domain/utc-day';
import type { CountersRepo } from '../../repos/counters-repo';

const SERIES = 'webVitals';
/**
 * Google rates a page by its 75th percentile: the value that this share of the page loads does not exceed.
 * https://web.dev/articles/vitals
 */
const RATED_SHARE = 0.75;

type Group = Readonly<{ vital: WebVital } & Pick<WebVitalsReport, 'route' | 'device'>>;

export interface WebVitalsFigure extends Group {
  readonly percentile75: number;
  readonly count: number;
}

export interface WebVitalsCounter {
  /**
   * Adds a page load to the histograms of the day. Costs 1 write, or none if the visitor does not want to be counted.
   */
  count(report: WebVitalsReport, isUnwanted: boolean): Promise<void>;
  /**
   * Returns the 75th percentile for each vital, route and device, from the page loads that were counted in the last
   * `days` UTC days, including today.
   */
  figures(days: number): Promise<readonly WebVitalsFigure[]>;
}

const VITALS = Object.keys(WEB_VITAL_MAX_VALUES) as WebVital[];
const GROUPS: readonly Group[] = VITALS.flatMap((vital) =>
  WEB_VITALS_ROUTES.flatMap((route) =>
    WEB_VITALS_DEVICES.map((device) => ({ vital, route, device })),
  ),
);

const keyOf = ({ vital, route, device }: Group, bucket: number) =>
  `${vital} ${route} ${device} ${bucket}`;

export function createWebVitalsCounter({
  counters,
  now,
}: {
  readonly counters: CountersRepo;
  readonly now: () => Date;
}): WebVitalsCounter {
  return {
    count: async ({ route, device, values }, isUnwanted) => {
      if (isUnwanted) return;
      const keys = VITALS.flatMap((vital) => {
        const value = values[vital];
        return value === undefined ? [] : keyOf({ vital, route, device }, bucketOf(vital, value));
      });
      await counters.add(SERIES, utcDay(now()), keys);
    },
    figures: async (days) => {
      const counted = await counters.sum(SERIES, utcDaysUntil(now(), days));
      return GROUPS.flatMap((group) => figureOf(group, counted));
    },
  };
}

function figureOf(group: Group, counted: Readonly<Record<string, number>>): WebVitalsFigure[] {
  const prefix = `${group.vital} ${group.route} ${group.device} `;
  const histogram = new Map(
    Object.entries(counted)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, count]) => [Number(key.slice(prefix.length)), count]),
  );
  const percentile75 = percentileOf(group.vital, histogram, RATED_SHARE);
  const count = [...histogram.values()].reduce((sum, one) => sum + one, 0);
  return percentile75 === null ? [] : [{ ...group, percentile75, count }];
}
