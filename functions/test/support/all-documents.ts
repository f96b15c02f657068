import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collectionRows } from '../../src/repos/collections/collections';

const GROUPS = [...new Set(collectionRows.map(([, { id }]) => id))];

/**
 * Returns every document of the collections in the table of collections. Leaves out other collections, because they are
 * slow to find: the emulator would read all documents once for each document.
 */
export async function readAllDocuments(db: Firestore): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(GROUPS.map((id) => db.collectionGroup(id).get()));
  return found.flatMap(({ docs }) => docs);
}
