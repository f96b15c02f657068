import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** Firestore deletes a notification this long after its last change. */
export const NOTIFICATION_DAYS = 90;

export const NOTIFICATIONS_PER_PAGE = 16;

/** More unread notifications count as this many, and are shown as '99+'. */
export const UNREAD_COUNT_MAX = 100;

/** For how long likes of an item share one notification, and comments on the item another one. */
export const GROUP_MINUTES = 60;

export const NOTIFICATION_MESSAGES = {
  markRead: 'Failed to mark as read',
  markAllRead: 'Failed to mark all as read',
  delete: 'Failed to delete notification',
} as const;

export const notificationTypeSchema = z.enum(['mention', 'like', 'follow', 'achievement', 'other']);

/**
 * Of type 'other': a comment on an own item, a reply to an own comment, the member's subscription, own items that expire, an own report
 * that was reviewed, or an own item or comment that moderation hid, shows again or deleted.
 */
export const notificationTopicSchema = z.enum([
  'comment',
  'reply',
  'billing',
  'expiring_items',
  'report',
  'moderation',
]);
export type NotificationTopic = z.infer<typeof notificationTopicSchema>;

export const notificationIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,300}$/));

/** What a notification stores and shows alike. */
const shownFields = {
  type: notificationTypeSchema,
  topic: z.nullable(notificationTopicSchema),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  itemId: textOrNull,
  /** Of several comments, the newest one. */
  commentId: textOrNull,
  /** What the member can appeal. Older notifications lack it. */
  rulingId: z._default(textOrNull, null),
  /** As it was then. Null for a member without a username. */
  actorUsername: textOrNull,
} as const;

/** The document `users/{uid}/notifications/{notificationId}`. */
export const notificationRecordSchema = z.object({
  ...shownFields,
  /** The item's thumbnail or the actor's picture, as it was then. Older notifications lack it. */
  pictureUrl: z._default(textOrNull, null),
  /** Of the last change that makes it unread. */
  createdAt: timestampField,
  expiresAt: timestampField,
  /** The member who caused it, the last one of several. Null for an achievement. */
  actorId: textOrNull,
  /** How many likes or comments it is about. Older notifications lack it. */
  count: z._default(z.int(), 1),
  /** How many members an older notification of likes is about. Nothing writes it any more. */
  actorsCount: z.optional(z.int()),
});
export type NotificationRecord = z.infer<typeof notificationRecordSchema>;

export const notificationSchema = z.object({
  id: notificationIdSchema,
  ...shownFields,
  pictureUrl: textOrNull,
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `createdAt` in microseconds since 1970 and the id of the last notification of a page. It stays valid if that one is deleted. */
export const notificationCursorSchema = z
  .string()
  .check(z.regex(/^\d{1,17}\.(?!__.*__$)[A-Za-z0-9_-]{1,300}$/));

export const notificationPageSchema = z.object({
  /** The newest first. */
  notifications: z.array(notificationSchema),
  /** The cursor of the next page. Null after the last one. */
  next: z.nullable(notificationCursorSchema),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const unreadCountSchema = z.object({
  count: z.int().check(z.gte(0), z.lte(UNREAD_COUNT_MAX)),
});
