import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import { createLikesRepo } from './likes-repo';
import { forEachUntilNone, writeUntilNone } from './until-none';

/**
 * How many likes are removed at the same time. Each removal changes its item, and many members may have liked the
 * same item.
 */
const LIKES_AT_ONCE = 10;

/**
 * Erases the traces of a deleted member in the data of other members: the likes of the member, the author of the
 * member's comments, mentions of the member, and blocks of the member by others. All methods are idempotent.
 */
export interface MemberTracesErasureRepo {
  /** Removes the member's likes. In the same commit, the item no longer counts the like. */
  removeLikes(work: SystemWork): Promise<void>;
  /** Removes the author from the member's comments. The comments stay. */
  unnameComments(work: SystemWork): Promise<void>;
  /**
   * Removes mentions of the member from comments of other members, so that the mentioned names no longer lead to a
   * profile.
   */
  removeMentions(work: SystemWork): Promise<void>;
  /**
   * Removes other members' blocks of this member. Blocks of earlier versions have no member id, so they are found by
   * the usernames that this member had (`names`).
   */
  removeBlocks(work: SystemWork, names: readonly string[]): Promise<void>;
}

export function createMemberTracesErasureRepo(db: Firestore): MemberTracesErasureRepo {
  return {
    removeLikes: (work) => {
      const given = collections.likes.group(db).where('userId', '==', work.uid);
      // Sorts in this order, because Firestore has an index for this order.
      const ordered = given.orderBy('createdAt', 'desc').select();
      return forEachUntilNone(ordered, LIKES_AT_ONCE, (like) => removeLike(db, like, work));
    },
    unnameComments: ({ uid }) =>
      writeUntilNone(
        collections.comments.group(db).where('userId', '==', uid),
        // `updatedAt` does not change, because a comment counts as edited if `updatedAt` differs from `createdAt`.
        (batch, { ref }) =>
          batch.update(ref, {
            userId: null,
            username: null,
            isPremiumUser: false,
            profileImageUrl: FieldValue.delete(),
          }),
      ),
    removeMentions: ({ uid }) =>
      writeUntilNone(
        collections.comments.group(db).where('mentionedIds', 'array-contains', uid),
        (batch, comment) =>
          batch.update(comment.ref, {
            // `arrayRemove` keeps mentions that a concurrent edit adds.
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

/** Returns the mentions as they are stored, because `arrayRemove` compares whole values. Includes invalid mentions. */
function mentionsOf(comment: QueryDocumentSnapshot, uid: string): unknown[] {
  // eslint-disable-next-line no-restricted-syntax -- The row's converter would parse the value.
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
  // `remove` changes nothing if the item is gone. In that case, this line deletes the like.
  await like.ref.delete();
}
