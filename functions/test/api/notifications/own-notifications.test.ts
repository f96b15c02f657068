import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import {
  listNotifications,
  storeNotifications,
  unreadCount,
  unreadNotificationIds,
} from '../support/notifications';

let member: Member;
beforeEach(async () => {
  member = await createMember();
});

const named = (count: number) =>
  Array.from({ length: count }, (_it, n) => `like_${String(n).padStart(3, '0')}`);
type Seen = Readonly<Partial<Record<'until', string>>>;

const markRead = (as: Member, notificationId: string, query: Seen = {}) =>
  call('markNotificationRead', { as, params: { notificationId }, query });
const markAll = (as: Member, query: Seen = {}) => call('markAllNotificationsRead', { as, query });
const remove = (as: Member, notificationId: string, query: Seen = {}) =>
  call('deleteNotification', { as, params: { notificationId }, query });

/** Follows the cursors up to the last page. Returns the ids of each page. */
async function pagesOf(as: Member): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listNotifications(as, cursor ? { cursor } : {});
    pages.push(page.notifications.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  return pages;
}

describe('the list of notifications', () => {
  it('contains the fields that the app shows, the newest notification first', async () => {
    await storeNotifications(member, ['like_owl'], { isRead: true });
    await storeNotifications(member, ['comment_c1'], {
      type: 'other',
      topic: 'comment',
      title: 'New comment',
      commentId: 'c1',
      pictureUrl: '/media/owl.webp',
      actorId: 'bob',
    });
    const { notifications, next } = await listNotifications(member);
    expect(notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['comment_c1', false],
      ['like_owl', true],
    ]);
    expect(notifications[0]).toEqual({
      id: 'comment_c1',
      type: 'other',
      topic: 'comment',
      isRead: false,
      title: 'New comment',
      message: '@bob liked your item “Owl”',
      itemId: 'owl',
      commentId: 'c1',
      actorUsername: 'bob',
      pictureUrl: '/media/owl.webp',
      rulingId: null,
      createdAt: expect.any(String) as string,
    });
    expect(next).toBeNull();
  });

  it('has pages of 16 in which each notification appears once, even when notifications have the same time', async () => {
    const ids = named(33);
    await storeNotifications(member, ids);
    const pages = await pagesOf(member);
    expect(pages.map(({ length }) => length)).toEqual([16, 16, 1]);
    expect(pages.flat()).toEqual(ids.toReversed());
  });

  it('has no empty page at its end when the last page is full', async () => {
    await storeNotifications(member, named(16));
    expect((await listNotifications(member)).next).toBeNull();
  });

  it('continues after the last notification of the previous page, even when that notification has been deleted since', async () => {
    const ids = named(18);
    await storeNotifications(member, ids);
    const first = await listNotifications(member);
    expect((await remove(member, first.notifications.at(-1)?.id ?? '')).status).toBe(204);
    const rest = await listNotifications(member, { cursor: first.next ?? '' });
    expect(rest.notifications.map(({ id }) => id)).toEqual(['like_001', 'like_000']);
  });

  it('leaves out an invalid document, and still contains the valid notifications', async () => {
    await storeNotifications(member, ['like_owl']);
    await db.doc(`users/${member.uid}/notifications/odd`).set({ createdAt: new Date() });
    expect((await listNotifications(member)).notifications.map(({ id }) => id)).toEqual([
      'like_owl',
    ]);
  });

  it.each(['x', '1.', '1.a/b', '99999999999999999999.a'])(
    'rejects the cursor %s',
    async (cursor) => {
      const response = await call('listNotifications', { as: member, query: { cursor } });
      expect(response.status).toBe(400);
    },
  );
});

describe('the unread count', () => {
  it('is the number of unread notifications', async () => {
    expect(await unreadCount(member)).toBe(0);
    await storeNotifications(member, named(3));
    await storeNotifications(member, ['read'], { isRead: true });
    expect(await unreadCount(member)).toBe(3);
  });

  it('is at most 100, even when more notifications are unread', async () => {
    await storeNotifications(member, named(103));
    expect(await unreadCount(member)).toBe(100);
  });
});

describe('marking as read', () => {
  it('marks one notification, and succeeds when the request is repeated', async () => {
    await storeNotifications(member, ['a', 'b']);
    for (let times = 0; times < 2; times += 1)
      expect((await markRead(member, 'a')).status).toBe(204);
    expect(await unreadNotificationIds(member)).toEqual(['b']);
  });

  it('succeeds when the notification was deleted, and does not create it again', async () => {
    expect((await markRead(member, 'gone')).status).toBe(204);
    expect((await listNotifications(member)).notifications).toEqual([]);
  });

  it('marks all notifications, even more than fit in one commit, and succeeds when the request is repeated', async () => {
    await storeNotifications(member, named(250));
    for (let times = 0; times < 2; times += 1) expect((await markAll(member)).status).toBe(204);
    expect(await unreadNotificationIds(member)).toEqual([]);
  });

  it('does not mark notifications that became unread after the given time', async () => {
    await storeNotifications(member, ['old'], { createdAt: new Date('2026-11-21T12:00:00Z') });
    await storeNotifications(member, ['new'], { createdAt: new Date('2026-11-21T12:00:02Z') });
    expect((await markAll(member, { until: '2026-11-21T12:00:01Z' })).status).toBe(204);
    expect(await unreadNotificationIds(member)).toEqual(['new']);
  });

  it('rejects a request with an invalid time', async () => {
    const until = 'yesterday';
    expect((await markAll(member, { until })).status).toBe(400);
    expect((await markRead(member, 'a', { until })).status).toBe(400);
    expect((await remove(member, 'a', { until })).status).toBe(400);
  });
});

it('a member can delete an own notification, and the request succeeds when it is repeated', async () => {
  await storeNotifications(member, ['a', 'b']);
  for (let times = 0; times < 2; times += 1) expect((await remove(member, 'a')).status).toBe(204);
  expect((await listNotifications(member)).notifications.map(({ id }) => id)).toEqual(['b']);
});

describe.each([
  ['marking a notification as read', markRead],
  ['deleting a notification', remove],
])('%s in a request with the time at which the member saw it', (_name, change) => {
  const createdAt = new Date('2026-11-21T12:00:00.500Z');
  const seenAt = createdAt.toISOString();

  it('removes the notification from the unread ones, and succeeds when the request is repeated', async () => {
    await storeNotifications(member, ['a'], { createdAt });
    for (let times = 0; times < 2; times += 1)
      expect((await change(member, 'a', { until: seenAt })).status).toBe(204);
    expect(await unreadNotificationIds(member)).toEqual([]);
  });

  it('changes nothing when the notification became unread later, for example by another like', async () => {
    await storeNotifications(member, ['a'], { createdAt: new Date('2026-11-21T12:00:00.501Z') });
    expect((await change(member, 'a', { until: seenAt })).status).toBe(204);
    expect(await unreadNotificationIds(member)).toEqual(['a']);
  });

  it('succeeds even when the notification no longer exists', async () => {
    expect((await change(member, 'gone', { until: seenAt })).status).toBe(204);
  });
});

it("marking and deleting do not change another member's notifications, but return the same response as for the member's own", async () => {
  const other = await createMember();
  await storeNotifications(other, ['a', 'b']);
  for (const change of [markRead, remove]) expect((await change(member, 'a')).status).toBe(204);
  await markAll(member);
  expect(await unreadNotificationIds(other)).toEqual(['a', 'b']);
  expect((await listNotifications(member)).notifications).toEqual([]);
});
