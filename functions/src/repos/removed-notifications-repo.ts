import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { leaveGroup } from './group-entries';
import { settleNotification, type Settling } from './settle-notification';
import { eachUntilNone } from './until-none';

/** How many documents of one removal change at the same time. */
const AT_ONCE = 20;

/** Notifications whose reason is gone. Groups keep what others did. All methods are safe to repeat, also after a failure. */
export interface RemovedNotificationsRepo {
  /** Its text leaves all messages. */
  ofComment(commentId: string): Promise<void>;
  /** What each of two members caused in the other's notifications. */
  between(uid: string, otherId: string): Promise<void>;
}

export function createRemovedNotificationsRepo(db: Firestore): RemovedNotificationsRepo {
  const entries = collections.groupEntries;
  const { notifications } = collections;

  const removeEntries = (found: Query) =>
    eachUntilNone(found, AT_ONCE, ({ ref }) =>
      leaveGroup(entries.doc(db, entries.paramsOf(ref)), true),
    );
  /** Runs after `removeEntries`. A group that still names what left was joined since by the run of a late event, which takes its entry out itself. */
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
