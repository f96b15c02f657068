import { type Notification, NOTIFICATIONS_PER_PAGE } from '@contract/schemas/notification';
import { page } from 'vitest/browser';
import { answer, answerByUrl } from './fake-api';
import { answerHome, answerMember } from './home';
import { memberLike } from './members';

/** An unread notification of a comment in an API response, with `change` applied. */
export const notificationLike = (change: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  type: 'other',
  topic: 'comment',
  title: 'New comment',
  message: '@ana commented on your item “Brass owl”: Nice find',
  isRead: false,
  itemId: 'owl',
  commentId: 'comment-1',
  actorUsername: 'ana',
  pictureUrl: null,
  createdAt: '2026-11-23T12:00:00.000Z',
  ...change,
});

/** The first is the newest. Each is a minute older than the one before it. */
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

/** Sets the responses for the list, in pages, and for the count. */
export function answerNotifications(all: readonly Notification[]): void {
  answerByUrl('listNotifications', ({ searchParams }) => {
    const [micros = '', id = ''] = searchParams.get('cursor')?.split('.') ?? ['Infinity'];
    const after = all.filter((it) => {
      const age = Number(micros) - microsOf(it);
      return age > 0 || (age === 0 && it.id < id);
    });
    const notifications = after.slice(0, NOTIFICATIONS_PER_PAGE);
    const last = after.length > notifications.length ? notifications.at(-1) : undefined;
    return { notifications, next: last ? `${microsOf(last)}.${last.id}` : null };
  });
  answer('countUnreadNotifications', { count: all.filter(({ isRead }) => !isRead).length });
}

/** A member's home page with these notifications. */
export function answerBell(all: readonly Notification[]): void {
  answerHome();
  answerMember(memberLike());
  answerNotifications(all);
  answer('markNotificationRead');
  answer('markAllNotificationsRead');
  answer('deleteNotification');
}

/** The visible one: the link of phones, or the button of wide screens. */
export const bellLink = (name: string) => page.getByRole('link', { name, exact: true });
export const bellButton = (name: string) => page.getByRole('button', { name, exact: true });
export const panel = () => page.getByRole('dialog', { name: 'Notifications' });
export const notificationRows = () =>
  page.getByRole('group', { name: 'Notifications' }).getByRole('listitem');
