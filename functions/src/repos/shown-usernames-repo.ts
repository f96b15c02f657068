import {
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';

import type { Micros } from '../domain/items/item-index/indexed-item';
import { commitTime } from './timestamp-micros';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;

export interface ShownUsernamesRepo {
  /**
   * Writes a member's new username to all their items and comments. Safe to repeat. Returns the time of the last
   * commit of items, or null if the member has none.
   */
  rename(uid: string, username: string): Promise<Micros | null>;
}

export function createShownUsernamesRepo(db: Firestore): ShownUsernamesRepo {
  const pageAfter = async (documents: Query, last: QueryDocumentSnapshot | undefined) => {
    const query = documents.orderBy(FieldPath.documentId()).select().limit(BATCH_SIZE);
    return (await (last ? query.startAfter(last) : query).get()).docs;
  };

  const updateAll = async (documents: Query, change: UpdateData<object>) => {
    let page = await pageAfter(documents, undefined);
    let changedAt: Micros | null = null;
    while (page.length > 0) {
      const batch = db.batch();
      for (const { ref } of page) batch.update(ref, change);
      changedAt = commitTime(await batch.commit());
      page = page.length < BATCH_SIZE ? [] : await pageAfter(documents, page.at(-1));
    }
    return changedAt;
  };

  return {
    rename: async (uid, username) => {
      const items = db.collection('items').where('ownerId', '==', uid);
      const comments = db.collectionGroup('comments').where('userId', '==', uid);
      const [changedAt] = await Promise.all([
        updateAll(items, { username, updatedAt: FieldValue.serverTimestamp() }),
        // Without `updatedAt`: a comment whose times differ counts as edited.
        updateAll(comments, { username }),
      ]);
      return changedAt;
    },
  };
}
