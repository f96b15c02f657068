import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Under Firestore's 500 writes a batch. */
const BATCH_SIZE = 400;

export interface ItemUsernamesRepo {
  /** Writes a member's new username to all their items. Safe to repeat. */
  rename(ownerId: string, username: string, at: Date): Promise<void>;
}

/** The owner's username as `items/{itemId}` repeats it. */
export function createItemUsernamesRepo(db: Firestore): ItemUsernamesRepo {
  const pageAfter = async (ownerId: string, last: QueryDocumentSnapshot | undefined) => {
    const query = db
      .collection('items')
      .where('ownerId', '==', ownerId)
      .orderBy(FieldPath.documentId())
      .select()
      .limit(BATCH_SIZE);
    return (await (last ? query.startAfter(last) : query).get()).docs;
  };

  return {
    rename: async (ownerId, username, at) => {
      let items = await pageAfter(ownerId, undefined);
      while (items.length > 0) {
        const batch = db.batch();
        for (const item of items) batch.update(item.ref, { username, updatedAt: at });
        await batch.commit();
        items = items.length < BATCH_SIZE ? [] : await pageAfter(ownerId, items.at(-1));
      }
    },
  };
}
