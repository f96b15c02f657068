import type { NotificationRecord } from '@contract/schemas/notification';
import { FieldValue } from 'firebase-admin/firestore';
import type { NotificationWords } from '../domain/notifications/notification-words';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { isAlreadyExists, isChanged } from './grpc-status';

export interface ActorOf extends Pick<NotificationRecord, 'type' | 'itemId'> {
  readonly actorId: string;
  readonly actorUsername: string | null;
  readonly wordsFor: (actorUsername: string | null, count: number) => NotificationWords;
}

/**
 * Adds a member to a notification that can be about several members, and makes it unread. The document `actors/{uid}`
 * below it says that the member was added, so that a repeat changes nothing. Uses a batch and not a transaction, so that
 * many members can be added at the same time.
 */
export async function addNotifiedActor(
  ref: Reference<NotificationRecord>,
  { wordsFor, ...fields }: ActorOf,
  expiresAt: Date,
): Promise<void> {
  const batch = ref.firestore.batch();
  const createdAt = FieldValue.serverTimestamp();
  const { actorId } = fields;
  const above = collections.notifications.paramsOf(ref);
  const actor = collections.actors.doc(ref.firestore, { ...above, actorId });
  batch.create(actor, { actorId, createdAt, expiresAt });
  batch.set(
    ref,
    {
      ...fields,
      ...wordsFor(fields.actorUsername, 1),
      ...{ topic: null, commentId: null, isRead: false, createdAt, expiresAt, pictureUrl: null },
      count: FieldValue.increment(1),
    },
    { merge: true },
  );
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  await writeWords(ref, wordsFor);
}

/** Writes the words for the current number of members, which others can change meanwhile. */
async function writeWords(
  ref: Reference<NotificationRecord>,
  wordsFor: ActorOf['wordsFor'],
): Promise<void> {
  const stored = await ref.get();
  // The member deleted it.
  const notification = stored.data();
  if (!notification || !stored.updateTime) return;
  const { actorUsername, count, message } = notification;
  const words = wordsFor(actorUsername, count);
  if (message === words.message) return;
  try {
    await ref.update({ ...words }, { lastUpdateTime: stored.updateTime });
  } catch (error) {
    if (!isChanged(error)) throw error;
    await writeWords(ref, wordsFor);
  }
}
