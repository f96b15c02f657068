import { ACHIEVEMENTS } from '../../domain/achievements/catalogue';
import { commentChange } from '../../domain/notifications/comment-change';
import { createExpiringItems } from '../../services/notifications/expiring-items';
import { createNotify, type Notify, type NotifyDeps } from '../../services/notifications/notify';
import type { BecameUnread } from '../../services/notifications/write-notification';
import type { Backend } from '../backend';
import { createNotificationWriting } from '../notification-writing';
import { createPushServices } from '../push-services';
import type { EventWork, WrittenEvent } from './event-row';

const achievementOf: NotifyDeps['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

interface NotifyingBackend extends Pick<Backend, 'repos' | 'now'> {
  /**
   * Sends a push about a notification that has become unread. Scripts leave this function out, so they send no pushes.
   */
  readonly becameUnread?: BecameUnread | undefined;
}

export function createNotifyOf({ repos, now, becameUnread }: NotifyingBackend): Notify {
  const { notifications, notificationGroups, removedNotifications } = repos;
  const { items, users, likes, blocks, favorites, reports, hiddenItems, rulings } = repos;
  return createNotify({
    notifications,
    notificationGroups,
    removedNotifications,
    items,
    users,
    likes,
    blocks,
    favorites,
    reports,
    hiddenItems,
    rulings,
    achievementOf,
    now,
    write: createNotificationWriting({ repos, becameUnread }),
  });
}

export const createPushingNotifyOf = (backend: Backend): Notify =>
  createNotifyOf({ ...createPushServices(backend), repos: backend.repos, now: backend.now });

/**
 * Notifies members of a new comment or of new mentions in it. After a deletion, removes the notifications of the
 * comment and resolves its reports. After any other change, does not read the database.
 */
export function notifyOfComment(
  backend: Backend,
): EventWork<WrittenEvent<'items/{itemId}/comments/{commentId}'>> {
  const notify = createPushingNotifyOf(backend);
  return async ({ before, after, ...key }) => {
    const change = commentChange(before, after);
    if (change.kind === 'new') await notify.comment(key);
    else if (change.kind === 'mentions') await notify.mentions(key, change.added);
    else if (change.kind === 'gone') {
      await notify.removeOfComment(key);
      await backend.repos.reportStatuses.resolveOfComment(key);
    }
  };
}

/**
 * Updates the owner's notification after a like or an unlike. Reads nothing if the like only changed from unverified to
 * verified.
 */
export function notifyOfLike(
  backend: Backend,
): EventWork<WrittenEvent<'items/{itemId}/likes/{uid}'>> {
  const notify = createPushingNotifyOf(backend);
  return async ({ before, after, ...like }) => {
    if ((before === undefined) !== (after === undefined)) await notify.like(like);
  };
}

/**
 * Creates the work of a trigger: a function that calls `write` for each event. `write` must be idempotent, because an
 * event can arrive twice.
 */
export const notifyOf =
  <Event>(write: (notify: Notify, event: Event) => Promise<void>) =>
  (backend: Backend): EventWork<Event> => {
    const notify = createPushingNotifyOf(backend);
    return (event) => write(notify, event);
  };

export function notifyOfExpiringItems(backend: Backend): EventWork<void> {
  const { repos, now } = backend;
  const { lapsedPlans: endedPlans, users, itemExpiries } = repos;
  const notifications = createNotificationWriting({ repos, ...createPushServices(backend) });
  const deps = { endedPlans, users, itemExpiries, notifications, now };
  const expiringItems = createExpiringItems(deps);
  return () => expiringItems.notify();
}
