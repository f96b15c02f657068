import type { Notification } from '@contract/schemas/notification';
import { expect, test } from 'vitest';
import type { NotificationMark } from '../api/notifications';
import {
  unreadCountRemovedByMark,
  type ShownNotifications,
  withPendingMarks,
  stateAfterMark,
} from './shown-marks';

const at = (minute: number, isRead = false): Notification => ({
  id: `n${minute}`,
  type: 'follow',
  topic: null,
  title: 'New follower',
  message: '',
  isRead,
  itemId: null,
  commentId: null,
  rulingId: null,
  actorUsername: null,
  pictureUrl: null,
  createdAt: time(minute),
});
const time = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute)).toISOString();
const pageOf = (...notifications: Notification[]) => ({ notifications, next: null });
const unreadIn = ({ page }: ShownNotifications) =>
  page?.notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);

const pending = (mark: NotificationMark, lowers?: number) => ({ key: 'k', mark, lowers });
const read = (id: string, until?: number, lowers?: number) =>
  pending(
    { endpoint: 'markNotificationRead', id, until: until === undefined ? until : time(until) },
    lowers,
  );
const deletion = (id: string, until?: number, lowers?: number) =>
  pending(
    { endpoint: 'deleteNotification', id, until: until === undefined ? until : time(until) },
    lowers,
  );
const readUntil = (minute: number, lowers?: number) =>
  pending({ endpoint: 'markAllNotificationsRead', until: time(minute) }, lowers);

test('lowers the unread count only once when a notification is marked as read twice', () => {
  const once = stateAfterMark({ page: pageOf(at(3), at(2)), unread: 2 }, read('n3', 3));
  expect([unreadIn(once), once.unread]).toEqual([['n2'], 1]);
  expect(stateAfterMark(once, read('n3', 3))).toEqual(once);
});

test.each([read('n3', 2), deletion('n3', 2)])(
  '$mark.endpoint does not change a notification that became unread after the time of the mark',
  (mark) => {
    const shown = { page: pageOf(at(3)), unread: 1 };
    expect(stateAfterMark(shown, mark)).toEqual(shown);
  },
);

test('applies a mark that an earlier version of the app stored without a time', () => {
  const shown = { page: pageOf(at(3)), unread: 1 };
  expect(stateAfterMark(shown, deletion('n3'))).toEqual({ page: pageOf(), unread: 0 });
});

test('marks all notifications up to a time as read, even those that are not loaded', () => {
  const shown = stateAfterMark({ page: pageOf(at(3), at(2), at(1)), unread: 40 }, readUntil(2));
  expect([unreadIn(shown), shown.unread]).toEqual([['n3'], 1]);
});

test('counts notifications that arrived after all were marked as read, even if they are not loaded', () => {
  const shown = { page: pageOf(at(2), at(1)), unread: 40 };
  const lowers = unreadCountRemovedByMark(shown, readUntil(2).mark);
  expect(lowers).toBe(40);
  expect(stateAfterMark({ ...shown, unread: 43 }, readUntil(2, lowers)).unread).toBe(3);
});

test('lowers the unread count for a deleted notification only if it was unread', () => {
  const shown = { page: pageOf(at(3, true), at(2)), unread: 1 };
  expect(stateAfterMark(shown, deletion('n3'))).toEqual({ page: pageOf(at(2)), unread: 1 });
  expect(stateAfterMark(shown, deletion('n2'))).toEqual({ page: pageOf(at(3, true)), unread: 0 });
});

test('lowers the unread count even if the marked notification is no longer loaded', () => {
  const shown = { page: pageOf(at(3)), unread: 5 };
  expect(stateAfterMark(shown, deletion('n1', 1, 1)).unread).toBe(4);
  expect(stateAfterMark({ ...shown, page: undefined }, read('n1', 1, 1)).unread).toBe(4);
});

test('does not lower the unread count for a marked notification that the list already shows as read', () => {
  expect(stateAfterMark({ page: pageOf(at(3, true)), unread: 5 }, read('n3', 3, 1)).unread).toBe(5);
});

test('lowers the maximum unread count only when all notifications are marked as read, and not for a single one', () => {
  expect(stateAfterMark({ page: pageOf(at(1)), unread: 100 }, read('n1')).unread).toBe(100);
  expect(stateAfterMark({ page: pageOf(at(1)), unread: 100 }, readUntil(2, 40)).unread).toBe(0);
});

test('does not change the list when the marked notification is not loaded', () => {
  const shown = { page: undefined, unread: undefined };
  expect(stateAfterMark(shown, deletion('n1', 1, 1))).toEqual(shown);
});

test('subtracts queued and running marks from every unread count, but a sent mark only from an older unread count', () => {
  const counted = { count: 5 };
  const page = pageOf(at(3), at(2), at(1));
  const marks = { queued: [read('n3', 3)], sending: [deletion('n1', 1)] };
  const sent = { countedIn: counted, lowers: 1 };
  const shown = withPendingMarks({ page, counted }, { ...marks, sent });
  expect([unreadIn(shown), shown.unread]).toEqual([['n2'], 2]);
  expect(withPendingMarks({ page, counted: { count: 4 } }, { ...marks, sent }).unread).toBe(2);
});
