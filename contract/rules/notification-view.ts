import type { Notification, NotificationRecord } from '../schemas/notification';

/** Returns what a member sees of a stored notification, from the API and live from Firestore. */
export const notificationView = (id: string, record: NotificationRecord): Notification => {
  const { type, topic, title, message, isRead, itemId, commentId } = record;
  const { rulingId, actorUsername, pictureUrl, createdAt } = record;
  return {
    ...{ id, type, topic, title, message, isRead, itemId, commentId },
    ...{ rulingId, actorUsername, pictureUrl },
    createdAt: createdAt.toISOString(),
  };
};
