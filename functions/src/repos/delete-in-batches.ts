import type { Firestore, Query } from 'firebase-admin/firestore';

/** Below Firestore's limit of 500 writes per batch. */
export const DELETES_PER_BATCH = 400;

/**
 * Deletes all documents that a query finds. The query should use `select()` without fields. If a run was interrupted,
 * it can be repeated. Costs 1 read for each document, and at least one.
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
