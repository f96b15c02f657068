import type { Firestore } from 'firebase-admin/firestore';
import { addEntryToGroup, type NewGroupEntry, startGroupWithEntry } from './add-entry-to-group';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { makeGroupEntryCountAgain, removeEntryFromGroup } from './group-entries';
import { isAlreadyExists, isPreconditionFailure } from './grpc-status';
import type { NewlyUnreadNotification } from './notifications-repo';
import { notificationRefOf } from './stored-notification';

export interface GroupEntryKey {
  readonly uid: string;
  readonly entryId: string;
}

/**
 * Notifications about several likes or comments (ADR 0082). Uses batches with preconditions instead of transactions, so
 * that many members can like an item at the same time. All methods are idempotent, even if a call fails halfway and is
 * repeated.
 */
export interface NotificationGroupsRepo {
  /**
   * Adds an entry to the open group, or starts a group. If the entry was removed before (for example, a like was taken
   * back), it counts again. Returns null if nothing became unread, because the entry is not new or the member was
   * already notified of it in another way. Costs at most 4 reads and 3 writes.
   */
  add(entry: NewGroupEntry): Promise<NewlyUnreadNotification | null>;
  has(key: GroupEntryKey): Promise<boolean>;
  /**
   * Makes an entry stop counting. If no entry of the notification counts any more, deletes the notification. The entry
   * stays stored, so that it does not count as new if the member likes the item again.
   */
  leave(key: GroupEntryKey): Promise<void>;
}

export function createNotificationGroupsRepo(
  db: Firestore,
  { now }: { readonly now: () => Date },
): NotificationGroupsRepo {
  const entryRefOf = (key: GroupEntryKey) => collections.groupEntries.doc(db, key);

  const add: NotificationGroupsRepo['add'] = async (entry) => {
    const { uid, groupId, ownId } = entry;
    const ref = entryRefOf(entry);
    const groupRef = collections.notificationGroups.doc(db, { uid, groupId });
    const [known, group] = await readDocuments(db, ref, groupRef);
    if (known.exists) {
      const { notification, texts } = entry;
      const about = { ...texts, commentId: notification.commentId };
      const isDone = await makeGroupEntryCountAgain(known, {
        notification: { rulingId: null, ...notification },
        known: about,
      });
      return isDone ? null : add(entry);
    }
    // The member was already notified of this comment: an edit at the same time mentioned the member, or an earlier
    // version of the product wrote the notification.
    if (ownId !== null && (await notificationRefOf(db, { uid, id: ownId }).get()).exists)
      return null;
    try {
      const joining = { entry, ref, group, now: now() };
      return (await addEntryToGroup(joining)) ?? (await startGroupWithEntry(joining));
    } catch (error) {
      // Another run, or the like or comment of another member, has changed the group first, so this write failed. Tries
      // again.
      if (!isAlreadyExists(error) && !isPreconditionFailure(error)) throw error;
      return add(entry);
    }
  };

  return {
    add,
    has: async (key) => (await entryRefOf(key).get()).exists,
    leave: (key) => removeEntryFromGroup(entryRefOf(key)),
  };
}
