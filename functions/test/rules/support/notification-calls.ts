import { Timestamp } from 'firebase-admin/firestore';
import { createDuePushesRepo } from '../../../src/repos/due-pushes-repo';
import { createLeftoverPushDataRepo } from '../../../src/repos/leftover-push-data-repo';
import { createNotificationSettingsRepo } from '../../../src/repos/notification-settings-repo';
import { createOwnNotificationsRepo } from '../../../src/repos/own-notifications-repo';
import { createPushDevicesRepo } from '../../../src/repos/push-devices-repo';
import { createUnreadNotificationsRepo } from '../../../src/repos/unread-notifications-repo';
import { authority, now, uid } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const micros = now.getTime() * 1000;
const version = Timestamp.fromDate(now);
const mark = {
  uid,
  pushedTo: micros,
  pushedIds: [],
  late: ['like_owl'],
  version,
};
const pushed = { at: now, to: micros, ids: ['like_owl'] };

/** Calls to the repos for members' notifications and push notifications. */
export const NOTIFICATION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'own-notifications-repo.ts': callsOfRepo(createOwnNotificationsRepo, {
    list: async (own) => [
      await own.list(uid, undefined),
      await own.list(uid, `${micros}.like_owl`),
    ],
    countUnread: (own) => own.countUnread(uid),
    markRead: (own) => own.markRead(authority, 'like_owl', now),
    markAllRead: async (own) => {
      await own.markAllRead(authority, undefined);
      await own.markAllRead(authority, now);
    },
    remove: (own) => own.remove(authority, 'like_owl', now),
  }),
  'notification-settings-repo.ts': callsOfRepo(createNotificationSettingsRepo, {
    change: (settings) => settings.change(authority, { isPushOn: false }),
    get: (settings) => settings.get(uid),
  }),
  'push-devices-repo.ts': callsOfRepo((db) => createPushDevicesRepo(db, { now: () => now }), {
    add: (devices) => devices.add(authority, 's1', 'sample-token'),
    list: (devices) => devices.list(uid),
    removeRejected: (devices) =>
      devices.removeRejected({ uid, sessionId: 's1', token: 'sample-token', version }),
    remove: (devices) => devices.remove(authority, 's1'),
  }),
  'due-pushes-repo.ts': callsOfRepo((db) => createDuePushesRepo(db, 1), {
    // The second call finds the due mark that the first call has stored.
    create: async (duePushes) => [
      await duePushes.create(uid, pushed),
      await duePushes.create(uid, pushed),
    ],
    get: (duePushes) => duePushes.get(uid),
    addLate: (duePushes) => duePushes.addLate(uid, 'like_owl'),
    due: (duePushes) => duePushes.due(new Date(now.getTime() + 60_000)),
    setPushed: (duePushes) => duePushes.setPushed(mark, pushed),
    postpone: (duePushes) => duePushes.postpone(mark, now),
    remove: (duePushes) => duePushes.remove(mark),
  }),
  'leftover-push-data-repo.ts': callsOfRepo(createLeftoverPushDataRepo, {
    ofGoneMembers: (pushes) => pushes.ofGoneMembers(),
  }),
  'unread-notifications-repo.ts': callsOfRepo(createUnreadNotificationsRepo, {
    among: (unread) => unread.among(uid, ['like_owl']),
    since: (unread) => unread.since(uid, micros),
  }),
};
