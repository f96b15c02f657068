import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';

/** Firestore deletes a notification this long after its last change. */
export const NOTIFICATION_DAYS = 90;

export const notificationTypeSchema = z.enum(['mention', 'like', 'follow', 'achievement', 'other']);

/** Of type 'other': a comment on an own item, a reply to an own comment, the member's subscription, or own items that expire. */
export const notificationTopicSchema = z.enum(['comment', 'reply', 'billing', 'expiring_items']);
export type NotificationTopic = z.infer<typeof notificationTopicSchema>;

/** The document `users/{uid}/notifications/{notificationId}`. */
export const notificationRecordSchema = z.object({
  type: notificationTypeSchema,
  topic: z.nullable(notificationTopicSchema),
  title: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** Of the last change that makes it unread. */
  createdAt: timestampField,
  expiresAt: timestampField,
  itemId: textOrNull,
  commentId: textOrNull,
  /** The member who caused it, the last one of several. Null for an achievement. */
  actorId: textOrNull,
  /** As it was then. Null for a member without a username. */
  actorUsername: textOrNull,
  /** How many members caused it. */
  actorsCount: z.int(),
});
export type NotificationRecord = z.infer<typeof notificationRecordSchema>;
