import type { NotificationRecord } from '@contract/schemas/notification';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPushTestSetup } from './push-dispatcher.test-support';

let world: ReturnType<typeof createPushTestSetup>;
beforeEach(() => {
  world = createPushTestSetup();
});

const arrive = (id: string, change: Partial<NotificationRecord> = {}) =>
  world.pushes.onNotificationUnread(world.write(id, change));

describe('a notification that becomes unread', () => {
  it('is pushed immediately, and only once when the call is repeated', async () => {
    const unread = world.write('like_owl');
    for (let times = 0; times < 2; times += 1) await world.pushes.onNotificationUnread(unread);
    expect(world.messages).toMatchObject([
      { tokens: ['t1'], data: { tag: 'like_owl', notificationId: 'like_owl', unread: '1' } },
    ]);
    expect(world.marks.get(world.UID)?.late).toEqual([]);
  });

  it.each([
    ['the member is not premium', () => (world.isPremium = false)],
    ['pushes are off', () => (world.settings.isPushOn = false)],
    ['pushes of this kind are off', () => (world.settings.kinds.likes.push = false)],
    ['the member has no device', () => (world.tokens = [])],
    ['it may not be shown', () => (world.hidden = ['like_owl'])],
  ])('is not pushed and creates no due mark when %s', async (_why, prepare) => {
    prepare();
    await arrive('like_owl');
    expect([world.messages, world.marks.size]).toEqual([[], 0]);
  });

  it('is not pushed when the member has read it or it was removed before the push', async () => {
    const unread = world.write('like_owl');
    world.unread.clear();
    await world.pushes.onNotificationUnread(unread);
    expect([world.messages, world.marks.size]).toEqual([[], 0]);
  });

  it('is pushed when members cannot turn off notifications of its kind', async () => {
    for (const kind of Object.values(world.settings.kinds)) kind.push = false;
    await arrive('plan', { type: 'other', topic: 'billing' });
    expect(world.messages).toHaveLength(1);
  });

  it('waits for the next push when the last push was less than a minute ago', async () => {
    await arrive('like_owl');
    await arrive('like_elk');
    expect(world.messages).toHaveLength(1);
    world.pass(59);
    await world.runJob();
    expect(world.messages).toHaveLength(1);
    world.pass(1);
    await world.runJob();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['like_owl', 'like_elk']);
  });

  it('is in the next push when a newer notification was pushed before it', async () => {
    const older = world.write('like_owl');
    await arrive('like_elk');
    await world.pushes.onNotificationUnread(older);
    world.pass(60);
    await world.runJob();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['like_elk', 'like_owl']);
    world.pass(60);
    await world.runJob();
    expect([world.messages.length, world.marks.size]).toEqual([2, 0]);
  });

  it('is in the next push when another notification with the same time was pushed before it', async () => {
    await arrive('like_owl');
    await world.pushes.onNotificationUnread(world.write('like_elk', {}, true));
    for (let minutes = 0; minutes < 2; minutes += 1) {
      world.pass(60);
      await world.runJob();
    }
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['like_owl', 'like_elk']);
  });

  it('is pushed immediately when other notifications become unread at the same time, and the others are pushed a minute later', async () => {
    const several = ['a', 'b', 'c', 'd'].map((id) => world.write(id));
    await Promise.all(several.map((unread) => world.pushes.onNotificationUnread(unread)));
    expect(world.messages).toHaveLength(1);
    world.pass(60);
    await world.runJob();
    expect(world.messages.map(({ data }) => data.title)).toEqual([
      'New like',
      '3 new notifications',
    ]);
  });

  it('is pushed later when the push fails, and the failure is logged', async () => {
    world.gatewayFails = true;
    await arrive('like_owl');
    expect(world.errors).toEqual(['push_failed']);
    world.gatewayFails = false;
    world.pass(60);
    await world.runJob();
    expect(world.messages.map(({ data }) => data.tag)).toEqual(['like_owl']);
  });

  it('is pushed, and a device that the push service rejects is removed', async () => {
    world.tokens = ['t1', 'rejected'];
    await arrive('like_owl');
    expect(world.tokens).toEqual(['t1']);
  });

  it('is not pushed again when a rejected device cannot be removed, and the failure is logged', async () => {
    world.tokens = ['t1', 'rejected'];
    world.cleanupFails = true;
    await arrive('like_owl');
    world.pass(60);
    await world.runJob();
    expect(world.messages).toHaveLength(1);
    expect([world.errors, world.warnings]).toEqual([[], ['push_cleanup_failed']]);
  });
});

it('Pushes.onNotificationUnread pushes a notification at most twice within a minute when 500 members like an item', async () => {
  for (let wave = 1; wave <= 10; wave += 1) {
    const message = `${wave * 50} liked`;
    await Promise.all(Array.from({ length: 50 }, () => arrive('like_owl', { message })));
    await world.runJob();
    world.pass(6);
  }
  await world.runJob();
  await world.runJob();
  expect(world.messages.map(({ data }) => [data.tag, data.body])).toEqual([
    ['like_owl', '50 liked'],
    ['like_owl', '500 liked'],
  ]);
});
