import { ACHIEVEMENTS } from '../../domain/achievements/catalogue';
import { commentChange } from '../../domain/notifications/comment-change';
import { createExpiringItems } from '../../services/notifications/expiring-items';
import { createNotify, type Notify, type NotifyParts } from '../../services/notifications/notify';
import type { Backend } from '../backend';
import { createNotificationWriting } from '../notification-writing';
import type { Work, Written } from './event-row';

const achievementOf: NotifyParts['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

export function notifyIn({ repos, now }: Pick<Backend, 'repos' | 'now'>): Notify {
  const { notifications, notificationGroups, removedNotifications } = repos;
  const { items, users, likes, blocks, favorites } = repos;
  return createNotify({
    ...{ notifications, notificationGroups, removedNotifications },
    ...{ items, users, likes, blocks, favorites, achievementOf, now },
    write: createNotificationWriting({ repos }),
  });
}

/** Reads nothing unless the comment is new, mentions others or is gone. */
export function notifyOfComment(
  backend: Backend,
): Work<Written<'items/{itemId}/comments/{commentId}'>> {
  const notify = notifyIn(backend);
  return async ({ before, after, ...key }) => {
    const change = commentChange(before, after);
    if (change.kind === 'new') await notify.comment(key);
    else if (change.kind === 'mentions') await notify.mentions(key, change.added);
    else if (change.kind === 'gone') await notify.removeOfComment(key);
  };
}

/** Reads nothing if the like only counts as verified now. */
export function notifyOfLike(backend: Backend): Work<Written<'items/{itemId}/likes/{uid}'>> {
  const notify = notifyIn(backend);
  return async ({ before, after, ...like }) => {
    if ((before === undefined) !== (after === undefined)) await notify.like(like);
  };
}

/** Returns the work of a trigger that calls `write` for each event. `write` must be idempotent, because events can repeat. */
export const notifyOf =
  <Event>(write: (notify: Notify, event: Event) => Promise<void>) =>
  (backend: Backend): Work<Event> => {
    const notify = notifyIn(backend);
    return (event) => write(notify, event);
  };

export function notifyOfExpiringItems({ repos, now }: Backend): Work<void> {
  const { lapsedPlans: endedPlans, users, itemExpiries } = repos;
  const notifications = createNotificationWriting({ repos });
  const parts = { endedPlans, users, itemExpiries, notifications, now };
  const expiringItems = createExpiringItems(parts);
  return () => expiringItems.notify();
}
