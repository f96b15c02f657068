import type { Notification, NotificationRecord } from '../schemas/notification';

/**
 * Returns the public view of a stored notification. The API returns it, and the browser creates it from live
 * Firestore data.
 */
export const notificationView = (id: string, record: NotificationRecord): Notification => {
  const { type, topic, title, message, isRead, itemId, commentId } = record;
  const { rulingId, actorUsername, pictureUrl, createdAt } = record;
  return {
    id,
    type,
    topic,
    title,
    message,
    isRead,
    itemId,
    commentId,
    rulingId,
    actorUsername,
    pictureUrl,
    createdAt: createdAt.toISOString(),
  };
};
