import type { Likes } from '../../services/likes/likes';
import type { Handlers } from '../handler';

export function createLikesHandlers({
  likes,
}: {
  readonly likes: Likes;
}): Handlers<'listLikedItems' | 'likeItem' | 'unlikeItem'> {
  return {
    listLikedItems: (_input, { actor }) => likes.listOf(actor.uid),
    likeItem: ({ params }, { actor }) => likes.like({ ...params, actor }),
    unlikeItem: ({ params }, { actor }) => likes.unlike({ ...params, actor }),
  };
}
