import { timeCursor } from '@contract/rules/time-cursor';
import { type NotificationPage, NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';

/**
 * Replaces the first page and keeps later pages. If notifications may be missing between the first page and the later
 * pages, returns only the first page.
 */
export function replaceNewestPage(
  known: NotificationPage | undefined,
  first: NotificationPage,
): NotificationPage {
  const oldest = first.notifications.at(-1);
  const newestKnown = known?.notifications[0];
  if (!known || !newestKnown || !oldest || first.next === null) return first;
  if (oldest.createdAt > newestKnown.createdAt) return first;
  const ids = idsIn(first);
  const older = known.notifications.filter(
    ({ id, createdAt }) => !ids.has(id) && createdAt <= oldest.createdAt,
  );
  if (older.length === 0) return first;
  return { notifications: [...first.notifications, ...older], next: known.next };
}

/** Appends the next page. Drops a notification that is already in the list. */
export function joinPages(page: NotificationPage, next: NotificationPage): NotificationPage {
  const ids = idsIn(page);
  const added = next.notifications.filter(({ id }) => !ids.has(id));
  return { notifications: [...page.notifications, ...added], next: next.next };
}

/**
 * Returns only the first page. Its new cursor has a precision of milliseconds, so the next page contains the last
 * notification of this page again.
 */
export function firstPageOf(page: NotificationPage): NotificationPage {
  const notifications = page.notifications.slice(0, NOTIFICATIONS_PER_PAGE);
  const last = notifications.at(-1);
  if (!last || notifications.length === page.notifications.length) return page;
  const micros = Date.parse(last.createdAt) * 1000 + 999;
  return { notifications, next: timeCursor(micros, last.id) };
}

const idsIn = ({ notifications }: NotificationPage): ReadonlySet<string> =>
  new Set(notifications.map(({ id }) => id));
