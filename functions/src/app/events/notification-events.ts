import { ACHIEVEMENTS } from '../../domain/achievements/catalogue';
import { commentChange } from '../../domain/notifications/comment-change';
import { createExpiringItemsNotifier } from '../../services/notifications/expiring-items-notifier';
import { createNotify, type Notify, type NotifyDeps } from '../../services/notifications/notify';
import type { OnNotificationUnread } from '../../services/notifications/write-notification';
import type { Backend } from '../backend';
import { createNotificationWriterFromRepos } from '../notification-writer';
import { createPushServices } from '../push-services';
import type { BackgroundWork, DocumentWrittenEvent } from './background-function';

const achievementOf: NotifyDeps['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

interface NotifyingBackend extends Pick<Backend, 'repos' | 'now'> {
  /**
   * Sends a push about a notification that has become unread. Scripts leave this function out, so they send no pushes.
   */
  readonly onNotificationUnread?: OnNotificationUnread | undefined;
}

export function createNotifierFromRepos({
  repos,
  now,
  onNotificationUnread,
}: NotifyingBackend): Notify {
  const { notifications, notificationGroups, notificationRemoval } = repos;
  const { items, users, likes, blocks, favorites, reports, hiddenItems, rulings } = repos;
  return createNotify({
    notifications,
    notificationGroups,
    notificationRemoval,
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
    write: createNotificationWriterFromRepos({ repos, onNotificationUnread }),
  });
}

export const createPushingNotifier = (backend: Backend): Notify =>
  createNotifierFromRepos({
    ...createPushServices(backend),
    repos: backend.repos,
    now: backend.now,
  });

/**
 * Notifies members of a new comment or of new mentions in it. After a deletion, removes the notifications of the
 * comment and resolves its reports. After any other change, does not read the database.
 */
export function notifyOfComment(
  backend: Backend,
): BackgroundWork<DocumentWrittenEvent<'items/{itemId}/comments/{commentId}'>> {
  const notify = createPushingNotifier(backend);
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
): BackgroundWork<DocumentWrittenEvent<'items/{itemId}/likes/{uid}'>> {
  const notify = createPushingNotifier(backend);
  return async ({ before, after, ...like }) => {
    if ((before === undefined) !== (after === undefined)) await notify.like(like);
  };
}

/**
 * Creates the work of a trigger: a function that calls `write` for each event. `write` must be idempotent, because an
 * event can arrive twice.
 */
export const createNotificationEventWork =
  <Event>(write: (notify: Notify, event: Event) => Promise<void>) =>
  (backend: Backend): BackgroundWork<Event> => {
    const notify = createPushingNotifier(backend);
    return (event) => write(notify, event);
  };

export function notifyOfExpiringItems(backend: Backend): BackgroundWork<void> {
  const { repos, now } = backend;
  const { lapsedPlans: endedPlans, users, itemExpiries } = repos;
  const notifications = createNotificationWriterFromRepos({
    repos,
    ...createPushServices(backend),
  });
  const deps = { endedPlans, users, itemExpiries, notifications, now };
  const expiringItems = createExpiringItemsNotifier(deps);
  return () => expiringItems.notify();
}
