import { NOTIFICATIONS_PER_PAGE, UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor, browserOf, uidOf } from './support/actors';
import { createRulesEnvironment } from './support/environment';

describe('firestore.rules for notifications', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await createRulesEnvironment('notifications');
    await environment.withSecurityRulesDisabled(async (context) => {
      const notifications = context.firestore().collection('users/premium/notifications');
      await notifications.doc('read').set({ isRead: true, createdAt: new Date(1) });
      await notifications.doc('unread').set({ isRead: false, createdAt: new Date(2) });
    });
  });
  afterAll(() => environment.cleanup());

  /** Returns the queries with which the app listens to the notifications of a member. */
  const queriesAs = (actor: Actor, uid: string) => {
    const notifications = browserOf(environment, actor)
      .firestore()
      .collection(`users/${uid}/notifications`);
    return {
      newest: () =>
        notifications
          .orderBy('createdAt', 'desc')
          .orderBy('__name__', 'desc')
          .limit(NOTIFICATIONS_PER_PAGE + 1)
          .get(),
      unread: () => notifications.where('isRead', '==', false).limit(UNREAD_COUNT_MAX).get(),
    };
  };

  it('let a premium member list the newest and the unread notifications', async () => {
    const { newest, unread } = queriesAs('premium', 'premium');
    const idsOf = async (list: typeof newest) =>
      (await assertSucceeds(list())).docs.map(({ id }) => id);
    expect(await idsOf(newest)).toEqual(['unread', 'read']);
    expect(await idsOf(unread)).toEqual(['unread']);
  });

  it.each(ACTORS.filter((actor) => actor !== 'premium'))(
    'do not let the actor %s list their own notifications or those of a premium member',
    async (actor) => {
      for (const uid of [uidOf(actor) ?? 'owner', 'premium'])
        for (const list of Object.values(queriesAs(actor, uid))) await assertFails(list());
    },
  );

  it.each(ACTORS)('do not let the actor %s change or delete a notification', async (actor) => {
    const notification = browserOf(environment, actor)
      .firestore()
      .doc('users/premium/notifications/unread');
    await assertFails(notification.update({ isRead: true }));
    await assertFails(notification.delete());
  });
});
