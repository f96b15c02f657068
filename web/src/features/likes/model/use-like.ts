import { LIKE_MESSAGES } from '@contract/schemas/like';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { likedItemsQuery } from '../api/likes';
import { showLikeFailure } from './like-failure';

export interface LikeSession {
  readonly isSignedIn: boolean;
  /** Waits for the session. Null for a visitor. */
  readonly findMember: () => Promise<string | null>;
}

export function useLike(itemId: string, { isSignedIn, findMember }: LikeSession) {
  const client = useQueryClient();
  const signInAgain = useSignInAgain(signInAddress('/login', `/item/${itemId}`));
  const { data: isLiked } = useQuery({
    ...likedItemsQuery,
    enabled: isSignedIn,
    select: (answer) => answer?.likedItems.includes(itemId) ?? false,
  });

  const toggle = async () => {
    try {
      const memberId = await findMember();
      if (memberId === null) {
        signInAgain(LIKE_MESSAGES.signInRequired);
        return;
      }
      const { toggleLike } = await import('./toggle-like');
      await toggleLike(client, { memberId, itemId });
    } catch (error) {
      if (isUnauthorized(error)) signInAgain(LIKE_MESSAGES.signInRequired);
      else showLikeFailure(errorSentence(error, LIKE_MESSAGES.failed));
    }
  };
  return { isLiked: isSignedIn && (isLiked ?? false), toggle };
}
