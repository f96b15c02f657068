import type { Logger } from '../../lib/logger';
import type { RecentPushMark, DuePushesRepo } from '../../repos/due-pushes-repo';
import type { PushDevice, PushDevicesRepo } from '../../repos/push-devices-repo';
import type {
  StoredUnreadNotification,
  UnreadNotificationsRepo,
} from '../../repos/unread-notifications-repo';
import type { createPushFilter } from './push-filter';
import type { createPushPreferenceReader } from './push-preference-reader';
import type { createPushSending } from './push-sending';
import type { UnreadNotification } from './write-notification';

export interface PushDispatcherDeps {
  readonly duePushes: DuePushesRepo;
  readonly unreadNotifications: UnreadNotificationsRepo;
  readonly pushDevices: Pick<PushDevicesRepo, 'list'>;
  readonly wantsOf: ReturnType<typeof createPushPreferenceReader>;
  readonly showable: ReturnType<typeof createPushFilter>;
  readonly send: ReturnType<typeof createPushSending>;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

export interface PushDispatcher {
  /**
   * Pushes a notification to the devices of a premium member who wants it. If the last push was less than a minute ago,
   * the next push contains the notification instead. If the push fails, logs the failure, and the job tries again.
   * Usually costs at most one write.
   */
  onNotificationUnread(unread: UnreadNotification): Promise<void>;
}

export function createPushDispatcher(deps: PushDispatcherDeps): PushDispatcher {
  const { duePushes, unreadNotifications, pushDevices, wantsOf, showable, send, log, now } = deps;

  /**
   * Whether the next push will include the notification. The next push includes the notifications that became unread
   * after `pushedTo` and those whose ids are in `late`.
   */
  const isCovered = async ({ uid, id, at }: UnreadNotification, { pushedTo }: RecentPushMark) => {
    if (at < pushedTo) return duePushes.addLate(uid, id);
    // Reads the stored time, because Firestore sets `createdAt` when the request arrives, which is a little before the
    // commit.
    const [stored] = await unreadNotifications.among(uid, [id]);
    return !stored || stored.at >= pushedTo || duePushes.addLate(uid, id);
  };

  const pushNow = async (
    uid: string,
    devices: readonly PushDevice[],
    first: StoredUnreadNotification,
  ) => {
    try {
      await send({ uid, devices, notifications: [first] });
    } catch (error) {
      log.error('push_failed', { uid, error });
      await duePushes.addLate(uid, first.id);
    }
  };

  const onNotificationUnread = async (unread: UnreadNotification): Promise<void> => {
    const { uid, id, kind } = unread;
    const wants = await wantsOf(uid);
    if (!wants?.(kind)) return;
    const mark = await duePushes.get(uid);
    if (mark && (await isCovered(unread, mark))) return;
    const devices = await pushDevices.list(uid);
    if (devices.length === 0) return;
    const [notification] = await showable(uid, await unreadNotifications.among(uid, [id]));
    if (!notification) return;
    const isFirst = await duePushes.create(uid, { at: now(), to: notification.at, ids: [id] });
    await (isFirst ? pushNow(uid, devices, notification) : onNotificationUnread(unread));
  };

  return { onNotificationUnread };
}
