import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '@contract/schemas/notification-settings';
import type { Actor } from '../../lib/authority';
import type { NotificationSettingsRepo } from '../../repos/notification-settings-repo';

export interface NotificationSettingsService {
  get(uid: string): Promise<NotificationSettings>;
  /**
   * Stores a change of settings. Returns all settings after the change. If several calls change the same setting, the
   * last one wins.
   */
  change(actor: Actor, change: NotificationSettingsChange): Promise<NotificationSettings>;
}

export const createNotificationSettingsService = ({
  notificationSettings: repo,
}: {
  readonly notificationSettings: NotificationSettingsRepo;
}): NotificationSettingsService => ({
  get: (uid) => repo.get(uid),
  change: async (actor, change) => {
    await repo.change(actor, change);
    return repo.get(actor.uid);
  },
});
