import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ACHIEVEMENTS } from '../domain/achievements/catalogue';
import { createNotifyOfComment } from '../jobs/notify-of-comment';
import { createNotifyOfCreation } from '../jobs/notify-of-creation';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createBlocksRepo } from '../repos/blocks-repo';
import { createFavoritesRepo } from '../repos/favorites-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createNotificationsRepo } from '../repos/notifications-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createNotify, type Notify, type NotifyParts } from '../services/notifications/notify';

const now = () => new Date();

const achievementOf: NotifyParts['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

function notifyIn({ projectId }: Config): Notify {
  const db = getFirestore(initializeApp({ projectId }));
  return createNotify({
    notifications: createNotificationsRepo(db, { now }),
    items: createItemsRepo(db),
    users: createUsersRepo(db),
    blocks: createBlocksRepo(db),
    favorites: createFavoritesRepo(db),
    achievementOf,
    now,
  });
}

interface Snapshot {
  data(): Readonly<Record<string, unknown>> | undefined;
}

/** The parts of Firestore events that these jobs need. */
interface Written<Params> {
  readonly params: Params;
  readonly data: { readonly before: Snapshot; readonly after: Snapshot } | undefined;
}
interface Created<Params> {
  readonly params: Params;
}

export function createNotifyOfCommentJob(
  config: Config,
): (event: Written<{ readonly itemId: string; readonly commentId: string }>) => Promise<void> {
  const notifyOfComment = createNotifyOfComment({
    notify: notifyIn(config),
    log: createJsonLogger(),
  });
  return async ({ params: { itemId, commentId }, data }) => {
    if (!data) return;
    await notifyOfComment({
      ...{ itemId, commentId },
      ...{ before: data.before.data(), after: data.after.data() },
    });
  };
}

export function createNotifyOfLikeJob(
  config: Config,
): (event: Created<{ readonly itemId: string; readonly uid: string }>) => Promise<void> {
  const notify = notifyIn(config);
  const notifyOfLike = createNotifyOfCreation({
    notify: (like: { readonly itemId: string; readonly uid: string }) => notify.like(like),
    log: createJsonLogger(),
  });
  return ({ params: { itemId, uid } }) => notifyOfLike({ itemId, uid });
}

export function createNotifyOfAchievementJob(
  config: Config,
): (event: Created<{ readonly uid: string; readonly achievementId: string }>) => Promise<void> {
  const notify = notifyIn(config);
  const notifyOfAchievement = createNotifyOfCreation({
    notify: (unlocked: { readonly uid: string; readonly achievementId: string }) =>
      notify.achievement(unlocked),
    log: createJsonLogger(),
  });
  return ({ params: { uid, achievementId } }) => notifyOfAchievement({ uid, achievementId });
}

export function createNotifyOfFollowJob(
  config: Config,
): (event: Created<{ readonly uid: string; readonly sellerId: string }>) => Promise<void> {
  const notify = notifyIn(config);
  const notifyOfFollow = createNotifyOfCreation({
    notify: ({ uid, sellerId }: { readonly uid: string; readonly sellerId: string }) =>
      notify.follow({ uid: sellerId, followerId: uid }),
    log: createJsonLogger(),
  });
  return ({ params: { uid, sellerId } }) => notifyOfFollow({ uid, sellerId });
}
