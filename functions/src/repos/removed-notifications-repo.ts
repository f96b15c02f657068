import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { leaveGroup } from './group-entries';
import { settleNotification, type Settling } from './settle-notification';
import { eachUntilNone } from './until-none';

/** How many documents change at the same time during one removal. */
const AT_ONCE = 20;

/**
 * Removes notifications whose cause is gone. Groups keep what other members did. All methods are idempotent, also
 * after a failure.
 */
export interface RemovedNotificationsRepo {
  /** Removes a comment from all notifications. No notification quotes the comment any more. */
  ofComment(commentId: string): Promise<void>;
  /** Removes from each of two members' notifications what the other member caused. */
  between(uid: string, otherId: string): Promise<void>;
}

export function createRemovedNotificationsRepo(db: Firestore): RemovedNotificationsRepo {
  const entries = collections.groupEntries;
  const { notifications } = collections;

  const removeEntries = (found: Query) =>
    eachUntilNone(found, AT_ONCE, ({ ref }) =>
      leaveGroup(entries.doc(db, entries.paramsOf(ref)), true),
    );
  /**
   * Runs after `removeEntries`. If a group still names what left, the run of a late event has added it again since, and
   * removes its entry itself.
   */
  const removeNamed = (found: Query, left: Settling['left']) =>
    eachUntilNone(found, AT_ONCE, ({ ref }) =>
      settleNotification(notifications.doc(db, notifications.paramsOf(ref)), left && { left }),
    );

  const removeOf = async (uid: string, actorId: string) => {
    await removeEntries(entries.in(db, { uid }).where('actorId', '==', actorId).select());
    const caused = notifications.in(db, { uid }).where('actorId', '==', actorId).select();
    await removeNamed(caused, { actorId });
  };

  return {
    ofComment: async (commentId) => {
      await removeEntries(entries.group(db).where('commentId', '==', commentId).select());
      const naming = notifications.group(db).where('commentId', '==', commentId).select();
      await removeNamed(naming, { commentId });
    },
    between: async (uid, otherId) => {
      await Promise.all([removeOf(uid, otherId), removeOf(otherId, uid)]);
    },
  };
}
