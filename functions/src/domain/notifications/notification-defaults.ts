import type { NotificationRecord } from '@contract/schemas/notification';

/** Default values of the fields of a notification that are null or empty in most notifications. */
export const NOTIFICATION_DEFAULTS = {
  topic: null,
  itemId: null,
  commentId: null,
  rulingId: null,
  actorId: null,
  actorUsername: null,
  pictureUrl: null,
} as const satisfies Partial<NotificationRecord>;
