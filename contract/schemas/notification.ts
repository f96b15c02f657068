import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** Firestore deletes a notification this many days after its last change. */
export const NOTIFICATION_RETENTION_DAYS = 90;

export const NOTIFICATIONS_PER_PAGE = 16;

/** The count of unread notifications stops at this number. The app shows it as '99+'. */
export const UNREAD_COUNT_MAX = 100;

/**
 * The likes of an item that arrive within this many minutes share one notification. The comments on an item that arrive
 * within this many minutes share another one.
 */
export const NOTIFICATION_GROUP_MINUTES = 60;

export const NOTIFICATION_MESSAGES = {
  markRead: 'Failed to mark as read',
  markAllRead: 'Failed to mark all as read',
  delete: 'Failed to delete notification',
} as const;

export const notificationTypeSchema = z.enum(['mention', 'like', 'follow', 'achievement', 'other']);

/**
 * The subject of a notification of type 'other': a comment on an own item, a reply to an own comment, the member's
 * subscription, own items that expire, an own report that was reviewed, or an own item or comment that moderation hid,
 * showed again or deleted.
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

/** The fields that a stored notification has in common with its public view. */
const shownFields = {
  type: notificationTypeSchema,
  topic: z.nullable(notificationTopicSchema),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  itemId: textOrNull,
  /** The id of the comment. If the notification is about several comments, the id of the newest one. */
  commentId: textOrNull,
  /** The id of the ruling that the member can appeal. Older notifications lack this field. */
  rulingId: z._default(textOrNull, null),
  /**
   * The username of the member who caused the notification, at the time when the notification was written. Null if the
   * member had no username.
   */
  actorUsername: textOrNull,
} as const;

/** The document `users/{uid}/notifications/{notificationId}`. */
export const notificationRecordSchema = z.object({
  ...shownFields,
  /**
   * The URL of the item's thumbnail, or of the picture of the member who caused the notification, at the time when the
   * notification was written. Older notifications lack this field.
   */
  pictureUrl: z._default(textOrNull, null),
  /** The time of the last change that made the notification unread. */
  createdAt: timestampField,
  expiresAt: timestampField,
  /**
   * The id of the member who caused the notification. If several members caused it, the id of the last one. Null for an
   * achievement.
   */
  actorId: textOrNull,
  /** The number of likes or comments that the notification is about. Older notifications lack this field. */
  count: z._default(z.int(), 1),
  /** In an older notification of likes: how many members liked the item. New notifications lack this field. */
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

/**
 * The cursor of a page of notifications: the `createdAt` (in microseconds since 1970) and the id of the last
 * notification on the previous page. The cursor stays valid if that notification is deleted.
 */
export const notificationCursorSchema = z
  .string()
  .check(z.regex(/^\d{1,17}\.(?!__.*__$)[A-Za-z0-9_-]{1,300}$/));

export const notificationPageSchema = z.object({
  /** The notifications, the newest first. */
  notifications: z.array(notificationSchema),
  /** The cursor of the next page. Null on the last page. */
  next: z.nullable(notificationCursorSchema),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const unreadCountSchema = z.object({
  count: z.int().check(z.gte(0), z.lte(UNREAD_COUNT_MAX)),
});
