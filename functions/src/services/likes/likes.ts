import type { CallOutput, ItemsChange } from '@contract/endpoints/define-endpoint';
import type { likesEndpoints } from '@contract/endpoints/likes';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { LIKED_ITEMS_MAX, type LikedItems } from '@contract/schemas/like';
import { achievementViews } from '../../domain/achievements/achievement-view';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import type { LikesRepo } from '../../repos/likes-repo';
import type { ItemDetails } from '../items/item-details';

interface LikesParts {
  readonly likes: LikesRepo;
  readonly itemDetails: ItemDetails;
  readonly now: () => Date;
}

interface LikeOf {
  readonly itemId: string;
  readonly uid: string;
}

type Liked = ItemsChange<CallOutput<typeof likesEndpoints.likeItem>>;

export interface Likes {
  /** Safe to repeat: only the first call returns achievements. Throws AppError 'not_found' if the item is not live. */
  like(like: LikeOf): Promise<Liked>;
  /** Safe to repeat. Also works if the item is not live, so that a member can always take a like back. */
  unlike(like: LikeOf): Promise<Liked>;
  listOf(uid: string): Promise<LikedItems>;
}

export function createLikes({ likes, itemDetails, now }: LikesParts): Likes {
  return {
    like: async ({ itemId, uid }) => {
      await itemDetails.get(itemId);
      const unlockedAt = now();
      const added = await likes.add(itemId, uid, unlockedAt);
      if (added === null) throw new AppError('not_found', ITEM_MISSING_MESSAGE);
      const grants = added.unlocked.map((id) => ({ id, unlockedAt }));
      return { output: { newAchievements: achievementViews(grants) }, changedAt: added.changedAt };
    },
    unlike: async ({ itemId, uid }) => unliked(await likes.remove(itemId, uid)),
    listOf: async (uid) => ({ likedItems: await likes.itemsOf(uid, LIKED_ITEMS_MAX) }),
  };
}

const unliked = (changedAt: Micros): Liked => ({ output: { newAchievements: [] }, changedAt });
