import {
  WEB_VITALS_DEVICES,
  WEB_VITALS_MAX,
  WEB_VITALS_ROUTES,
  type WebVital,
  type WebVitalsReport,
} from '@contract/schemas/web-vitals';
import { bucketOf, percentileOf } from '../../domain/site/web-vital-buckets';
import { utcDay } from '../../domain/utc-day';
import type { CountersRepo } from '../../repos/counters-repo';

const SERIES = 'webVitals';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Google rates a page by it: https://web.dev/articles/vitals */
const RATED_SHARE = 0.75;

type Group = Readonly<{ vital: WebVital } & Pick<WebVitalsReport, 'route' | 'device'>>;

export interface WebVitalsFigure extends Group {
  readonly percentile75: number;
  readonly count: number;
}

export interface WebVitals {
  /** Adds a page load to the day's histograms. 1 write. */
  count(report: WebVitalsReport): Promise<void>;
  /** Returns the 75th percentiles of the last `days` UTC days with today, of what was counted. */
  figures(days: number): Promise<readonly WebVitalsFigure[]>;
}

const VITALS = Object.keys(WEB_VITALS_MAX) as WebVital[];
const GROUPS: readonly Group[] = VITALS.flatMap((vital) =>
  WEB_VITALS_ROUTES.flatMap((route) =>
    WEB_VITALS_DEVICES.map((device) => ({ vital, route, device })),
  ),
);

const keyOf = ({ vital, route, device }: Group, bucket: number) =>
  `${vital} ${route} ${device} ${bucket}`;

export function createWebVitals({
  counters,
  now,
}: {
  readonly counters: CountersRepo;
  readonly now: () => Date;
}): WebVitals {
  return {
    count: async ({ route, device, values }) => {
      const keys = VITALS.flatMap((vital) => {
        const value = values[vital];
        return value === undefined ? [] : keyOf({ vital, route, device }, bucketOf(vital, value));
      });
      await counters.add(SERIES, utcDay(now()), keys);
    },
    figures: async (days) => {
      const today = now().getTime();
      const counted = await counters.sum(
        SERIES,
        Array.from({ length: days }, (_, ago) => utcDay(new Date(today - ago * DAY_MS))),
      );
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
