import {
  type NotificationPage,
  NOTIFICATIONS_PER_PAGE,
  UNREAD_COUNT_MAX,
} from '@contract/schemas/notification';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  firstPageQuery,
  type NotificationMark,
  readNotificationsAfter,
  unreadCountQuery,
} from '../api/notifications';
import { isLiveConnected } from './live-state';
import { firstPageOf, joinPages, withFirstPage } from './notification-pages';
import { changedBy, withFormer, withMark } from './shown-marks';

const LIST = firstPageQuery.queryKey;
const COUNT = unreadCountQuery.queryKey;

/**
 * Shows the first page and the number of unread notifications, which Firestore delivered. Pages that were loaded after the
 * first one stay.
 * @param unread at most `UNREAD_COUNT_MAX`
 */
export function showLivePage(client: QueryClient, page: NotificationPage, unread: number): void {
  client.setQueryData(LIST, (known) => withFirstPage(known, page));
  client.setQueryData(COUNT, () => ({ count: unread }));
  cancelReads(client);
}

/** Shows a mark. Returns a function that undoes it, and leaves other changes since then as they are. */
export function showMark(mark: NotificationMark, client: QueryClient): () => void {
  const before = { page: client.getQueryData(LIST), unread: client.getQueryData(COUNT)?.count };
  const after = withMark(before, mark);
  const former = changedBy(before.page, mark);
  const lowered = (before.unread ?? 0) - (after.unread ?? 0);
  if (former.length > 0) client.setQueryData(LIST, () => after.page);
  if (lowered > 0) changeCount(client, -lowered);
  return () => {
    if (former.length > 0) client.setQueryData(LIST, (page) => page && withFormer(page, former));
    if (lowered > 0) changeCount(client, lowered);
  };
}

function changeCount(client: QueryClient, by: number): void {
  client.setQueryData(
    COUNT,
    (known) => known && { count: Math.min(UNREAD_COUNT_MAX, Math.max(0, known.count + by)) },
  );
}

/** Responses that are on their way may be older than what is shown. A first one is not canceled, because nothing is shown yet. */
function cancelReads(client: QueryClient): void {
  const predicate = ({ state }: Query) => state.data !== undefined;
  for (const queryKey of [LIST, COUNT]) void client.cancelQueries({ queryKey, predicate });
}

/** Call it when the server has stored a mark. A read that started before may have replaced what `showMark` showed. */
export function confirmMark(mark: NotificationMark, client: QueryClient): void {
  cancelReads(client);
  if (changedBy(client.getQueryData(LIST), mark).length === 0) return;
  showMark(mark, client);
  void client.invalidateQueries({ queryKey: COUNT });
}

/** Forgets the pages after the first one, which nothing reads again while the list is closed. */
export function keepFirstPage(client: QueryClient): void {
  const state = client.getQueryState(LIST);
  if (state?.status !== 'success' || !state.data) return;
  const first = firstPageOf(state.data);
  if (first === state.data) return;
  client.setQueryData(LIST, () => first, { updatedAt: state.dataUpdatedAt });
}

/** Reads the count and all loaded pages again, after a change in another tab. */
export async function rereadNotifications(client: QueryClient): Promise<void> {
  // Firestore delivers the count and the first page.
  if (!isLiveConnected())
    await Promise.all([COUNT, LIST].map((queryKey) => client.invalidateQueries({ queryKey })));
  const known = client.getQueryData(LIST);
  if (!known) return;
  const wanted = known.notifications.length - NOTIFICATIONS_PER_PAGE;
  let older: NotificationPage = { notifications: [], next: firstPageOf(known).next };
  try {
    while (older.next !== null && older.notifications.length < wanted)
      older = joinPages(older, await readNotificationsAfter(older.next));
  } catch (error) {
    console.warn('Could not read older notifications again.', error);
    return;
  }
  if (wanted > 0) client.setQueryData(LIST, (page) => page && joinPages(firstPageOf(page), older));
}
