import * as z from 'zod/mini';
import {
  notificationCursorSchema,
  notificationIdSchema,
  notificationPageSchema,
  unreadCountSchema,
} from '../schemas/notification';
import {
  notificationSettingsChangeSchema,
  notificationSettingsSchema,
} from '../schemas/notification-settings';
import { pushTokenSchema } from '../schemas/push';
import { defineEndpoint } from './define-endpoint';
import {
  NOTIFICATION_CHANGE_LIMITS,
  NOTIFICATION_LIMITS,
  NOTIFICATION_SETTINGS_LIMITS,
  PUSH_DEVICE_LIMITS,
} from './rate-limits';

const params = z.strictObject({ notificationId: notificationIdSchema });

/**
 * `until` is the `createdAt` of the newest notification that the member saw. A notification that became unread after
 * that time stays unread, even if the call waited in the outbox.
 */
const seen = z.strictObject({ until: z.optional(z.iso.datetime()) });

/** The endpoints for notifications and notification settings. */
export const notificationsEndpoints = {
  listNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: "The member's notifications, the newest first, 16 a page",
    auth: 'user',
    servedBy: 'api',
    input: { query: z.strictObject({ cursor: z.optional(notificationCursorSchema) }) },
    output: { status: 200, schema: notificationPageSchema },
    errors: [],
    rateLimits: NOTIFICATION_LIMITS,
    reads: ['notifications'],
    savedOffline: true,
  }),
  countUnreadNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/notifications/unread-count',
    summary: 'How many notifications are unread, up to 100',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: unreadCountSchema },
    errors: [],
    rateLimits: NOTIFICATION_LIMITS,
    reads: ['notifications'],
    savedOffline: true,
  }),
  markNotificationRead: defineEndpoint({
    method: 'PATCH',
    path: '/api/notifications/:notificationId/read',
    summary: 'Mark a notification as read. Succeeds even if it is already read or deleted.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { params, query: seen },
    output: { status: 204 },
    errors: [],
    queueable: true,
    rateLimits: NOTIFICATION_CHANGE_LIMITS,
    changes: ['notifications'],
  }),
  markAllNotificationsRead: defineEndpoint({
    method: 'PATCH',
    path: '/api/notifications/mark-all-read',
    summary:
      'Mark all notifications as read, or only those up to `until`, so that a call from the outbox does not mark later ones',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { query: seen },
    output: { status: 204 },
    errors: [],
    queueable: true,
    rateLimits: NOTIFICATION_CHANGE_LIMITS,
    changes: ['notifications'],
  }),
  deleteNotification: defineEndpoint({
    method: 'DELETE',
    path: '/api/notifications/:notificationId',
    summary: 'Delete a notification. Succeeds even if it is already deleted.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { params, query: seen },
    output: { status: 204 },
    errors: [],
    queueable: true,
    rateLimits: NOTIFICATION_CHANGE_LIMITS,
    changes: ['notifications'],
  }),
  getNotificationSettings: defineEndpoint({
    method: 'GET',
    path: '/api/user/notification-settings',
    summary: "The settings of the member's notifications",
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: notificationSettingsSchema },
    errors: [],
    rateLimits: NOTIFICATION_LIMITS,
    reads: ['notification-settings'],
    savedOffline: true,
  }),
  changeNotificationSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/notification-settings',
    summary:
      "Change the settings of the member's notifications. The last of several changes counts.",
    auth: 'user',
    servedBy: 'api',
    input: { body: notificationSettingsChangeSchema },
    output: { status: 200, schema: notificationSettingsSchema },
    errors: [],
    rateLimits: NOTIFICATION_SETTINGS_LIMITS,
    changes: ['notification-settings'],
  }),
  addPushDevice: defineEndpoint({
    method: 'POST',
    path: '/api/user/push-devices',
    summary:
      'Register this device for push notifications until its session ends. A repeat keeps the registration for 60 more days.',
    auth: 'premium',
    servedBy: 'api',
    input: { body: z.strictObject({ token: pushTokenSchema }) },
    output: { status: 204 },
    errors: [],
    rateLimits: PUSH_DEVICE_LIMITS,
  }),
  removePushDevice: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/push-devices',
    summary: 'Stop push notifications to this device. Succeeds even if it is not registered.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: {},
    output: { status: 204 },
    errors: [],
    rateLimits: PUSH_DEVICE_LIMITS,
  }),
} as const;
