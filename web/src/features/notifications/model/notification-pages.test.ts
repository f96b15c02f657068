import type { Notification, NotificationPage } from '@contract/schemas/notification';
import { expect, test } from 'vitest';
import { firstPageOf, joinPages, replaceNewestPage } from './notification-pages';

/** Creates a notification from the given second of a fixed minute. Notifications are sorted by their time. */
const at = (second: number, id = `n${second}`): Notification => ({
  id,
  type: 'like',
  topic: null,
  title: 'New like',
  message: '@ana liked it',
  isRead: false,
  itemId: 'item',
  commentId: null,
  rulingId: null,
  actorUsername: 'ana',
  pictureUrl: null,
  createdAt: new Date(Date.UTC(2026, 10, 23, 12, 0, second)).toISOString(),
});
const pageOf = (next: string | null, ...seconds: number[]): NotificationPage => ({
  notifications: seconds.map((second) => at(second)),
  next,
});
const idsOf = ({ notifications }: NotificationPage) => notifications.map(({ id }) => id);

test('keeps the later pages and their cursor when a new first page arrives', () => {
  const merged = replaceNewestPage(pageOf('after', 5, 4, 3, 2), pageOf('first', 6, 5, 4));
  expect([idsOf(merged), merged.next]).toEqual([['n6', 'n5', 'n4', 'n3', 'n2'], 'after']);
});

test('keeps a notification that leaves the first page when a new one arrives, even if no later page is loaded', () => {
  const merged = replaceNewestPage(pageOf('after', 5, 4), pageOf('first', 6, 5));
  expect([idsOf(merged), merged.next]).toEqual([['n6', 'n5', 'n4'], 'after']);
});

test('keeps only the new first page if notifications may be missing between it and the loaded notifications', () => {
  const first = pageOf('first', 9, 8);
  expect(replaceNewestPage(pageOf('after', 5, 4), first)).toBe(first);
});

test('drops older notifications if the new first page is the last page', () => {
  const first = pageOf(null, 5);
  expect(replaceNewestPage(pageOf('after', 5, 4, 3), first)).toBe(first);
});

test('moves a notification that became unread again to the start', () => {
  const again = { notifications: [at(7, 'n3'), at(5), at(4)], next: 'first' };
  expect(idsOf(replaceNewestPage(pageOf('after', 5, 4, 3, 2), again))).toEqual([
    'n3',
    'n5',
    'n4',
    'n2',
  ]);
});

test('joins pages without duplicates', () => {
  const joined = joinPages(pageOf('first', 5, 4), pageOf(null, 4, 3));
  expect([idsOf(joined), joined.next]).toEqual([['n5', 'n4', 'n3'], null]);
});

test('firstPageOf returns the 16 newest notifications, and a cursor with which the next page skips none', () => {
  const seconds = Array.from({ length: 20 }, (_, index) => 40 - index);
  const first = firstPageOf(pageOf(null, ...seconds));
  const micros = Date.UTC(2026, 10, 23, 12, 0, 25) * 1000 + 999;
  expect([idsOf(first).length, idsOf(first).at(-1), first.next]).toEqual([
    16,
    'n25',
    `${micros}.n25`,
  ]);
  const short = pageOf('first', 5, 4);
  expect(firstPageOf(short)).toBe(short);
});
