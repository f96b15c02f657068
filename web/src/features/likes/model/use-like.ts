import { LIKE_MESSAGES } from '@contract/schemas/like';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { likedItemsQuery } from '../api/likes';
import { showLikeFailure } from './like-failure';

export interface LikeSession {
  readonly isSignedIn: boolean;
  /** Waits for the session. Null for a visitor. */
  readonly findMember: () => Promise<LikingMember | null>;
  /** The page on which members choose their username. */
  readonly usernamePage: string;
}

interface LikingMember {
  readonly id: string;
  readonly username: string | null;
}

export function useLike(itemId: string, { isSignedIn, findMember, usernamePage }: LikeSession) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain(signInAddress('/login', `/item/${itemId}`));
  const { data: isLiked } = useQuery({
    ...likedItemsQuery,
    enabled: isSignedIn,
    select: (answer) => answer?.likedItems.includes(itemId) ?? false,
  });

  const toggle = async () => {
    try {
      const member = await findMember();
      if (member === null) {
        signInAgain(LIKE_MESSAGES.signInRequired);
        return;
      }
      const { askForUsername, toggleLike } = await import('./toggle-like');
      // A like from the time when it needed no username can still be taken back.
      if (member.username === null && !isLiked) askForUsername(() => void navigate(usernamePage));
      else await toggleLike(client, { memberId: member.id, itemId });
    } catch (error) {
      if (isUnauthorized(error)) signInAgain(LIKE_MESSAGES.signInRequired);
      else showLikeFailure(errorSentence(error, LIKE_MESSAGES.failed));
    }
  };
  return { isLiked: isSignedIn && (isLiked ?? false), toggle };
}
