import type { notificationsEndpoints } from '@contract/endpoints/notifications';
import type { NotificationSettingsOfMembers } from '../../services/notifications/notification-settings';
import type { OwnNotifications } from '../../services/notifications/own-notifications';
import type { PushDevices } from '../../services/notifications/push-devices';
import type { Handlers } from '../handler';

interface NotificationsParts {
  readonly ownNotifications: OwnNotifications;
  readonly notificationSettings: NotificationSettingsOfMembers;
  readonly pushDevices: PushDevices;
}

export function createNotificationsHandlers({
  ownNotifications,
  notificationSettings,
  pushDevices,
}: NotificationsParts): Handlers<keyof typeof notificationsEndpoints> {
  return {
    listNotifications: ({ query }, { actor }) => ownNotifications.list(actor.uid, query.cursor),
    countUnreadNotifications: (_input, { actor }) => ownNotifications.countUnread(actor.uid),
    markNotificationRead: async ({ params }, { actor }) => {
      await ownNotifications.markRead(actor, params.notificationId);
      return undefined;
    },
    markAllNotificationsRead: async ({ query }, { actor }) => {
      const { until } = query;
      await ownNotifications.markAllRead(actor, until === undefined ? until : new Date(until));
      return undefined;
    },
    deleteNotification: async ({ params }, { actor }) => {
      await ownNotifications.remove(actor, params.notificationId);
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
