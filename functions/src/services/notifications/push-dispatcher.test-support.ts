import type { NotificationRecord } from '@contract/schemas/notification';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import type { PushMessage } from '../../gateways/push/push';
import { createDuePushesInMemory, deviceLike } from '../../repos/due-pushes-in-memory.test-support';
import { newMember } from '../../repos/new-member';
import type { StoredUnreadNotification } from '../../repos/unread-notifications-repo';
import type { UserRecord } from '../../repos/users-repo';
import { createDuePushSender } from './due-push-sender';
import { createPushDispatcher, type PushDispatcherDeps } from './push-dispatcher';
import { createPushPreferenceReader } from './push-preference-reader';
import { createPushSending } from './push-sending';

const UID = 'ann';

const like: NotificationRecord = {
  type: 'like',
  topic: null,
  isRead: false,
  count: 1,
  title: 'New like',
  message: 'Liked',
  itemId: 'owl',
  commentId: null,
  actorId: 'bob',
  actorUsername: 'bob',
  pictureUrl: null,
  createdAt: new Date(0),
  expiresAt: new Date(0),
  rulingId: null,
};

/** The state of the member, which tests can change. */
const createMember = () => ({
  settings: notificationSettingsSchema.parse({}),
  isPremium: true,
  tokens: ['t1'],
  /** The ids of notifications that may not be shown. */
  hidden: [] as string[],
  gatewayFails: false,
  cleanupFails: false,
  unread: new Map<string, StoredUnreadNotification>(),
  messages: [] as PushMessage[],
  errors: [] as string[],
  warnings: [] as string[],
});
type PushMember = ReturnType<typeof createMember>;

const userOf = ({ isPremium }: PushMember): UserRecord => ({
  ...newMember({ email: 'ann@example.com' }, new Date(0)),
  subscriptionStatus: isPremium ? 'active' : null,
});

/** Creates the function that sends pushes, with a gateway that rejects the token 'rejected'. */
const sendingTo = (member: PushMember) =>
  createPushSending({
    gateway: {
      send: (message) => {
        if (member.gatewayFails) return Promise.reject(new Error('No network'));
        member.messages.push(message);
        return Promise.resolve(message.tokens.filter((token) => token === 'rejected'));
      },
    },
    pushDevices: {
      removeRejected: ({ token }) => {
        if (member.cleanupFails) return Promise.reject(new Error('No network'));
        member.tokens = member.tokens.filter((it) => it !== token);
        return Promise.resolve();
      },
    },
    ownNotifications: { countUnread: () => Promise.resolve(member.unread.size) },
    log: { warn: (event) => member.warnings.push(event) },
  });

const unreadOf = ({ unread }: PushMember): PushDispatcherDeps['unreadNotifications'] => ({
  among: (_uid, ids) => Promise.resolve(ids.flatMap((id) => unread.get(id) ?? [])),
  since: (_uid, after) => {
    const newer = [...unread.values()].filter(({ at }) => at >= after);
    return Promise.resolve(newer.toSorted((one, other) => other.at - one.at));
  },
});

/** Creates a premium member with one device, and everything that pushes need, in memory. */
export function createPushTestSetup() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  let micros = time * 1000;
  const now = () => new Date(time);
  const member = createMember();
  const { marks, repo } = createDuePushesInMemory();
  const unreadNotifications = unreadOf(member);
  const deps: PushDispatcherDeps = {
    duePushes: repo,
    unreadNotifications,
    pushDevices: {
      list: (uid) => Promise.resolve(member.tokens.map((token) => deviceLike(uid, token))),
    },
    wantsOf: createPushPreferenceReader({
      users: { get: () => Promise.resolve(userOf(member)) },
      notificationSettings: { get: () => Promise.resolve(member.settings) },
      now,
    }),
    showable: (_uid, found) =>
      Promise.resolve(found.filter(({ id }) => !member.hidden.includes(id))),
    send: sendingTo(member),
    log: { error: (event) => member.errors.push(event) },
    now,
  };
  const pushes = createPushDispatcher(deps);

  return Object.assign(member, {
    UID,
    marks,
    repo,
    unreadNotifications,
    pushes,
    /** Writes an unread notification, and returns the argument for `onNotificationUnread`. */
    write: (id: string, change: Partial<NotificationRecord> = {}, isSameTime = false) => {
      if (!isSameTime) micros += 1;
      member.unread.set(id, { id, at: micros, record: { ...like, ...change } });
      const kind = change.topic === 'billing' ? null : 'likes';
      return { uid: UID, id, kind, at: micros } as const;
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
      micros = Math.max(micros, time * 1000);
    },
    runJob: () => createDuePushSender({ ...deps, pushes }).push(new Date(time + 1)),
  });
}
