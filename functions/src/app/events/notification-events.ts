import { ACHIEVEMENTS } from '../../domain/achievements/catalogue';
import { commentChange } from '../../domain/notifications/comment-change';
import { createExpiringItems } from '../../services/notifications/expiring-items';
import { createNotify, type Notify, type NotifyParts } from '../../services/notifications/notify';
import type { Backend } from '../backend';
import type { Work, Written } from './event-row';

const achievementOf: NotifyParts['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

function notifyIn({ repos, now }: Backend): Notify {
  const { notifications, items, users, blocks, favorites } = repos;
  return createNotify({ notifications, items, users, blocks, favorites, achievementOf, now });
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

/** Returns the work of a trigger that calls `write` for each event. `write` must be idempotent, because events can repeat. */
export const notifyOf =
  <Event>(write: (notify: Notify, event: Event) => Promise<void>) =>
  (backend: Backend): Work<Event> => {
    const notify = notifyIn(backend);
    return (event) => write(notify, event);
  };

export function notifyOfExpiringItems({ repos, now }: Backend): Work<void> {
  const { lapsedPlans: endedPlans, users, itemExpiries, notifications } = repos;
  const parts = { endedPlans, users, itemExpiries, notifications, now };
  const expiringItems = createExpiringItems(parts);
  return () => expiringItems.notify();
}
