import type { NotificationRecord } from '@contract/schemas/notification';
import { type GroupTexts, groupWords } from '../domain/notifications/notification-groups';
import { withoutActor } from '../domain/notifications/without-actor';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { isPreconditionFailure } from './grpc-status';
import { pagesOf } from './pages-of';

/**
 * How many entries are read at a time. Usually the notification must name the member of the newest entry, so one page
 * is enough. Only entries of the member or comment in `left` are skipped.
 */
const ENTRIES_PER_PAGE = 2;

export interface GroupNotificationUpdate {
  /** The member or comment that the notification must no longer name. */
  readonly left?: { readonly actorId: string | null } | { readonly commentId: string };
  /** Texts that the caller already knows: the item's title, and the text of one comment. */
  readonly known?: GroupTexts & { readonly commentId: string | null };
}

/**
 * Updates the words of a notification, and the member whom it names, after the number of its entries has changed.
 * Deletes the notification if no entry counts any more, if nobody is left to name, if its item is gone, or if it is
 * unreadable. Idempotent.
 */
export async function updateGroupNotification(
  ref: Reference<NotificationRecord>,
  update: GroupNotificationUpdate = {},
  before?: NotificationRecord | null,
): Promise<void> {
  const snapshot = await ref.get();
  // There is nothing to update, because the member has deleted the notification.
  if (!snapshot.updateTime) return;
  const { updateTime: lastUpdateTime } = snapshot;
  const stored = collections.notifications.readable(snapshot);
  // If the count has changed again, the trigger run for that change updates the notification. So the runs for
  // concurrent likes and comments do not wait for each other.
  if (before && stored && before.count !== stored.count && !update.left) return;
  const updated = stored && (await updatedOf(ref, stored, update));
  try {
    if (!updated) await ref.delete({ lastUpdateTime });
    else if (!isUpToDate(stored, updated)) await ref.update({ ...updated }, { lastUpdateTime });
  } catch (error) {
    if (!isPreconditionFailure(error)) throw error;
    await updateGroupNotification(ref, update, stored);
  }
}

const NAMING = ['actorId', 'actorUsername', 'commentId'] as const;
type Naming = Pick<NotificationRecord, (typeof NAMING)[number]>;
type Updated = Naming & Pick<NotificationRecord, 'title' | 'message'>;

const isUpToDate = (stored: NotificationRecord, updated: Updated): boolean =>
  [...NAMING, 'title' as const, 'message' as const].every((name) => stored[name] === updated[name]);

/** Returns the updated fields of a notification, or null if the notification must be deleted. */
async function updatedOf(
  ref: Reference<NotificationRecord>,
  stored: NotificationRecord,
  { left, known }: GroupNotificationUpdate,
): Promise<Updated | null> {
  if (stored.count <= 0) return null;
  const named = isNamed(stored, left) ? await readLatestEntryOf(ref, left) : stored;
  if (!named) return unnamedOf(stored);
  const { actorId, actorUsername, commentId } = named;
  const texts = await textsOf(ref, { itemId: stored.itemId, commentId }, known);
  if (!texts) return null;
  const words = groupWords({ ...stored, actorUsername }, texts);
  return { actorId, actorUsername, commentId, ...words };
}

/**
 * Returns words without a name for a notification of an earlier version of the product. That version counted likes
 * without storing entries. The number of likes stays.
 */
function unnamedOf(stored: NotificationRecord): Updated | null {
  const { title, commentId, actorsCount = 1 } = stored;
  const unnamed = actorsCount > 1 ? withoutActor(stored) : null;
  return unnamed && { title, commentId, ...unnamed };
}

const isNamed = (stored: Naming, left: GroupNotificationUpdate['left']): boolean =>
  left !== undefined &&
  ('actorId' in left ? stored.actorId === left.actorId : stored.commentId === left.commentId);

/**
 * Returns the newest entry that counts. Skips entries of the member or comment in `left`: a late event may have stored
 * one of these entries again, and the trigger run for that event removes it. Only notifications about groups have
 * entries.
 */
export async function readLatestEntryOf(
  ref: Reference<NotificationRecord>,
  left?: GroupNotificationUpdate['left'],
): Promise<Naming | null> {
  const { uid, notificationId } = collections.notifications.paramsOf(ref);
  const newestFirst = collections.groupEntries
    .in(ref.firestore, { uid })
    .where('notificationId', '==', notificationId)
    .where('counts', '==', true)
    .orderBy('createdAt', 'desc');
  for await (const page of pagesOf(newestFirst, ENTRIES_PER_PAGE)) {
    const found = page.map((entry) => entry.data()).find((entry) => !isNamed(entry, left));
    if (found) return found;
  }
  return null;
}

/** Returns the texts for the notification, or null if the item is gone. */
async function textsOf(
  { firestore }: Reference<NotificationRecord>,
  { itemId, commentId }: Pick<NotificationRecord, 'itemId' | 'commentId'>,
  known: GroupNotificationUpdate['known'],
): Promise<GroupTexts | null> {
  if (itemId === null) return null;
  const itemTitle = known?.itemTitle ?? (await titleOf(firestore, itemId));
  if (itemTitle === null) return null;
  if (commentId === null) return { itemTitle, content: null };
  if (commentId === known?.commentId) return { itemTitle, content: known.content };
  const comment = await collections.comments.doc(firestore, { itemId, commentId }).get();
  return { itemTitle, content: collections.comments.readable(comment)?.content ?? null };
}

async function titleOf(
  firestore: Reference<NotificationRecord>['firestore'],
  itemId: string,
): Promise<string | null> {
  const item = collections.items.readable(await collections.items.doc(firestore, { itemId }).get());
  return item?.removedAt === null ? item.title : null;
}
