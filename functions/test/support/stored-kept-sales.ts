import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import type { Firestore } from 'firebase-admin/firestore';
import { keptSaleLine, PART_MAX_SALES } from '../../src/repos/kept-sale-parts';

/** Stores `parts` full documents of kept sales. Each sale was sold for $34.99 and bought for nothing. */
export async function storeKeptSales(db: Firestore, uid: string, parts: number): Promise<void> {
  const line = keptSaleLine(cardRecordLike({ isOwnSale: true, purchasePriceCents: 0 }));
  for (let part = 1; part <= parts; part += 1) {
    const ids = Array.from(
      { length: PART_MAX_SALES },
      (_, n) => `kept-${String(part)}-${String(n)}`,
    );
    await db.doc(`users/${uid}/keptSales/${String(part)}`).set({
      part,
      count: PART_MAX_SALES,
      bytes: 0,
      sales: Object.fromEntries(ids.map((id) => [id, line])),
    });
  }
}
