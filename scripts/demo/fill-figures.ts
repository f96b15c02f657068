import type { Firestore } from 'firebase-admin/firestore';
import { createRepos } from '../../functions/src/app/repos';
import { daysAfter } from '../../functions/src/domain/moderation/figure-days';
import { utcDay } from '../../functions/src/domain/utc-day';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { collections } from '../../functions/src/repos/collections/collections';
import { addCounts } from '../../functions/src/repos/counters-repo';
import { createFigureFolding } from '../../functions/src/services/moderation/figure-folding';
import { demoDay } from './demo-figures';

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
