import { DAY_MS } from '@contract/rules/durations';
import { notificationsEndpoints } from '@contract/endpoints/notifications';
import type { NotificationRecord } from '@contract/schemas/notification';
import { FieldValue } from 'firebase-admin/firestore';
import { notificationsOf } from '../../support/notified';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

type As = Pick<Member, 'cookie'>;
type Of = Pick<Member, 'uid'>;

export const newNotification = (change: Partial<NotificationRecord> = {}) => ({
  type: 'like',
  topic: null,
  title: 'New like',
  message: '@bob liked your item “Owl”',
  isRead: false,
  count: 1,
  itemId: 'owl',
  commentId: null,
  actorId: null,
  actorUsername: 'bob',
  pictureUrl: null,
  createdAt: FieldValue.serverTimestamp(),
  expiresAt: new Date(Date.now() + 90 * DAY_MS),
  ...change,
});

/** Stores unread notifications in one commit, so that they have the same time. */
export async function storeNotifications(
  { uid }: Of,
  ids: readonly string[],
  change: Partial<NotificationRecord> = {},
): Promise<void> {
  const batch = db.batch();
  for (const id of ids)
    batch.set(db.doc(`users/${uid}/notifications/${id}`), newNotification(change));
  await batch.commit();
}

export async function listNotifications(as: As, query: { readonly cursor?: string } = {}) {
  const response = await call('listNotifications', { as, query });
  return notificationsEndpoints.listNotifications.output.schema.parse(await response.json());
}

export async function unreadCount(as: As): Promise<number> {
  const { output } = notificationsEndpoints.countUnreadNotifications;
  const response = await call('countUnreadNotifications', { as });
  return output.schema.parse(await response.json()).count;
}

/** Returns the ids of the member's unread notifications in Firestore. */
export const unreadNotificationIds = async ({ uid }: Of): Promise<string[]> =>
  Object.entries(await notificationsOf(db, uid))
    .flatMap(([id, { isRead }]) => (isRead ? [] : [id]))
    .sort();

const { schema: settingsSchema } = notificationsEndpoints.getNotificationSettings.output;

export async function notificationSettingsOf(as: As) {
  return settingsSchema.parse(await (await call('getNotificationSettings', { as })).json());
}

export async function changeNotificationSettings(as: As, json: object) {
  return settingsSchema.parse(
    await (await call('changeNotificationSettings', { as, json })).json(),
  );
}

export const addPushDevice = (as: As, token: string) =>
  call('addPushDevice', { as, json: { token } });

/** Returns the tokens of a member's push devices in Firestore. */
export async function pushTokensOf({ uid }: Of): Promise<unknown[]> {
  const { docs } = await db.collection(`users/${uid}/pushTokens`).get();
  return docs.map((session) => session.get('token') as unknown).sort();
}
