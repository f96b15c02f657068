import { call } from '@/services/api-client';
import { queryOptionsFor } from '@/services/query-options';

/** Reads the ids of all items that the signed-in member likes. The hearts of all items use this one request. */
export const likedItemsQuery = queryOptionsFor('listLikedItems', {});

export interface LikeChange {
  readonly itemId: string;
  readonly isLiked: boolean;
}

/** Returns the name of the API call that likes or unlikes an item. */
export const likeCallName = (isLiked: boolean) => (isLiked ? 'likeItem' : 'unlikeItem');

/** Likes or unlikes an item. Idempotent. Throws the same errors as `call`. */
export const sendLike = ({ itemId, isLiked }: LikeChange) =>
  call(likeCallName(isLiked), { params: { itemId } });
