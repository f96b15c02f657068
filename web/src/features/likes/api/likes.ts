import { call } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** Needs a signed-in member. One request fills in the hearts of all items. */
export const likedItemsQuery = readQuery('listLikedItems', {});

export interface LikeChange {
  readonly itemId: string;
  readonly isLiked: boolean;
}

/** The name of the call in the contract. */
export const callOf = (isLiked: boolean) => (isLiked ? 'likeItem' : 'unlikeItem');

/** Throws like `call`. Safe to repeat. */
export const sendLike = ({ itemId, isLiked }: LikeChange) =>
  call(callOf(isLiked), { params: { itemId } });
