import type { Notification } from '@contract/schemas/notification';
import { expect, test } from 'vitest';
import { changedBy, type ShownNotifications, withFormer, withMark } from './shown-marks';

const at = (minute: number, isRead = false): Notification => ({
  ...{ id: `n${minute}`, type: 'follow', topic: null, title: 'New follower', message: '', isRead },
  ...{ itemId: null, commentId: null, actorUsername: null, pictureUrl: null },
  createdAt: time(minute),
});
const time = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString();
const pageOf = (...notifications: Notification[]) => ({ notifications, next: null });
const unreadIn = ({ page }: ShownNotifications) =>
  page?.notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

const read = (id: string) => ({ endpoint: 'markNotificationRead', id }) as const;
const deletion = (id: string) => ({ endpoint: 'deleteNotification', id }) as const;
const readUntil = (minute: number) =>
  ({ endpoint: 'markAllNotificationsRead', until: time(minute) }) as const;

test('marks one as read, once', () => {
  const once = withMark({ page: pageOf(at(3), at(2)), unread: 2 }, read('n3'));
  expect([unreadIn(once), once.unread]).toEqual([['n2'], 1]);
  expect(withMark(once, read('n3'))).toEqual(once);
});

test('marks all up to a time as read, also those that are not loaded', () => {
  const shown = withMark({ page: pageOf(at(3), at(2), at(1)), unread: 40 }, readUntil(3));
  expect([unreadIn(shown), shown.unread]).toEqual([['n3'], 1]);
});

test('counts a deleted notification only if it was unread', () => {
  const shown = { page: pageOf(at(3, true), at(2)), unread: 1 };
  expect(withMark(shown, deletion('n3'))).toEqual({ page: pageOf(at(2)), unread: 1 });
  expect(withMark(shown, deletion('n2'))).toEqual({ page: pageOf(at(3, true)), unread: 0 });
});

test('keeps the greatest number, which may stand for a greater one', () => {
  expect(withMark({ page: pageOf(at(1)), unread: 100 }, read('n1')).unread).toBe(100);
  expect(withMark({ page: pageOf(at(1)), unread: 100 }, readUntil(2)).unread).toBe(0);
});

test('changes nothing of what is not loaded', () => {
  const shown = { page: undefined, unread: undefined };
  expect(withMark(shown, deletion('n1'))).toEqual(shown);
});

test('puts back what a mark changed, and keeps what came since', () => {
  const page = pageOf(at(3), at(2), at(1));
  const former = changedBy(page, deletion('n2'));
  expect(withFormer(pageOf(at(4), at(3, true), at(1)), former)).toEqual(
    pageOf(at(4), at(3, true), at(2), at(1)),
  );
});
