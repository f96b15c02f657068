import type { Notification, NotificationPage } from '@contract/schemas/notification';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/services/api-client';
import { createQueryClient } from '@/services/query-client';
import { notificationsKey as LIST, unreadCountQuery } from '../api/notifications';
import { setLiveConnected } from './live-state';
import {
  appendPage,
  applyConfirmedMarks,
  refetchNotifications,
  addOptimisticMark,
} from './notification-cache';
import { forgetPendingMarks, pendingMarks } from './pending-marks';
import { withPendingMarks } from './shown-marks';

vi.mock('@/services/api-client', () => ({ call: vi.fn() }));

const COUNT = unreadCountQuery.queryKey;
const START = Date.UTC(2026, 10, 23, 12);

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
  createdAt: new Date(START + minute * 60_000).toISOString(),
});
/** Creates a page of notifications, the newest first. */
const pageOf = (next: string | null, newest: number, count: number): NotificationPage => ({
  notifications: Array.from({ length: count }, (_, index) => at(newest - index)),
  next,
});
const idsIn = (page: NotificationPage | undefined) => page?.notifications.map(({ id }) => id);

let client = createQueryClient();
beforeEach(() => {
  client = createQueryClient();
  setLiveConnected(true);
});
afterEach(() => {
  vi.mocked(call).mockReset();
  forgetPendingMarks();
  setLiveConnected(false);
});

const shown = () =>
  withPendingMarks(
    { page: client.getQueryData(LIST), counted: client.getQueryData(COUNT) },
    pendingMarks(),
  );
const markRead = ({ id, createdAt }: Notification) =>
  addOptimisticMark(client, { endpoint: 'markNotificationRead', id, until: createdAt });

test('appends the next page, but ignores it if the list changed while this page was requested', () => {
  client.setQueryData(LIST, pageOf('after-2', 3, 2));
  const next = pageOf(null, 1, 1);
  expect(appendPage(client, 'after-5', next)).toBeNull();
  expect(idsIn(client.getQueryData(LIST))).toEqual(['n3', 'n2']);
  expect(appendPage(client, 'after-2', next)).toEqual({ firstId: 'n1', isLast: true });
  expect(idsIn(client.getQueryData(LIST))).toEqual(['n3', 'n2', 'n1']);
});

test('changes the cached list only when the server has stored that a notification was read', () => {
  const page = pageOf(null, 2, 2);
  client.setQueryData(LIST, page, { updatedAt: START });
  client.setQueryData(COUNT, { count: 2 });
  const mark = markRead(at(2));
  expect(client.getQueryData(LIST)).toBe(page);
  expect(shown().unread).toBe(1);
  applyConfirmedMarks(client, [mark]);
  expect(client.getQueryData(COUNT)).toEqual({ count: 2 });
  expect(client.getQueryState(LIST)?.dataUpdatedAt).toBe(START);
  expect(client.getQueryData(LIST)?.notifications[0]?.isRead).toBe(true);
  expect(shown().unread).toBe(1);
  client.setQueryData(COUNT, { count: 1 });
  expect(shown().unread).toBe(1);
});

test('keeps the error state of the cached list when the server has stored that a notification was read', () => {
  const error = new Error('offline');
  client.setQueryData(LIST, pageOf(null, 1, 1));
  client.getQueryCache().find({ queryKey: LIST })?.setState({ status: 'error', error });
  applyConfirmedMarks(client, [markRead(at(1))]);
  expect(client.getQueryState(LIST)).toMatchObject({ status: 'error', error });
  expect(client.getQueryData(LIST)?.notifications[0]?.isRead).toBe(true);
});

test('keeps a change of the cache that happens while the later pages are requested again', async () => {
  client.setQueryData(LIST, pageOf(null, 20, 20));
  vi.mocked(call).mockImplementation(() => {
    const mark = addOptimisticMark(client, {
      endpoint: 'deleteNotification',
      id: 'n2',
      until: undefined,
    });
    applyConfirmedMarks(client, [mark]);
    return Promise.resolve(pageOf(null, 4, 4)) as never;
  });
  await refetchNotifications(client);
  expect(idsIn(client.getQueryData(LIST))).not.toContain('n2');
});
