import type { notificationsEndpoints } from '@contract/endpoints/notifications';
import type { NotificationSettingsService } from '../../services/notifications/notification-settings';
import type { OwnNotifications } from '../../services/notifications/own-notifications';
import type { PushDevices } from '../../services/notifications/push-devices';
import type { Handlers } from '../handler';

interface NotificationsDeps {
  readonly ownNotifications: OwnNotifications;
  readonly notificationSettings: NotificationSettingsService;
  readonly pushDevices: PushDevices;
}

export function createNotificationsHandlers({
  ownNotifications,
  notificationSettings,
  pushDevices,
}: NotificationsDeps): Handlers<keyof typeof notificationsEndpoints> {
  return {
    listNotifications: ({ query }, { actor }) => ownNotifications.list(actor.uid, query.cursor),
    countUnreadNotifications: (_input, { actor }) => ownNotifications.countUnread(actor.uid),
    markNotificationRead: async ({ params, query }, { actor }) => {
      await ownNotifications.markRead(actor, params.notificationId, timeIn(query));
      return undefined;
    },
    markAllNotificationsRead: async ({ query }, { actor }) => {
      await ownNotifications.markAllRead(actor, timeIn(query));
      return undefined;
    },
    deleteNotification: async ({ params, query }, { actor }) => {
      await ownNotifications.remove(actor, params.notificationId, timeIn(query));
      return undefined;
    },
    getNotificationSettings: (_input, { actor }) => notificationSettings.get(actor.uid),
    changeNotificationSettings: ({ body }, { actor }) => notificationSettings.change(actor, body),
    addPushDevice: async ({ body }, { actor, session }) => {
      await pushDevices.add(actor, session.value, body.token);
      return undefined;
    },
    removePushDevice: async (_input, { actor, session }) => {
      await pushDevices.remove(actor, session.value);
      return undefined;
    },
  };
}

const timeIn = ({ until }: { readonly until?: string | undefined }): Date | undefined =>
  until === undefined ? undefined : new Date(until);
