import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from './collections/collections';

/**
 * Removes all push devices of a member in a transaction that ends all sessions. It reads documents, so callers must
 * call it before the transaction's first write.
 */
export async function removeAllPushDevices(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<void> {
  const { docs } = await transaction.get(collections.pushTokens.in(db, { uid }).select());
  for (const { ref } of docs) transaction.delete(ref);
}
