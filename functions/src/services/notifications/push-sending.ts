import { pushDataOf } from '../../domain/notifications/push-data';
import type { PushGateway } from '../../gateways/push/push';
import type { OwnNotificationsRepo } from '../../repos/own-notifications-repo';
import type { PushDevice, PushDevicesRepo } from '../../repos/push-devices-repo';
import type { StoredUnread } from '../../repos/unread-notifications-repo';

interface PushSendingParts {
  readonly gateway: PushGateway;
  readonly pushDevices: Pick<PushDevicesRepo, 'removeRejected'>;
  readonly ownNotifications: Pick<OwnNotificationsRepo, 'countUnread'>;
}

interface NewPush {
  readonly uid: string;
  readonly devices: readonly PushDevice[];
  /** The newest first. */
  readonly notifications: readonly [StoredUnread, ...StoredUnread[]];
}

/** Sends one push to the devices of a member, and forgets those that the push service rejects. Throws AppError 'unavailable' if it failed. */
export const createPushSending =
  ({ gateway, pushDevices, ownNotifications }: PushSendingParts) =>
  async ({ uid, devices, notifications }: NewPush): Promise<void> => {
    const unread = await ownNotifications.countUnread(uid);
    const tokens = devices.map(({ token }) => token);
    const rejected = await gateway.send({
      tokens,
      data: pushDataOf(notifications, { uid, unread }),
    });
    const gone = devices.filter(({ token }) => rejected.includes(token));
    await Promise.all(gone.map((device) => pushDevices.removeRejected(device)));
  };
