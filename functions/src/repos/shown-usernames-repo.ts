import {
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
} from 'firebase-admin/firestore';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;

export interface ShownUsernamesRepo {
  /** Writes a member's new username to all their items and comments. Safe to repeat. */
  rename(uid: string, username: string): Promise<void>;
}

export function createShownUsernamesRepo(db: Firestore): ShownUsernamesRepo {
  const pageAfter = async (documents: Query, last: QueryDocumentSnapshot | undefined) => {
    const query = documents.orderBy(FieldPath.documentId()).select().limit(BATCH_SIZE);
    return (await (last ? query.startAfter(last) : query).get()).docs;
  };

  const updateAll = async (documents: Query, change: UpdateData<object>) => {
    let page = await pageAfter(documents, undefined);
    while (page.length > 0) {
      const batch = db.batch();
      for (const { ref } of page) batch.update(ref, change);
      await batch.commit();
      page = page.length < BATCH_SIZE ? [] : await pageAfter(documents, page.at(-1));
    }
  };

  return {
    rename: async (uid, username) => {
      const items = db.collection('items').where('ownerId', '==', uid);
      const comments = db.collectionGroup('comments').where('userId', '==', uid);
      await Promise.all([
        updateAll(items, { username, updatedAt: FieldValue.serverTimestamp() }),
        // Without `updatedAt`: a comment whose times differ counts as edited.
        updateAll(comments, { username }),
      ]);
    },
  };
}
