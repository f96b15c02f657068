import type { Firestore } from 'firebase-admin/firestore';
import type { Notify } from '../../../src/services/notifications/notify';
import {
  notificationsOf,
  storeComment,
  storeLike,
  type storeItemWithMembers,
} from '../../support/notified';

type OwnedItem = Awaited<ReturnType<typeof storeItemWithMembers>>;

/**
 * Creates one function for each act of a member that notifies the owner of an item: a like, a comment and a new
 * favorite. Each function stores a document and then does what the trigger of this document does. `current` returns the
 * item and the members of the running test.
 */
export function createNotifyingActs(db: Firestore, notify: Notify, current: () => OwnedItem) {
  const like = async (uid: string): Promise<void> => {
    const { itemId } = current();
    await storeLike(db, itemId, uid);
    await notify.like({ itemId, uid });
  };

  const comment = async (
    uid: string,
    more: Parameters<typeof storeComment>[3] = {},
  ): Promise<string> => {
    const { itemId } = current();
    const commentId = await storeComment(db, itemId, uid, more);
    await notify.comment({ itemId, commentId });
    return commentId;
  };

  const follow = async (uid: string): Promise<void> => {
    const { owner } = current();
    await db.doc(`users/${uid}/favorites/${owner}`).set({ sellerId: owner, createdAt: new Date() });
    await notify.follow({ uid: owner, followerId: uid });
  };

  /** Makes Ana and Bob do everything that notifies the owner, and makes the owner mention both members. */
  const doAll = async (): Promise<void> => {
    const { owner, ana, bob } = current();
    for (const uid of [ana, bob]) {
      const username = uid === bob ? 'bob' : 'ana';
      await like(uid);
      await comment(uid, { username, content: `By ${username}` });
      await comment(uid, { username, content: 'Look', mentions: [owner] });
      await follow(uid);
    }
    await comment(owner, { username: 'owner', content: 'Hi', mentions: [ana, bob] });
  };

  /** Returns the messages of a member's notifications. By default, the member is the owner of the item. */
  const messages = async (uid = current().owner): Promise<string[]> =>
    Object.values(await notificationsOf(db, uid))
      .map(({ message }) => message)
      .sort();

  return { like, comment, follow, doAll, messages };
}
