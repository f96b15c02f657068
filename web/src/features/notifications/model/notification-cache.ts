import { type NotificationPage, NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type NotificationMark,
  notificationsKey as LIST,
  readNotificationsAfter,
  unreadCountQuery,
} from '../api/notifications';
import { isLiveConnected } from './live-state';
import { firstPageOf, joinPages, withFirstPage } from './notification-pages';
import { addSending, type PendingMark, pendingMarks, removePending } from './pending-marks';
import { type KnownNotifications, loweredBy, shownWith, withMark } from './shown-marks';

const COUNT = unreadCountQuery.queryKey;

/**
 * Shows the first page and the number of unread notifications, which Firestore delivered. Pages that were loaded after the
 * first one stay while the list is open.
 * @param unread at most `UNREAD_COUNT_MAX`
 */
export function showLivePage(client: QueryClient, page: NotificationPage, unread: number): void {
  const isOpen = client.getQueryCache().find({ queryKey: LIST })?.isActive() ?? false;
  client.setQueryData(LIST, (known) => (isOpen ? withFirstPage(known, page) : page));
  client.setQueryData(COUNT, () => ({ count: unread }));
  cancelReads(client);
}

/** What the server said last. */
const knownIn = (client: QueryClient): KnownNotifications => ({
  page: client.getQueryData(LIST),
  counted: client.getQueryData(COUNT),
});

/** Shows a mark, until `confirmMarks` or `removePending`. */
export function startMark(client: QueryClient, mark: NotificationMark): PendingMark {
  const lowers = loweredBy(shownWith(knownIn(client), pendingMarks()), mark);
  const started = { key: crypto.randomUUID(), mark, lowers };
  addSending(started);
  return started;
}

/** Responses that are on their way may be older than what is shown. A first one is not canceled, because nothing is shown yet. */
function cancelReads(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined;
  for (const queryKey of [LIST, COUNT]) void client.cancelQueries({ queryKey, predicate });
}

/** Call it when the server has stored marks, and then read the count again: until then they lower the one that was read before. */
export function confirmMarks(client: QueryClient, marks: readonly PendingMark[]): void {
  const wasReading = client.isFetching({ queryKey: LIST }) > 0;
  cancelReads(client);
  const known = knownIn(client);
  const { sent } = pendingMarks();
  const before = shownWith(known, { queued: [], sending: [], sent });
  const after = marks.reduce(withMark, before);
  if (after.page && after.page !== before.page) replacePage(client, after.page, wasReading);
  const lowers = (known.counted?.count ?? 0) - (after.unread ?? 0);
  removePending(marks, { countedIn: known.counted, lowers });
}

/**
 * Replaces the loaded notifications without making them look as if they were read now.
 * @param isOutdated they are read again with the count
 */
function replacePage(client: QueryClient, page: NotificationPage, isOutdated: boolean): void {
  const query = client.getQueryCache().find<NotificationPage>({ queryKey: LIST });
  if (!query) return;
  const { status, dataUpdatedAt } = query.state;
  if (status === 'success' && !isOutdated)
    client.setQueryData(LIST, () => page, { updatedAt: dataUpdatedAt });
  // `useApiMutation` reads again what was not stored with `setQueryData`.
  else query.setState({ ...query.state, data: page });
}

export interface AddedPage {
  /** Undefined if it adds nothing. */
  readonly firstId: string | undefined;
  readonly isLast: boolean;
}

/** Appends the page that was read after `cursor`. Returns null if the list has changed meanwhile so that it does not follow. */
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

/** Forgets the pages after the first one, which nothing reads again while the list is closed. */
export function keepFirstPage(client: QueryClient): void {
  const page = client.getQueryData(LIST);
  const first = page && firstPageOf(page);
  if (first && first !== page) replacePage(client, first, false);
}

/** Reads the count and all loaded pages again, after a change in another tab. */
export async function rereadNotifications(client: QueryClient): Promise<void> {
  // Firestore delivers the count and the first page.
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
  // A mark, a poll or a closed list since then makes these pages outdated.
  const isChanged = client.getQueryData(LIST) !== known;
  if (!isChanged) replacePage(client, joinPages(firstPageOf(known), older), false);
}
