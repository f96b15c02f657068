import type { DocumentReference } from 'firebase-admin/firestore';
import { likedItemsSchema } from '@contract/schemas/like';
import { call } from './api';
import type { Member } from './member';

export const like = (as: Pick<Member, 'cookie'>, itemId: string) =>
  call('likeItem', { as, params: { itemId } });
export const unlike = (as: Pick<Member, 'cookie'>, itemId: string) =>
  call('unlikeItem', { as, params: { itemId } });

export async function likedItemIds(as: Member): Promise<string[]> {
  const response = await call('listLikedItems', { as });
  return likedItemsSchema.parse(await response.json()).likedItems;
}

/** Returns the count of likes that the item stores, and the uids of its like documents. */
export async function readLikeCountAndUids(item: DocumentReference) {
  const [snapshot, likes] = await Promise.all([item.get(), item.collection('likes').get()]);
  const count: unknown = snapshot.get('likesCount');
  return { count, uids: likes.docs.map(({ id }) => id).sort() };
}

/** Returns the item's stored counts of all likes and of verified likes, and how many like documents are verified. */
export async function readVerifiedLikeCounts(item: DocumentReference) {
  const verified = item.collection('likes').where('isVerified', '==', true);
  const [snapshot, { size }] = await Promise.all([item.get(), verified.get()]);
  const count = (field: string): unknown => snapshot.get(field);
  return { likes: count('likesCount'), verified: count('verifiedLikesCount'), documents: size };
}
