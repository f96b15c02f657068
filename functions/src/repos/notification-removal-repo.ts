import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { removeEntryFromGroup } from './group-entries';
import { updateGroupNotification, type GroupNotificationUpdate } from './update-group-notification';
import { forEachUntilNone } from './until-none';

/** How many documents change at the same time during one removal. */
const AT_ONCE = 20;

/**
 * Removes notifications whose cause is gone. The likes and comments of other members stay in the groups. All methods
 * are idempotent, even if a call fails halfway and is repeated.
 */
export interface NotificationRemovalRepo {
  /** Removes a comment from all notifications. Afterwards, no notification quotes the comment. */
  ofComment(commentId: string): Promise<void>;
  /** Removes the likes, comments and mentions of each of two members from the other member's notifications. */
  between(uid: string, otherId: string): Promise<void>;
}

export function createNotificationRemovalRepo(db: Firestore): NotificationRemovalRepo {
  const entries = collections.groupEntries;
  const { notifications } = collections;

  const removeEntries = (found: Query) =>
    forEachUntilNone(found, AT_ONCE, ({ ref }) =>
      removeEntryFromGroup(entries.doc(db, entries.paramsOf(ref)), true),
    );
  /**
   * Updates or deletes the notifications that still name the removed member or comment. Runs after `removeEntries`.
   * After that, the notification of a group can still name the removed member only if a late event has added an entry
   * again. The trigger run for that event removes the entry.
   */
  const removeNamed = (found: Query, left: GroupNotificationUpdate['left']) =>
    forEachUntilNone(found, AT_ONCE, ({ ref }) =>
      updateGroupNotification(notifications.doc(db, notifications.paramsOf(ref)), left && { left }),
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
