import { type Notification, NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';
import { page } from 'vitest/browser';
import { setResponseByUrl, callsTo } from './fake-api';
import { setHomeResponses, setSignedInMemberResponses } from './home';
import { memberLike } from './members';

/** Returns an unread notification about a comment in the format of the API. `change` overrides its fields. */
export const notificationLike = (change: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: '@ana commented on your item “Brass owl”: Nice find',
  isRead: false,
  itemId: 'owl',
  commentId: 'comment-1',
  rulingId: null,
  actorUsername: 'ana',
  pictureUrl: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  ...change,
});

/** Returns notifications, the newest first. Each notification is a minute older than the one before it. */
export const notificationsLike = (
  count: number,
  change: Partial<Notification> = {},
): Notification[] =>
  Array.from({ length: count }, (_, index) =>
    notificationLike({
      id: `n${index + 1}`,
      title: `Comment ${index + 1}`,
      createdAt: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
      ...change,
    }),
  );

const microsOf = ({ createdAt }: Notification): number => Date.parse(createdAt) * 1000;

/** The notifications that the faked server has stored. */
let stored: readonly Notification[] = [];

/**
 * Replaces the stored notifications. Sets the responses for the list, in pages, and for the number of unread
 * notifications.
 */
export function setNotificationResponses(all: readonly Notification[]): void {
  stored = all;
  setResponseByUrl('listNotifications', ({ searchParams }) => {
    const [micros = '', id = ''] = searchParams.get('cursor')?.split('.') ?? ['Infinity'];
    const after = stored.filter((it) => {
      const age = Number(micros) - microsOf(it);
      return age > 0 || (age === 0 && it.id < id);
    });
    const notifications = after.slice(0, NOTIFICATIONS_PER_PAGE);
    const last = after.length > notifications.length ? notifications.at(-1) : undefined;
    return { notifications, next: last ? `${microsOf(last)}.${last.id}` : null };
  });
  setResponseByUrl('countUnreadNotifications', () => ({
    count: stored.filter(({ isRead }) => !isRead).length,
  }));
}

/** Makes the faked server mark or delete stored notifications when the app calls it. */
function respondWithMarks(): void {
  const isReached = (it: Notification, { pathname, searchParams }: URL) => {
    const until = searchParams.get('until');
    const names = pathname.endsWith('/mark-all-read') || pathname.split('/').includes(it.id);
    return names && (until === null || it.createdAt <= until);
  };
  const readButtonOf = (url: URL) => {
    stored = stored.map((it) => (isReached(it, url) ? { ...it, isRead: true } : it));
    return undefined;
  };
  setResponseByUrl('markNotificationRead', readButtonOf);
  setResponseByUrl('markAllNotificationsRead', readButtonOf);
  setResponseByUrl('deleteNotification', (url) => {
    stored = stored.filter((it) => !isReached(it, url));
    return undefined;
  });
}

/** Sets the responses for a member's home page, with these notifications. */
export function setBellResponses(all: readonly Notification[]): void {
  setHomeResponses();
  setSignedInMemberResponses(memberLike());
  setNotificationResponses(all);
  respondWithMarks();
}

/** Returns the link to the notifications: the entry in the bar of a phone, or the bell of a wide screen. */
export const bellLink = (name: string) => page.getByRole('link', { name: bellNamed(name) });
const bellNamed = (name: string) => new RegExp(`^(Notifications: )?${name.replace('+', '\\+')}$`);
export const bellButton = (name: string) => page.getByRole('button', { name, exact: true });
export const notificationPanel = () => page.getByRole('dialog', { name: 'Notifications' });
export const notificationRows = () =>
  page.getByRole('group', { name: 'Notifications' }).getByRole('listitem');

/** Returns the button that deletes the notification with the text 'Comment {n}'. */
export const deleteButtonOf = (n: number) =>
  page.getByRole('button', { name: `Delete: Comment ${n}` });
/** Returns the button that marks the notification with the text 'Comment {n}' as read. */
export const markAsReadButtonOf = (n: number) =>
  notificationRows()
    .filter({ hasText: `Comment ${n}` })
    .getByRole('button', { name: 'Mark as Read' });
export const undoButtonOf = (n: number) =>
  page.getByRole('button', { name: `Undo delete: Comment ${n}` });
/** Returns the ids of the notifications whose deletion was sent to the API. */
export const sentDeletions = () =>
  callsTo('deleteNotification').map(({ url }) => url.pathname.split('/').at(-1));
/** Returns the titles of all rows of the list of notifications. */
export const rowTitles = () =>
  notificationRows()
    .elements()
    .map((row) => /Comment \d|deleted/.exec(row.textContent)?.[0]);
