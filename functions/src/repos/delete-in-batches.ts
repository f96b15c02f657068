import type { Firestore, Query } from 'firebase-admin/firestore';

/** The number of deletions in one batch. It is below Firestore's limit of 500 writes. */
export const DELETES_PER_BATCH = 400;

/**
 * Deletes all documents that a query finds. The query should use `select()` without fields. An interrupted call can be
 * repeated. Costs 1 read for each document, and at least one.
 */
export async function deleteInBatches(
  db: Firestore,
  found: Query,
  batchSize: number,
): Promise<void> {
  const first = found.limit(batchSize);
  let deleted: number;
  do {
    const { docs } = await first.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    deleted = docs.length;
  } while (deleted === batchSize);
}
