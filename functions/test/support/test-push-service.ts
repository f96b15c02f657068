import { DAY_MS } from '@contract/rules/durations';
import type { Firestore } from 'firebase-admin/firestore';
import type { PushMessage } from '../../src/gateways/push/push';
import { createBlocksRepo } from '../../src/repos/blocks-repo';
import { createCommentsRepo } from '../../src/repos/comments-repo';
import { createDuePushesRepo } from '../../src/repos/due-pushes-repo';
import { createNotificationSettingsRepo } from '../../src/repos/notification-settings-repo';
import { createOwnNotificationsRepo } from '../../src/repos/own-notifications-repo';
import { createPushDevicesRepo } from '../../src/repos/push-devices-repo';
import { microsOf } from '../../src/repos/timestamp-micros';
import { createUnreadNotificationsRepo } from '../../src/repos/unread-notifications-repo';
import { createUsersRepo } from '../../src/repos/users-repo';
import { createDuePushSender } from '../../src/services/notifications/due-push-sender';
import { createPushPreferenceReader } from '../../src/services/notifications/push-preference-reader';
import { createPushSending } from '../../src/services/notifications/push-sending';
import {
  createPushDispatcher,
  type PushDispatcherDeps,
} from '../../src/services/notifications/push-dispatcher';
import type { UnreadNotification } from '../../src/services/notifications/write-notification';
import { createPushFilter } from '../../src/services/notifications/push-filter';
import { storeMember } from './notified';

/**
 * Creates the real service for pushes on a database. Its clock stands still until a test moves it. Its push service
 * only records pushes, and rejects the tokens in `rejected`.
 */
export function createTestPushService(db: Firestore) {
  let time = Date.now();
  const now = () => new Date(time);
  const messages: PushMessage[] = [];
  const rejected: string[] = [];
  const errors: unknown[] = [];
  const pushDevices = createPushDevicesRepo(db, { now });
  const users = createUsersRepo(db);
  const gateway = {
    send: (message: PushMessage) => {
      messages.push(message);
      return Promise.resolve(message.tokens.filter((token) => rejected.includes(token)));
    },
  };
  const deps: PushDispatcherDeps = {
    duePushes: createDuePushesRepo(db),
    unreadNotifications: createUnreadNotificationsRepo(db),
    pushDevices,
    wantsOf: createPushPreferenceReader({
      users,
      notificationSettings: createNotificationSettingsRepo(db),
      now,
    }),
    showable: createPushFilter({
      blocks: createBlocksRepo(db),
      comments: createCommentsRepo(db),
    }),
    send: createPushSending({
      gateway,
      pushDevices,
      ownNotifications: createOwnNotificationsRepo(db),
      log: { warn: (_event, fields) => errors.push(fields) },
    }),
    log: { error: (_event, fields) => errors.push(fields) },
    now,
  };
  const pushes = createPushDispatcher(deps);
  return {
    messages,
    rejected,
    errors,
    pushDevices,
    pushes,
    now,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    runJob: () => createDuePushSender({ ...deps, pushes }).push(new Date(time + 3_600_000)),
  };
}

/** Stores a premium member with a device for each token. */
export async function storePushMember(
  db: Firestore,
  tokens: readonly string[] = ['t1'],
): Promise<string> {
  const uid = await storeMember(db, 'ann');
  const batch = db.batch();
  batch.update(db.doc(`users/${uid}`), { subscriptionStatus: 'active' });
  const seenAt = new Date();
  const expiresAt = new Date(seenAt.getTime() + DAY_MS);
  for (const token of tokens)
    batch.set(db.doc(`users/${uid}/pushTokens/${token}`), { token, seenAt, expiresAt });
  await batch.commit();
  return uid;
}

/** Stores an unread notification. Returns the argument with which the product calls `onNotificationUnread` for it. */
export async function writeUnreadNotification(
  db: Firestore,
  { uid, id }: Pick<UnreadNotification, 'uid' | 'id'>,
  notification: object,
): Promise<UnreadNotification> {
  const { writeTime } = await db.doc(`users/${uid}/notifications/${id}`).set(notification);
  return { uid, id, kind: 'likes', at: microsOf(writeTime) };
}
