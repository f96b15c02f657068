import type { NotificationRecord } from '@contract/schemas/notification';
import { nameOf } from './notification-words';

type Unnamed = Pick<NotificationRecord, 'actorId' | 'actorUsername' | 'message'>;

/**
 * Returns the change of a notification that may no longer name its last actor, or null if it says nothing without them: the only
 * like of an item, or a new follower.
 */
export function withoutActor(notification: NotificationRecord): Unnamed | null {
  const { type, actorUsername, count, actorsCount = count, message } = notification;
  if (type === 'follow' || (type === 'like' && actorsCount <= 1)) return null;
  const name = nameOf(actorUsername);
  return {
    actorId: null,
    actorUsername: null,
    message: message.startsWith(name) ? nameOf(null) + message.slice(name.length) : message,
  };
}
