import type { NotificationRecord } from '@contract/schemas/notification';
import { displayNameOf } from './notification-words';

type Unnamed = Pick<NotificationRecord, 'actorId' | 'actorUsername' | 'message'>;

/**
 * Returns the change of a notification that removes the actor, who is the member who last caused the notification.
 * Returns null if the notification must be deleted, because it is only about the actor: about the only like of an item,
 * or about a new follower.
 */
export function withoutActor(notification: NotificationRecord): Unnamed | null {
  const { type, actorUsername, count, actorsCount = count, message } = notification;
  if (type === 'follow' || (type === 'like' && actorsCount <= 1)) return null;
  const name = displayNameOf(actorUsername);
  return {
    actorId: null,
    actorUsername: null,
    message: message.startsWith(name) ? displayNameOf(null) + message.slice(name.length) : message,
  };
}
