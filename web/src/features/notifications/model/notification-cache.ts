import { type NotificationPage, NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type NotificationMark,
  notificationsKey as LIST,
  readNotificationsAfter,
  unreadCountQuery,
} from '../api/notifications';
import { isLiveConnected } from './live-state';
import { firstPageOf, joinPages, replaceNewestPage } from './notification-pages';
import {
  addSendingMark,
  type PendingMark,
  pendingMarks,
  removePendingMarks,
} from './pending-marks';
import {
  type KnownNotifications,
  unreadCountRemovedByMark,
  withPendingMarks,
  stateAfterMark,
} from './shown-marks';

const COUNT = unreadCountQuery.queryKey;

/**
 * Caches what Firestore has delivered: the first page and the number of unread notifications, at most
 * `UNREAD_COUNT_MAX`. Keeps the later pages while the list is open.
 */
export function cacheLiveNotifications(
  client: QueryClient,
  page: NotificationPage,
  unread: number,
): void {
  const isOpen = client.getQueryCache().find({ queryKey: LIST })?.isActive() ?? false;
  client.setQueryData(LIST, (known) => (isOpen ? replaceNewestPage(known, page) : page));
  client.setQueryData(COUNT, () => ({ count: unread }));
  cancelReads(client);
}

/** Returns the notifications as the server sent them last. */
const knownIn = (client: QueryClient): KnownNotifications => ({
  page: client.getQueryData(LIST),
  counted: client.getQueryData(COUNT),
});

/** Shows the effect of a mark on the screen until `applyConfirmedMarks` or `removePendingMarks` is called. */
export function addOptimisticMark(client: QueryClient, mark: NotificationMark): PendingMark {
  const lowers = unreadCountRemovedByMark(withPendingMarks(knownIn(client), pendingMarks()), mark);
  const started = { key: crypto.randomUUID(), mark, lowers };
  addSendingMark(started);
  return started;
}

/**
 * Cancels requests that are running, because their responses may be older than the state on the screen. Does not cancel
 * the first request, because the screen shows no data before its response.
 */
function cancelReads(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined;
  for (const queryKey of [LIST, COUNT]) void client.cancelQueries({ queryKey, predicate });
}

/**
 * Applies marks that the server has stored to the cached notifications. Call it before requesting the number of unread
 * notifications again. Until the new number arrives, the app subtracts the marks from the last number.
 */
export function applyConfirmedMarks(client: QueryClient, marks: readonly PendingMark[]): void {
  const wasReading = client.isFetching({ queryKey: LIST }) > 0;
  cancelReads(client);
  const known = knownIn(client);
  const { sent } = pendingMarks();
  const before = withPendingMarks(known, { queued: [], sending: [], sent });
  const after = marks.reduce(stateAfterMark, before);
  if (after.page && after.page !== before.page) replacePage(client, after.page, wasReading);
  const lowers = (known.counted?.count ?? 0) - (after.unread ?? 0);
  removePendingMarks(marks, { countedIn: known.counted, lowers });
}

/**
 * Replaces the loaded notifications without changing the time of their last update. If `isOutdated` is true, the app
 * requests them again together with the number of unread notifications.
 */
function replacePage(client: QueryClient, page: NotificationPage, isOutdated: boolean): void {
  const query = client.getQueryCache().find<NotificationPage>({ queryKey: LIST });
  if (!query) return;
  const { status, dataUpdatedAt } = query.state;
  if (status === 'success' && !isOutdated)
    client.setQueryData(LIST, () => page, { updatedAt: dataUpdatedAt });
  // Uses `setState` instead of `setQueryData`, because `useApiMutation` would not request the list again after
  // `setQueryData`.
  else query.setState({ ...query.state, data: page });
}

export interface AddedPage {
  /** The id of the first notification that the page adds to the list. Undefined if the page adds none. */
  readonly firstId: string | undefined;
  readonly isLast: boolean;
}

/**
 * Appends the page that was requested after `cursor`. Returns null if the list has changed during the request, because
 * the page may no longer follow the loaded pages.
 */
export function appendPage(
  client: QueryClient,
  cursor: string,
  read: NotificationPage,
): AddedPage | null {
  const known = client.getQueryData(LIST);
  if (known?.next !== cursor) return null;
  const joined = joinPages(known, read);
  replacePage(client, joined, false);
  return {
    firstId: joined.notifications[known.notifications.length]?.id,
    isLast: joined.next === null,
  };
}

/** Removes the later pages when the list closes, because a closed list requests only its first page again. */
export function keepFirstPage(client: QueryClient): void {
  const page = client.getQueryData(LIST);
  const first = page && firstPageOf(page);
  if (first && first !== page) replacePage(client, first, false);
}

/** Requests the number of unread notifications and all loaded pages again after a change in another tab. */
export async function refetchNotifications(client: QueryClient): Promise<void> {
  // While Firestore delivers the number and the first page, does not request them.
  if (!isLiveConnected())
    await Promise.all([COUNT, LIST].map((queryKey) => client.invalidateQueries({ queryKey })));
  const known = client.getQueryData(LIST);
  if (!known) return;
  const wanted = known.notifications.length - NOTIFICATIONS_PER_PAGE;
  if (wanted <= 0) return;
  let older: NotificationPage = { notifications: [], next: firstPageOf(known).next };
  try {
    while (older.next !== null && older.notifications.length < wanted)
      older = joinPages(older, await readNotificationsAfter(older.next));
  } catch (error) {
    console.warn('Could not read older notifications again.', error);
    return;
  }
  // If a mark, a poll or the closing of the list has changed the cache during these requests, their pages are outdated.
  const isChanged = client.getQueryData(LIST) !== known;
  if (!isChanged) replacePage(client, joinPages(firstPageOf(known), older), false);
}
