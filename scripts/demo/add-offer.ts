import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** Marks an item as sold on an offer, which sharing cannot do. Idempotent. */
export async function addOffer(
  db: Firestore,
  itemId: string,
  offerPriceCents: number,
): Promise<void> {
  const item = db.collection('items').doc(itemId);
  if ((await item.get()).get('saleType') === 'offer') return;
  const updatedAt = FieldValue.serverTimestamp();
  await item.update({ saleType: 'offer', offerPriceCents, updatedAt });
}
