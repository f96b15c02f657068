import type { NotificationRecord } from '@contract/schemas/notification';
import { type GroupTexts, groupWords } from '../domain/notifications/notification-groups';
import { withoutActor } from '../domain/notifications/without-actor';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { isChanged } from './grpc-status';
import { pagesOf } from './pages-of';

/** Mostly the first one is found. Only what left comes before it. */
const ENTRIES_PER_PAGE = 2;

export interface Settling {
  /** Whom or what the notification may no longer name. */
  readonly left?: { readonly actorId: string | null } | { readonly commentId: string };
  /** What is already read: the item's title, and the text of one comment. */
  readonly known?: GroupTexts & { readonly commentId: string | null };
}

/**
 * Brings a notification in line with its entries after a change of its count: the words, and whom they name. Deletes it if nothing
 * counts any more, if nobody is left to name, if its item is gone, or if it is unreadable. Safe to repeat.
 */
export async function settleNotification(
  ref: Reference<NotificationRecord>,
  settling: Settling = {},
  before?: NotificationRecord | null,
): Promise<void> {
  const snapshot = await ref.get();
  // The member deleted it.
  if (!snapshot.updateTime) return;
  const { updateTime: lastUpdateTime } = snapshot;
  const stored = collections.notifications.readable(snapshot);
  // A later change of the count settles it, so that many members at the same time do not wait for each other.
  if (before && stored && before.count !== stored.count && !settling.left) return;
  const settled = stored && (await settledOf(ref, stored, settling));
  try {
    if (!settled) await ref.delete({ lastUpdateTime });
    else if (!isSettled(stored, settled)) await ref.update({ ...settled }, { lastUpdateTime });
  } catch (error) {
    if (!isChanged(error)) throw error;
    await settleNotification(ref, settling, stored);
  }
}

const NAMING = ['actorId', 'actorUsername', 'commentId'] as const;
type Naming = Pick<NotificationRecord, (typeof NAMING)[number]>;
type Settled = Naming & Pick<NotificationRecord, 'title' | 'message'>;

const isSettled = (stored: NotificationRecord, settled: Settled): boolean =>
  [...NAMING, 'title' as const, 'message' as const].every((name) => stored[name] === settled[name]);

/** Returns null if nothing is left to say. */
async function settledOf(
  ref: Reference<NotificationRecord>,
  stored: NotificationRecord,
  { left, known }: Settling,
): Promise<Settled | null> {
  if (stored.count <= 0) return null;
  const named = isNamed(stored, left) ? await latestEntryOf(ref, left) : stored;
  if (!named) return unnamedOf(stored);
  const { actorId, actorUsername, commentId } = named;
  const texts = await textsOf(ref, { itemId: stored.itemId, commentId }, known);
  if (!texts) return null;
  const words = groupWords({ ...stored, actorUsername }, texts);
  return { actorId, actorUsername, commentId, ...words };
}

/** An earlier version counted likes without entries. Their number stays, and nobody is named. */
function unnamedOf(stored: NotificationRecord): Settled | null {
  const { title, commentId, actorsCount = 1 } = stored;
  const unnamed = actorsCount > 1 ? withoutActor(stored) : null;
  return unnamed && { title, commentId, ...unnamed };
}

const isNamed = (stored: Naming, left: Settling['left']): boolean =>
  left !== undefined &&
  ('actorId' in left ? stored.actorId === left.actorId : stored.commentId === left.commentId);

/**
 * Returns the entry that counts and was added last. Only groups have entries. Skips what left: an event that comes late may have added
 * it again, and takes it out itself.
 */
export async function latestEntryOf(
  ref: Reference<NotificationRecord>,
  left?: Settling['left'],
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

/** Returns null if the item is gone. */
async function textsOf(
  { firestore }: Reference<NotificationRecord>,
  { itemId, commentId }: Pick<NotificationRecord, 'itemId' | 'commentId'>,
  known: Settling['known'],
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
