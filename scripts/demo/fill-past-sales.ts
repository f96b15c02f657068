import type { Firestore } from 'firebase-admin/firestore';
import { readLastPartSize, keepSales } from '../../functions/src/repos/kept-sale-parts';
import { createKeptSalesRepo } from '../../functions/src/repos/kept-sales-repo';
import { pastSales } from './past-sales';

/** The demo members whose dashboards show past sales. */
const SELLERS = ['demo-free', 'demo-premium'];

/**
 * Gives the demo accounts sales whose items are gone. Idempotent. Call `fillTotalsAndTitles` afterwards, so that it counts
 * these sales.
 */
export async function fillPastSales(db: Firestore, now: Date): Promise<void> {
  for (const uid of SELLERS) {
    const known = new Set((await createKeptSalesRepo(db).of(uid)).sales.map(({ id }) => id));
    const sales = pastSales(uid, now).filter(({ id }) => !known.has(id));
    if (sales.length === 0) continue;
    const growing = await readLastPartSize(db, uid);
    await db.runTransaction(async (transaction) => {
      keepSales(transaction, db, { uid, sales, growing });
    });
  }
}
