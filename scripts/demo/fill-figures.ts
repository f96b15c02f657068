import type { Firestore } from 'firebase-admin/firestore';
import { createRepos } from '../../functions/src/app/repos';
import type { FigureCounts } from '../../functions/src/domain/moderation/figure-counts';
import { addDaysToDay } from '../../functions/src/domain/moderation/figure-days';
import { utcDay } from '../../functions/src/domain/utc-day';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { collections } from '../../functions/src/repos/collections/collections';
import { addCounts } from '../../functions/src/repos/counters-repo';
import { createFigureAggregator } from '../../functions/src/services/moderation/figure-aggregator';
import { createRandom, type Random } from './random';

/** The number of days with invented figures. The product keeps page views for the same number of days. */
const DAYS = 90;
/**
 * The number of days from the first day with invented figures to the day that `fillFigures` checks. No demo member had
 * joined by that day. If it has counts, an earlier run has therefore added the invented figures.
 */
const PROBED_DAY = 5;

/**
 * Adds invented figures of the last 90 days to the figures of the demo data. Does nothing if an earlier run has added
 * them.
 */
export async function fillFigures(db: Firestore, now: Date): Promise<void> {
  const { figures, counters } = createRepos({ db, log: createJsonLogger(), now: () => now });
  const firstDay = addDaysToDay(utcDay(now), 1 - DAYS);
  const early = await figures.day(addDaysToDay(firstDay, PROBED_DAY));
  if (early !== null && early.counts !== null) return;
  const batch = db.batch();
  /**
   * Moves the counted starts of plans from today to different earlier days, because the plans of all demo members start
   * today.
   */
  const spreadPlans = async () => {
    const today = utcDay(now);
    const { premiumStarted = 0 } = await counters.sum('figures', [today]);
    const move = (day: string, by: number) => {
      addCounts(batch, db, { series: 'figures', day, counts: { premiumStarted: by } });
    };
    move(today, -premiumStarted);
    for (let n = 0; n < premiumStarted; n += 1) move(addDaysToDay(today, -3 - 8 * n), 1);
  };
  // Deletes the daily figures that `foldFigures` has stored. They lack the counts that are added below.
  for (const ref of await collections.figures.in(db).listDocuments()) batch.delete(ref);
  for (let ago = DAYS - 1; ago > 0; ago -= 1) {
    const day = addDaysToDay(utcDay(now), -ago);
    const { counts, pageViews } = demoDay(ago);
    addCounts(batch, db, { series: 'figures', day, counts });
    addCounts(batch, db, { series: 'pageViews', day, counts: pageViews });
  }
  await spreadPlans();
  await batch.commit();
  await figures.setStart(firstDay, now);
  const folding = createFigureAggregator({ counters, figures, now: () => now });
  await folding.fold();
}

/** The number of days after which a free item expires. */
const LIVE_DAYS = 30;
/** The number of days after which invented members delete their accounts. */
const STAYED_DAYS = 20;

/** The invented counts of one day. */
interface DemoDay {
  readonly counts: FigureCounts;
  readonly pageViews: Readonly<Record<string, number>>;
}

const ROUTES = ['/', '/about', '/dashboard', '/user/:username', '/subscribe', 'other'] as const;

/**
 * Returns the invented counts of the day `ago` days before today. Each call returns the same counts. By today, all
 * invented members have left and all invented items are removed. Therefore today's totals contain only the demo data.
 */
function demoDay(ago: number): DemoDay {
  const random = createRandom(ago * 7919 + 17);
  // Counts grow toward today, and are lower every seventh day.
  const busy = (1.6 - ago / 100) * (ago % 7 === 0 ? 0.6 : 1);
  const counts = {
    newMembers: joinedOn(ago),
    deletedMembers: joinedOn(ago + STAYED_DAYS),
    activeSessions: Math.round(busy * random.between(7, 12)),
    submissions: sharedOn(ago),
    removedItems: sharedOn(ago + LIVE_DAYS),
    ...reportsOf(random),
  };
  const pageViews = Object.fromEntries(
    ROUTES.map((route, place) => [
      route,
      Math.round((busy * random.between(40, 90)) / (place + 1)),
    ]),
  );
  return { counts, pageViews };
}

/**
 * Returns the number of invented items that were shared on a day, `ago` days before today. Returns 0 for the last 30
 * days, because the demo members share their items on these days.
 */
const sharedOn = (ago: number): number =>
  ago <= LIVE_DAYS ? 0 : createRandom(ago * 104729 + 5).between(1, 5);

/**
 * Returns the number of invented members who joined on a day, `ago` days before today. All of them have left by today.
 * The demo members are counted separately.
 */
const joinedOn = (ago: number): number =>
  ago > STAYED_DAYS && createRandom(ago * 15_485_863 + 3).chance(0.15) ? 1 : 0;

/** Returns the counts of reports, with the minutes to each decision in the buckets of a histogram. */
function reportsOf(random: Random): FigureCounts {
  if (!random.chance(0.4)) return { reports: 0, decidedReports: 0 };
  const reports = random.between(1, 3);
  return { reports, decidedReports: reports, [`decided after ${random.between(60, 88)}`]: reports };
}
