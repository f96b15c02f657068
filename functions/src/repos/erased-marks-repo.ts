import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import { createLikesRepo } from './likes-repo';
import { eachUntilNone, writeUntilNone } from './until-none';

/** Each like changes its item, and many members may have liked one item. */
const LIKES_AT_ONCE = 10;

/**
 * What a deleted member left in the data of others, and what others left about the member. All methods are safe to
 * repeat.
 */
export interface ErasedMarksRepo {
  /** Each item stops counting the like in the same commit. */
  removeLikes(work: SystemWork): Promise<void>;
  /** The comments stay, without their author. */
  unnameComments(work: SystemWork): Promise<void>;
  /** The names in comments of others no longer lead anywhere. */
  removeMentions(work: SystemWork): Promise<void>;
  /** The blocks of this member by others. Older ones are found by the name that the member had then. */
  removeBlocks(work: SystemWork, names: readonly string[]): Promise<void>;
}

export function createErasedMarksRepo(db: Firestore): ErasedMarksRepo {
  return {
    removeLikes: (work) => {
      const given = collections.likes.group(db).where('userId', '==', work.uid);
      // Firestore has an index for this order.
      const ordered = given.orderBy('createdAt', 'desc').select();
      return eachUntilNone(ordered, LIKES_AT_ONCE, (like) => removeLike(db, like, work));
    },
    unnameComments: ({ uid }) =>
      writeUntilNone(
        collections.comments.group(db).where('userId', '==', uid),
        // Without `updatedAt`: a comment whose times differ counts as edited.
        (batch, { ref }) =>
          batch.update(ref, {
            ...{ userId: null, username: null, isPremiumUser: false },
            profileImageUrl: FieldValue.delete(),
          }),
      ),
    removeMentions: ({ uid }) =>
      writeUntilNone(
        collections.comments.group(db).where('mentionedIds', 'array-contains', uid),
        (batch, comment) =>
          batch.update(comment.ref, {
            // An edit at the same time keeps what it adds.
            mentions: FieldValue.arrayRemove(...mentionsOf(comment, uid)),
            mentionedIds: FieldValue.arrayRemove(uid),
            premiumMentionIds: FieldValue.arrayRemove(uid),
          }),
      ),
    removeBlocks: async ({ uid }, names) => {
      const blocks = collections.blocked.group(db);
      await writeUntilNone(blocks.where('userId', '==', uid), (batch, { ref }) =>
        batch.delete(ref),
      );
      for (const username of names) {
        const { docs } = await blocks.where('username', '==', username).get();
        await Promise.all(docs.filter(({ id }) => id === uid).map(({ ref }) => ref.delete()));
      }
    },
  };
}

/** As they are stored, because `arrayRemove` compares whole values, and an invalid mention is removed too. */
function mentionsOf(comment: QueryDocumentSnapshot, uid: string): unknown[] {
  // eslint-disable-next-line no-restricted-syntax -- The row would parse it.
  const stored: unknown = comment.get('mentions');
  if (!Array.isArray(stored)) return [];
  return stored.filter((mention: { readonly userId?: unknown } | null) => mention?.userId === uid);
}

async function removeLike(
  db: Firestore,
  like: QueryDocumentSnapshot,
  work: SystemWork,
): Promise<void> {
  await createLikesRepo(db).remove(collections.likes.paramsOf(like.ref).itemId, work);
  // It is still there if the item is gone.
  await like.ref.delete();
}
