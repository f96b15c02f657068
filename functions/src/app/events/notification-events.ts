import { ACHIEVEMENTS } from '../../domain/achievements/catalogue';
import { commentChange } from '../../domain/notifications/comment-change';
import type { Config } from '../../lib/config';
import { createNotify, type Notify, type NotifyParts } from '../../services/notifications/notify';
import { openBackend } from '../backend';
import type { Created, Work, Written } from './event-row';

const achievementOf: NotifyParts['achievementOf'] = (achievementId) =>
  ACHIEVEMENTS.find(({ id }) => id === achievementId) ?? null;

function notifyIn(config: Config): Notify {
  const { repos, now } = openBackend(config);
  const { notifications, items, users, blocks, favorites } = repos;
  return createNotify({ notifications, items, users, blocks, favorites, achievementOf, now });
}

/** Reads nothing unless the comment is new, mentions others or is gone. */
export function notifyOfComment(
  config: Config,
): Work<Written<'items/{itemId}/comments/{commentId}'>> {
  const notify = notifyIn(config);
  return async ({ before, after, ...key }) => {
    const change = commentChange(before, after);
    if (change.kind === 'new') await notify.comment(key);
    else if (change.kind === 'mentions') await notify.mentions(key, change.added);
    else if (change.kind === 'gone') await notify.removeOfComment(key);
  };
}

export function notifyOfLike(config: Config): Work<Created<'items/{itemId}/likes/{uid}'>> {
  const notify = notifyIn(config);
  return (like) => notify.like(like);
}

export function notifyOfAchievement(
  config: Config,
): Work<Created<'users/{uid}/achievements/{achievementId}'>> {
  const notify = notifyIn(config);
  return (unlocked) => notify.achievement(unlocked);
}

export function notifyOfFollow(config: Config): Work<Created<'users/{uid}/favorites/{sellerId}'>> {
  const notify = notifyIn(config);
  return ({ uid, sellerId }) => notify.follow({ uid: sellerId, followerId: uid });
}
