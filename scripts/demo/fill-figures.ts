import type { Firestore } from 'firebase-admin/firestore';
import { createRepos } from '../../functions/src/app/repos';
import type { FigureCounts } from '../../functions/src/domain/moderation/figure-counts';
import { daysAfter } from '../../functions/src/domain/moderation/figure-days';
import { utcDay } from '../../functions/src/domain/utc-day';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { collections } from '../../functions/src/repos/collections/collections';
import { addCounts } from '../../functions/src/repos/counters-repo';
import { createFigureFolding } from '../../functions/src/services/moderation/figure-folding';
import { createRandom, type Random } from './random';

/** As many as page views are kept. */
const DAYS = 90;
/** Before the demo members joined. */
const DAYS_LATER = 5;

/** Adds invented figures of the last 90 days to those of the demo data. Does nothing if it has done so. */
export async function fillFigures(db: Firestore, now: Date): Promise<void> {
  const { figures, counters } = createRepos({ db, log: createJsonLogger(), now: () => now });
  const firstDay = daysAfter(utcDay(now), 1 - DAYS);
  const early = await figures.day(daysAfter(firstDay, DAYS_LATER));
  if (early !== null && early.counts !== null) return;
  const batch = db.batch();
  /** All plans of the demo members start now. The figures say that they started one after another. */
  const spreadPlans = async () => {
    const today = utcDay(now);
    const { premiumStarted = 0 } = await counters.sum('figures', [today]);
    const move = (day: string, by: number) => {
      addCounts(batch, db, { series: 'figures', day, counts: { premiumStarted: by } });
    };
    move(today, -premiumStarted);
    for (let n = 0; n < premiumStarted; n += 1) move(daysAfter(today, -3 - 8 * n), 1);
  };
  // The job has stored them without what is added now.
  for (const ref of await collections.figures.in(db).listDocuments()) batch.delete(ref);
  for (let ago = DAYS - 1; ago > 0; ago -= 1) {
    const day = daysAfter(utcDay(now), -ago);
    const { counts, pageViews } = demoDay(ago);
    addCounts(batch, db, { series: 'figures', day, counts });
    addCounts(batch, db, { series: 'pageViews', day, counts: pageViews });
  }
  await spreadPlans();
  await batch.commit();
  await figures.setStart(firstDay, now);
  const folding = createFigureFolding({ counters, figures, now: () => now });
  await folding.fold();
}

/** A free item expires after so many days. */
const LIVE_DAYS = 30;
/** After so many days, some members delete their accounts. */
const STAYED_DAYS = 20;

/** What was counted on a day of the demo data. */
interface DemoDay {
  readonly counts: FigureCounts;
  readonly pageViews: Readonly<Record<string, number>>;
}

const ROUTES = ['/', '/about', '/dashboard', '/user/:username', '/subscribe', 'other'] as const;

/**
 * Invents what was counted so many days ago. Who joins leaves again before today, and what is shared is removed, so that nothing is missing now. Always the same for one
 * day ago.
 */
function demoDay(ago: number): DemoDay {
  const random = createRandom(ago * 7919 + 17);
  // More in the last weeks, and less every seventh day.
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

/** Nothing in the last days, which have the real demo sales. */
const sharedOn = (ago: number): number =>
  ago <= LIVE_DAYS ? 0 : createRandom(ago * 104729 + 5).between(1, 5);

/** Members who have left again. The demo members are counted besides them. */
const joinedOn = (ago: number): number =>
  ago > STAYED_DAYS && createRandom(ago * 15_485_863 + 3).chance(0.15) ? 1 : 0;

/** Minutes to a decision, as the buckets of the histogram. */
function reportsOf(random: Random): FigureCounts {
  if (!random.chance(0.4)) return { reports: 0, decidedReports: 0 };
  const reports = random.between(1, 3);
  return { reports, decidedReports: reports, [`decided after ${random.between(60, 88)}`]: reports };
}
