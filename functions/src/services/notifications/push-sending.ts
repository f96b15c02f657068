import { pushDataOf } from '../../domain/notifications/push-data';
import type { PushGateway } from '../../gateways/push/push';
import type { Logger } from '../../lib/logger';
import type { OwnNotificationsRepo } from '../../repos/own-notifications-repo';
import type { PushDevice, PushDevicesRepo } from '../../repos/push-devices-repo';
import type { StoredUnreadNotification } from '../../repos/unread-notifications-repo';

interface PushSendingDeps {
  readonly gateway: PushGateway;
  readonly pushDevices: Pick<PushDevicesRepo, 'removeRejected'>;
  readonly ownNotifications: Pick<OwnNotificationsRepo, 'countUnread'>;
  readonly log: Pick<Logger, 'warn'>;
}

interface NewPush {
  readonly uid: string;
  readonly devices: readonly PushDevice[];
  /** The notifications of the push, the newest first. */
  readonly notifications: readonly [StoredUnreadNotification, ...StoredUnreadNotification[]];
}

/**
 * Sends one push to the devices of a member, and removes devices that the push service rejects. Only logs a failed
 * removal, because the next push tries to remove the device again. Throws AppError 'unavailable' if the push failed.
 */
export function createPushSending(deps: PushSendingDeps) {
  const { gateway, pushDevices, ownNotifications, log } = deps;

  const forget = async (device: PushDevice) => {
    try {
      await pushDevices.removeRejected(device);
    } catch (error) {
      // Only logs the error if a device cannot be removed. If this code threw the error, the push would be repeated,
      // although the member's other devices have already received it.
      log.warn('push_cleanup_failed', { uid: device.uid, error });
    }
  };

  return async ({ uid, devices, notifications }: NewPush): Promise<void> => {
    const unread = await ownNotifications.countUnread(uid);
    const tokens = devices.map(({ token }) => token);
    const rejected = await gateway.send({
      tokens,
      data: pushDataOf(notifications, { uid, unread }),
    });
    await Promise.all(devices.filter(({ token }) => rejected.includes(token)).map(forget));
  };
}
