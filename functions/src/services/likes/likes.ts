import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { likesEndpoints } from '@contract/endpoints/likes';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import {
  LIKE_USERNAME_REQUIRED_MESSAGE,
  LIKED_ITEMS_MAX,
  type LikedItems,
} from '@contract/schemas/like';
import { achievementViews } from '../../domain/achievements/achievement-view';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { LikesRepo } from '../../repos/likes-repo';
import type { ItemLookup } from '../items/item-lookup';

interface LikesDeps {
  readonly likes: LikesRepo;
  readonly itemLookup: ItemLookup;
  readonly achievements: Pick<AchievementsRepo, 'unlockDueAsOf'>;
  readonly now: () => Date;
}

interface LikeOf {
  readonly itemId: string;
  readonly actor: Actor;
}

type Liked = ItemsChangeOutput<CallOutput<typeof likesEndpoints.likeItem>>;

export interface Likes {
  /**
   * Likes an item. Idempotent. Throws AppError 'not_found' if the item is not live, and 'username_required' if the
   * member has no username.
   */
  like(like: LikeOf): Promise<Liked>;
  /**
   * Takes a like back. Idempotent. Also works if the item is not live, so that members can always take their likes
   * back.
   */
  unlike(like: LikeOf): Promise<Liked>;
  listOf(uid: string): Promise<LikedItems>;
}

export function createLikesService({ likes, itemLookup, achievements, now }: LikesDeps): Likes {
  return {
    like: async ({ itemId, actor }) => {
      await itemLookup.get(itemId);
      const liked = await likes.add(itemId, actor);
      if (liked === 'no-username')
        throw new AppError('username_required', LIKE_USERNAME_REQUIRED_MESSAGE);
      if (liked === null) throw new AppError('not_found', ITEM_MISSING_MESSAGE);
      if (!liked.isNew) return { output: { newAchievements: [] }, changedAt: liked.changedAt };
      const { unlocked, asOf } = await achievements.unlockDueAsOf({ uid: actor.uid, at: now() });
      return { output: { newAchievements: achievementViews(unlocked) }, changedAt: asOf };
    },
    unlike: async ({ itemId, actor }) => ({
      output: { newAchievements: [] },
      changedAt: await likes.remove(itemId, actor),
    }),
    listOf: async (uid) => ({ likedItems: await likes.itemsOf(uid, LIKED_ITEMS_MAX) }),
  };
}
