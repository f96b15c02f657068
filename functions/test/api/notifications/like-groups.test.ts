import { beforeEach, describe, expect, it, vi } from 'vitest';
import { microsOf } from '../../../src/repos/timestamp-micros';
import type { UnreadNotification } from '../../../src/services/notifications/write-notification';
import { createOwnDatabase } from '../../support/own-database';
import { createFirestoreUsageMeter } from '../../support/firestore-usage-meter';
import {
  createNotifyIn,
  notificationsOf,
  storeLike,
  storeMember,
  storeItemWithMembers,
} from '../../support/notified';

// Uses a database without the product's triggers, which would store notifications as well.
const db = createOwnDatabase();
const meter = createFirestoreUsageMeter();
db.settings(meter.settings);
const onNotificationUnread = vi.fn((_unread: UnreadNotification) => Promise.resolve());
const notify = createNotifyIn(db, { onNotificationUnread });

let owner: string;
let ana: string;
let bob: string;
let itemId: string;
beforeEach(async () => {
  onNotificationUnread.mockClear();
  ({ owner, ana, bob, itemId } = await storeItemWithMembers(db));
});

const all = async () => Object.entries(await notificationsOf(db, owner));
const only = async () => {
  const notifications = await all();
  expect(notifications).toHaveLength(1);
  const [[id, notification] = []] = notifications;
  if (id === undefined || !notification) throw new Error('There is no notification');
  return { id, ...notification };
};
const messages = async () => (await all()).map(([, { message }]) => message).sort();
const docOf = (id: string) => db.doc(`users/${owner}/notifications/${id}`);
const read = async () => docOf((await only()).id).update({ isRead: true });
const members = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => storeMember(db, `liker_${String(n)}`)));
const told = (uid: string) => notify.like({ itemId, uid });

async function like(uid: string): Promise<void> {
  await storeLike(db, itemId, uid);
  await told(uid);
}

async function unlike(uid: string): Promise<void> {
  await db.doc(`items/${itemId}/likes/${uid}`).delete();
  await told(uid);
}

const block = (uid: string, other: string) =>
  db.doc(`users/${uid}/blocked/${other}`).set({ username: other, createdAt: new Date() });

/** Moves the start of the group this number of minutes into the past. */
const startedBefore = (minutes: number) =>
  db
    .doc(`users/${owner}/notificationGroups/like_${itemId}`)
    .update({ startedAt: new Date(Date.now() - minutes * 60_000) });

describe('likes of an item', () => {
  it('share a notification, which names the last member who liked the item, counts the other members and shows the item', async () => {
    await like(ana);
    expect(await messages()).toEqual(['@ana liked your item “Brass owl”']);
    await like(bob);
    expect(await only()).toMatchObject({
      type: 'like',
      itemId,
      count: 2,
      actorId: bob,
      title: 'New likes',
      message: '@bob and 1 other liked your item “Brass owl”',
      pictureUrl: '/media/items/stored/640.webp',
    });
  });

  it('make the notification unread when a new like arrives, but not when the event of an earlier like is repeated', async () => {
    await like(ana);
    await read();
    await told(ana);
    expect(await only()).toMatchObject({ isRead: true, count: 1 });
    await like(bob);
    expect(await only()).toMatchObject({ isRead: false, count: 2 });
    await read();
    for (const uid of [ana, bob]) await told(uid);
    expect(await only()).toMatchObject({ isRead: true, count: 2 });
  });

  it('make the server call `onNotificationUnread` whenever the notification becomes unread', async () => {
    await like(ana);
    await told(ana);
    await like(bob);
    const { id } = await only();
    const { createTime } = await docOf(id).get();
    const at = createTime && microsOf(createTime);
    const unread = { uid: owner, id, kind: 'likes' };
    const later = expect.toSatisfy((time: number) => at !== undefined && time > at) as number;
    expect(onNotificationUnread.mock.calls).toEqual([
      [{ ...unread, at }],
      [{ ...unread, at: later }],
    ]);
  });

  it('cause a new notification when they arrive an hour or more after the first like', async () => {
    await like(ana);
    await startedBefore(59);
    await like(bob);
    await startedBefore(60);
    await read();
    const [cat, dan] = await Promise.all([storeMember(db, 'cat'), storeMember(db, 'dan')]);
    await like(cat);
    await like(dan);
    expect(await messages()).toEqual([
      '@bob and 1 other liked your item “Brass owl”',
      '@dan and 1 other liked your item “Brass owl”',
    ]);
    expect((await all()).map(([, { isRead }]) => isRead).sort()).toEqual([false, true]);
  });

  it('do not restore a notification that the owner has deleted when the event of a like is repeated', async () => {
    await like(ana);
    await docOf((await only()).id).delete();
    await told(ana);
    expect(await all()).toEqual([]);
    await like(bob);
    expect(await only()).toMatchObject({ isRead: false, count: 1, actorId: bob });
  });

  it('are counted once each when the events of 10 likes arrive at the same time and each event arrives twice', async () => {
    const likers = await members(10);
    await Promise.all(likers.map((uid) => storeLike(db, itemId, uid)));
    await Promise.all([...likers, ...likers].map(told));
    const { count, message, actorUsername } = await only();
    expect(count).toBe(10);
    expect(message).toMatch(/^@liker_\d+ and 9 others liked/);
    expect(message).toContain(`@${actorUsername ?? ''} and`);
    expect(onNotificationUnread).toHaveBeenCalledTimes(10);
  });

  it('are counted right when the owner marks the notification as read at the same time', async () => {
    await like(ana);
    const { id } = await only();
    await storeLike(db, itemId, bob);
    const marks = Array.from({ length: 20 }, () => docOf(id).update({ isRead: true }));
    await Promise.all([told(bob), ...marks]);
    expect(await messages()).toEqual(['@bob and 1 other liked your item “Brass owl”']);
  });

  it.each([
    ['by the owner', async () => undefined, () => owner],
    ['by a member whom the owner has blocked', () => block(owner, ana), () => ana],
    ['by a member who has blocked the owner', () => block(ana, owner), () => ana],
    [
      'on a removed item',
      () => db.doc(`items/${itemId}`).update({ removedAt: new Date() }),
      () => ana,
    ],
  ])('do not notify the owner of a like %s', async (_which, prepare, liker) => {
    await prepare();
    await like(liker());
    expect(await all()).toEqual([]);
    expect(onNotificationUnread).not.toHaveBeenCalled();
  });

  it('cost at most 13 reads and 3 writes each, without the costs of the pushes that an unread notification causes', async () => {
    const costOf = async (work: () => Promise<void>) => {
      meter.take();
      await work();
      const { writes, deletes, reads } = meter.take();
      return { writes, deletes, reads };
    };
    for (const uid of [ana, bob]) await storeLike(db, itemId, uid);
    expect(await costOf(() => told(ana))).toEqual({ writes: 3, deletes: 0, reads: 12 });
    expect(await costOf(() => told(bob))).toEqual({ writes: 3, deletes: 0, reads: 13 });
    expect(await costOf(() => told(bob))).toEqual({ writes: 0, deletes: 0, reads: 13 });
    for (const uid of [bob, ana]) await db.doc(`items/${itemId}/likes/${uid}`).delete();
    // The notification names Bob, so the removal of his like changes it. Ana's like is the last one, so its removal
    // deletes the notification.
    expect(await costOf(() => told(bob))).toEqual({ writes: 3, deletes: 0, reads: 9 });
    expect(await costOf(() => told(ana))).toEqual({ writes: 2, deletes: 1, reads: 7 });
  });
});

describe('a like that is taken back', () => {
  it('lowers the count in the notification, which names the last member who still likes the item', async () => {
    const cat = await storeMember(db, 'cat');
    for (const uid of [ana, bob, cat]) await like(uid);
    await read();
    await unlike(ana);
    expect(await messages()).toEqual(['@cat and 1 other liked your item “Brass owl”']);
    await unlike(cat);
    expect(await only()).toMatchObject({
      actorId: bob,
      actorUsername: 'bob',
      count: 1,
      isRead: true,
      title: 'New like',
      message: '@bob liked your item “Brass owl”',
    });
  });

  it('removes the notification, read or unread, when no like is left', async () => {
    await like(ana);
    await like(bob);
    await read();
    await unlike(bob);
    await unlike(ana);
    expect(await all()).toEqual([]);
  });

  it('is counted again when the member likes the item again, but does not make the notification unread', async () => {
    await like(ana);
    await like(bob);
    await read();
    onNotificationUnread.mockClear();
    for (let times = 0; times < 2; times += 1) {
      await unlike(ana);
      await like(ana);
    }
    expect(await only()).toMatchObject({ count: 2, isRead: true });
    expect(onNotificationUnread).not.toHaveBeenCalled();
  });

  it("restores the removed notification as read when the member likes the item again, and another member's like makes it unread", async () => {
    await like(ana);
    const { createdAt } = await only();
    await unlike(ana);
    onNotificationUnread.mockClear();
    await like(ana);
    expect(await only()).toMatchObject({ count: 1, isRead: true, createdAt });
    expect(onNotificationUnread).not.toHaveBeenCalled();
    await like(bob);
    expect(await only()).toMatchObject({ count: 2, isRead: false });
  });

  it.each([
    ['before', async () => undefined],
    ['after', () => unlike(ana)],
  ])(
    'does not restore a notification that the owner deleted %s the unlike, even when the member likes the item again',
    async (_when, unlikeBefore) => {
      await like(ana);
      await like(bob);
      await unlikeBefore();
      await docOf((await only()).id).delete();
      await unlike(ana);
      await like(ana);
      expect(await all()).toEqual([]);
    },
  );

  it('does not restore a notification that the owner deleted, even when all members take their likes back and like the item again', async () => {
    for (const uid of [ana, bob]) await like(uid);
    await unlike(ana);
    await docOf((await only()).id).delete();
    await unlike(bob);
    for (const uid of [ana, bob]) await like(uid);
    expect(await all()).toEqual([]);
  });

  it('changes nothing when no notification of the like was ever stored', async () => {
    await unlike(ana);
    expect(await all()).toEqual([]);
  });

  it('leaves the right count in the notification when likes change while their events arrive twice and in any order', async () => {
    const likers = await members(8);
    const changes = likers.flatMap((uid, n) =>
      [1, 2, 3].map(async (round) => {
        if ((n + round) % 2 === 0) await storeLike(db, itemId, uid);
        else await db.doc(`items/${itemId}/likes/${uid}`).delete();
        await Promise.all([told(uid), told(uid)]);
      }),
    );
    await Promise.all(changes);
    const { docs } = await db.collection(`items/${itemId}/likes`).get();
    const [notification] = await all();
    expect(notification?.[1].count ?? 0).toBe(docs.length);
    const counted = await db
      .collection(`users/${owner}/groupEntries`)
      .where('counts', '==', true)
      .get();
    expect(counted.docs.map((entry) => String(entry.get('actorId'))).sort()).toEqual(
      docs.map(({ id }) => id).sort(),
    );
    for (const { id } of docs) await unlike(id);
    expect(await all()).toEqual([]);
  });
});
