import type { NotificationRecord } from '@contract/schemas/notification';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists, isPreconditionFailure } from './grpc-status';
import {
  readLatestEntryOf,
  updateGroupNotification,
  type GroupNotificationUpdate,
} from './update-group-notification';
import { notificationRefOf } from './stored-notification';

type Entry = Stored<'groupEntries'>;

interface Again {
  /** The notification. It is created again if it was deleted because none of its entries counted any more. */
  readonly notification: Omit<NotificationRecord, 'isRead' | 'count' | 'createdAt' | 'expiresAt'>;
  readonly known: NonNullable<GroupNotificationUpdate['known']>;
}

/**
 * Makes an entry count again after it had stopped counting. Does not make its notification unread. If the member
 * deleted the notification, does not create it again. Returns false if another write changed the entry or its
 * notification first. Idempotent.
 */
export async function makeGroupEntryCountAgain(
  snapshot: Snapshot<Entry>,
  { notification, known }: Again,
): Promise<boolean> {
  const entry = collections.groupEntries.readable(snapshot);
  if (!entry || !snapshot.updateTime) return true;
  const counting = notificationOf(snapshot.ref, entry);
  if (!entry.counts) {
    const { ref, updateTime: lastUpdateTime } = snapshot;
    const batch = ref.firestore.batch().update(ref, { counts: true }, { lastUpdateTime });
    const { createdAt, expiresAt } = entry;
    if (await exists(counting)) batch.update(counting, { count: FieldValue.increment(1) });
    else if (await readLatestEntryOf(counting)) return !(await exists(counting));
    else batch.create(counting, { ...notification, isRead: true, count: 1, createdAt, expiresAt });
    if (!(await committed(batch))) return false;
  }
  await updateGroupNotification(counting, { known });
  return true;
}

/**
 * Removes an entry from its notification. If no entry counts any more, deletes the notification. If the notification
 * names the member of this entry, makes it name the member of another entry. Idempotent, even if a call fails halfway
 * and is repeated.
 * @param isDeleted whether to delete the entry too, so that a later like or comment of the same member counts as new
 */
export async function removeEntryFromGroup(
  ref: Reference<Entry>,
  isDeleted = false,
): Promise<void> {
  const snapshot = await ref.get();
  const entry = collections.groupEntries.readable(snapshot);
  if (entry) {
    if (entry.counts && !(await uncount(snapshot, entry)))
      return removeEntryFromGroup(ref, isDeleted);
    const { commentId, actorId } = entry;
    const left = commentId === null ? { actorId } : { commentId };
    await updateGroupNotification(notificationOf(ref, entry), { left });
  }
  // An invalid entry is deleted, too.
  if (isDeleted && snapshot.exists) await ref.delete();
}

/** Makes an entry stop counting. Returns false if another write changed the entry or its notification first. */
async function uncount({ ref, updateTime }: Snapshot<Entry>, entry: Entry): Promise<boolean> {
  if (!updateTime) return false;
  const counting = notificationOf(ref, entry);
  // If the member has deleted the notification, the entry keeps counting, because `makeGroupEntryCountAgain` would
  // create the notification again if none of its entries counted.
  if (!(await exists(counting))) return true;
  const batch = ref.firestore.batch();
  batch.update(ref, { counts: false }, { lastUpdateTime: updateTime });
  batch.update(counting, { count: FieldValue.increment(-1) });
  return committed(batch);
}

/** Commits a batch. Returns false if the commit failed because another write changed a document first. */
async function committed(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || isPreconditionFailure(error)) return false;
    throw error;
  }
}

const exists = async (ref: Reference<NotificationRecord>) => (await ref.get()).exists;

function notificationOf(
  ref: Reference<Entry>,
  { notificationId }: Entry,
): Reference<NotificationRecord> {
  const { uid } = collections.groupEntries.paramsOf(ref);
  return notificationRefOf(ref.firestore, { uid, id: notificationId });
}
