import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collectionRows } from '../../src/repos/collections/collections';

const GROUPS = [...new Set(collectionRows.map(([, { id }]) => id))];

/**
 * Returns every document of the collections in the table. Other collections are left out, because to find them, the
 * emulator would read all documents once for each document.
 */
export async function readAllDocuments(db: Firestore): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(GROUPS.map((id) => db.collectionGroup(id).get()));
  return found.flatMap(({ docs }) => docs);
}
