import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '../../functions/src/repos/collections/collections';

/** Marks an item as sold on an offer, which sharing cannot do. Idempotent. */
export async function addOffer(
  db: Firestore,
  itemId: string,
  offerPriceCents: number,
): Promise<void> {
  const item = collections.items.doc(db, { itemId });
  if ((await item.get()).data()?.saleType === 'offer') return;
  const updatedAt = FieldValue.serverTimestamp();
  await item.update({ saleType: 'offer', offerPriceCents, updatedAt });
}
