import { DAY_MS } from '@contract/rules/durations';
import type { MeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

async function storeUnread({ db }: MeteredProduct, { uid }: MeteredMember): Promise<void> {
  const batch = db.batch();
  for (let n = 10; n < 30; n += 1)
    batch.set(db.doc(`users/${uid}/notifications/like_${n}`), {
      type: 'like',
      topic: null,
      title: 'New like',
      message: 'Liked',
      isRead: false,
      itemId: 'owl',
      commentId: null,
      actorId: 'bob',
      actorUsername: 'bob',
      createdAt: new Date(n),
      expiresAt: new Date(Date.now() + DAY_MS),
    });
  await batch.commit();
}

/** Measures the calls about notifications. The member must be premium. */
export async function measureNotificationCosts(product: MeteredProduct, member: MeteredMember) {
  await storeUnread(product, member);
  const { cookie } = member;
  const params = { notificationId: 'like_29' };
  const until = { until: new Date(27).toISOString() };
  const seen = { until: new Date(29).toISOString() };
  const device = { token: 'sample-token' };
  // Starts a new instance, because the running instance has cached the member's plan.
  const callNew = await product.startInstance();
  return [
    [
      'GET /api/notifications, the first page of 20 notifications',
      await product.call('listNotifications', { cookie }),
    ],
    [
      'GET /api/notifications/unread-count, 20',
      await product.call('countUnreadNotifications', { cookie }),
    ],
    [
      'PATCH /api/notifications/:notificationId/read',
      await product.call('markNotificationRead', { cookie, params, query: seen }),
    ],
    [
      'PATCH /api/notifications/mark-all-read, 18 of 19',
      await product.call('markAllNotificationsRead', { cookie, query: until }),
    ],
    [
      'DELETE /api/notifications/:notificationId',
      await product.call('deleteNotification', { cookie, params, query: seen }),
    ],
    [
      'GET /api/user/notification-settings',
      await product.call('getNotificationSettings', { cookie }),
    ],
    [
      'PATCH /api/user/notification-settings',
      await product.call('changeNotificationSettings', { cookie, json: { isPushOn: true } }),
    ],
    ['POST /api/user/push-devices', await callNew('addPushDevice', { cookie, json: device })],
    ['DELETE /api/user/push-devices', await product.call('removePushDevice', { cookie })],
  ] satisfies CallCost[];
}
