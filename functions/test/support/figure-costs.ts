import { FIGURES_DAYS_MAX } from '@contract/schemas/figures';
import { NO_TOTALS_CHANGE } from '../../src/domain/moderation/figure-counts';
import { addDaysToDay } from '../../src/domain/moderation/figure-days';
import { utcDay } from '../../src/domain/utc-day';
import { collections } from '../../src/repos/collections/collections';
import type { CallCost, MeteredProduct } from './metered-product';
import { createMeteredAdmin } from './moderation-costs';

/**
 * Measures the calls that return the figures. All days except today are stored, as they are after a run of the daily
 * job.
 */
export async function measureFigureCosts(product: MeteredProduct) {
  const { cookie } = await createMeteredAdmin(product);
  const { db } = product;
  const today = utcDay(new Date());
  const batch = db.batch();
  const firstDay = addDaysToDay(today, 1 - FIGURES_DAYS_MAX);
  batch.set(collections.figureStart.doc(db, { startId: 'all' }), { firstDay, ...NO_TOTALS_CHANGE });
  for (let ago = FIGURES_DAYS_MAX - 1; ago > 0; ago -= 1) {
    const day = addDaysToDay(today, -ago);
    const stored = { day, counts: {}, changes: NO_TOTALS_CHANGE, pageViews: 0 };
    batch.set(collections.figures.doc(db, { day }), stored);
  }
  await batch.commit();
  const callNew = await product.startInstance();
  const get = (days: number) => callNew('getFigures', { cookie, query: { days: String(days) } });
  return [
    ['GET /api/admin/figures, 366 days', await get(FIGURES_DAYS_MAX)],
    ['GET /api/admin/figures, 7 days', await get(7)],
  ] satisfies CallCost[];
}
