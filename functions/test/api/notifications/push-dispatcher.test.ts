import { DAY_MS } from '@contract/rules/durations';
import { pushDataSchema } from '@contract/schemas/push';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createOwnDatabase } from '../../support/own-database';
import { storeComment } from '../../support/notified';
import {
  createTestPushService,
  storePushMember,
  writeUnreadNotification,
} from '../../support/test-push-service';
import { call } from '../support/api';
import { db, ORIGIN, SCHEDULED_ORIGIN } from '../support/environment';
import { createMember, uniqueName } from '../support/member';
import { addPushDevice, newNotification, pushTokensOf } from '../support/notifications';

// Uses a database of its own, because the product's job would also push the notifications of these tests.
const own = createOwnDatabase();

let world: ReturnType<typeof createTestPushService>;
let uid: string;
beforeEach(async () => {
  world = createTestPushService(own);
  uid = await storePushMember(own);
});

const write = (id: string, change: Parameters<typeof newNotification>[0] = {}) =>
  writeUnreadNotification(own, { uid, id }, newNotification(change));
const markOf = () => own.doc(`duePushes/${uid}`).get();
const tags = () => world.messages.map(({ data }) => data.tag);
const block = (by: string, id: string) =>
  own.doc(`users/${by}/blocked/${id}`).set({ userId: id, username: id, createdAt: new Date() });
const comment = { type: 'other', topic: 'comment', actorId: 'bob', itemId: 'owl' } as const;

describe('pushes', () => {
  it('are sent immediately for the first notification, then once for all later notifications of a minute', async () => {
    await world.pushes.onNotificationUnread(await write('like_owl'));
    expect(world.messages).toEqual([
      {
        tokens: ['t1'],
        data: {
          memberId: uid,
          title: 'New like',
          body: '@bob liked your item “Owl”',
          tag: 'like_owl',
          notificationId: 'like_owl',
          path: '/item/owl',
          unread: '1',
        },
      },
    ]);
    for (const id of ['like_elk', 'like_cup'])
      await world.pushes.onNotificationUnread(await write(id));
    await world.runJob();
    expect(tags()).toEqual(['like_owl']);
    world.pass(60);
    await world.runJob();
    expect(tags()).toEqual(['like_owl', 'notifications']);
    expect(world.messages[1]?.data).toMatchObject({ title: '2 new notifications', unread: '3' });
    world.pass(60);
    await world.runJob();
    expect([tags().length, (await markOf()).exists]).toEqual([2, false]);
  });

  it('are sent by only one of several concurrent runs, and leave out no notification that becomes unread during the runs', async () => {
    const written = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => write(id)));
    await Promise.all(written.map((unread) => world.pushes.onNotificationUnread(unread)));
    expect(tags()).toHaveLength(1);
    world.pass(60);
    await Promise.all([world.runJob(), write('f')]);
    expect(world.messages[1]?.data.title).toMatch(/^[45] new notifications$/);
    world.pass(60);
    await world.runJob();
    const told = world.messages.map(({ data }) => Number.parseInt(data.title, 10) || 1);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it.each([
    ['whom the member has blocked', () => block(uid, 'eve')],
    ['who has blocked the member', () => block('eve', uid)],
  ])('are not sent for a notification about somebody %s', async (_who, prepare) => {
    await prepare();
    await world.pushes.onNotificationUnread(await write('like_owl', { actorId: 'eve' }));
    expect([tags(), (await markOf()).exists]).toEqual([[], false]);
  });

  it('are not sent for a comment that no longer exists', async () => {
    await world.pushes.onNotificationUnread(
      await write('comment_1', { ...comment, commentId: 'gone' }),
    );
    expect([tags(), (await markOf()).exists]).toEqual([[], false]);
  });

  it('are not sent for a deleted comment that stays because it has replies', async () => {
    const commentId = await storeComment(own, 'owl', 'bob');
    await own.doc(`items/owl/comments/${commentId}`).update({ content: '', deletedAt: new Date() });
    await world.pushes.onNotificationUnread(await write('comment_1', { ...comment, commentId }));
    expect([tags(), (await markOf()).exists]).toEqual([[], false]);
  });

  it('are sent for a comment that still exists', async () => {
    const commentId = await storeComment(own, 'owl', 'bob');
    await world.pushes.onNotificationUnread(await write('comment_1', { ...comment, commentId }));
    expect(tags()).toEqual(['comment_1']);
  });

  it('are not sent to a device that was last seen more than 60 days ago', async () => {
    await own.doc(`users/${uid}/pushTokens/t1`).update({ expiresAt: world.now() });
    await world.pushes.onNotificationUnread(await write('like_owl'));
    expect([tags(), (await markOf()).exists]).toEqual([[], false]);
  });

  it('remove a device that the push service rejects, and are still sent to the other devices', async () => {
    uid = await storePushMember(own, ['t1', 't2']);
    world.rejected.push('t1');
    await world.pushes.onNotificationUnread(await write('like_owl'));
    expect((await world.pushDevices.list(uid)).map(({ token }) => token)).toEqual(['t2']);
  });

  it('are not sent to a member who turned push notifications off', async () => {
    await own.doc(`users/${uid}/settings/notifications`).set({
      notifications: { isPushOn: false },
      updatedAt: new Date(),
    });
    await world.pushes.onNotificationUnread(await write('like_owl'));
    expect([tags(), (await markOf()).exists]).toEqual([[], false]);
  });
});

describe('the scheduled job that sends pushes', () => {
  const pushesSchema = z.array(z.object({ tokens: z.array(z.string()), data: pushDataSchema }));
  const run = async () => {
    const response = await fetch(`${SCHEDULED_ORIGIN}/pushDueNotifications`, { method: 'POST' });
    expect(response.status).toBe(200);
  };
  const pushesTo = async (token: string) => {
    const response = await fetch(`${ORIGIN}/__local/push.json`);
    return pushesSchema.parse(await response.json()).filter((it) => it.tokens.includes(token));
  };

  /**
   * Creates a premium member with a push device and an unread notification. The last push was two minutes ago, so the
   * next one is due.
   */
  async function createDue(token: string) {
    const member = await createMember({ premium: true });
    await addPushDevice(member, token);
    const before = new Date(Date.now() - 120_000);
    await writeUnreadNotification(db, { uid: member.uid, id: 'like_owl' }, newNotification());
    await db.doc(`duePushes/${member.uid}`).set({
      pushedAt: before,
      pushedTo: before,
      pushedIds: [],
      late: [],
      expiresAt: new Date(Date.now() + DAY_MS),
    });
    return member;
  }

  it('sends the pushes that are due', async () => {
    const token = `sample-${uniqueName()}`;
    const { uid: memberId } = await createDue(token);
    await run();
    expect(await pushesTo(token)).toMatchObject([
      { data: { memberId, tag: 'like_owl', path: '/item/owl' } },
    ]);
  });

  it('sends nothing to a device whose member has signed out', async () => {
    const token = `sample-${uniqueName()}`;
    const member = await createDue(token);
    expect((await call('logout', { as: member })).ok).toBe(true);
    await run();
    expect(await pushesTo(token)).toEqual([]);
    expect((await db.doc(`duePushes/${member.uid}`).get()).exists).toBe(false);
  });

  it('removes a device that the push service rejects', async () => {
    const member = await createDue(`rejected-${uniqueName()}`);
    await run();
    expect(await pushTokensOf(member)).toEqual([]);
  });
});
