import type {
  DocumentData,
  Query,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { isNotFound } from './grpc-status';

/**
 * How many documents one batch changes. Even with two writes for each document, a batch stays below Firestore's limit
 * of 500 writes.
 */
const BATCH_SIZE = 200;

/**
 * Calls `each` for the documents that a query finds, until the query finds none. `each` must change its document so
 * that the query no longer finds it. If a call is interrupted, a repeated call continues with the remaining documents.
 */
export async function forEachUntilNone<Stored, Written extends DocumentData>(
  query: Query<Stored, Written>,
  size: number,
  each: (document: QueryDocumentSnapshot<Stored, Written>) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(size).get();
    if (docs.length === 0) return;
    await Promise.all(docs.map(each));
  }
}

/**
 * Calls `write` with a batch for each document that a query finds, until the query finds none. `write` must change the
 * document so that the query no longer finds it. Many documents share one batch.
 */
export async function writeUntilNone<Stored, Written extends DocumentData>(
  query: Query<Stored, Written>,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot<Stored, Written>) => void,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(BATCH_SIZE).get();
    const [first] = docs;
    if (!first) return;
    const batch = first.ref.firestore.batch();
    for (const document of docs) write(batch, document);
    try {
      await batch.commit();
    } catch (error) {
      // The commit fails if one of the documents was deleted after the query. The next query no longer finds that
      // document.
      if (!isNotFound(error)) throw error;
    }
  }
}
