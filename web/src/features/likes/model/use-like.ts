import { LIKE_MESSAGES } from '@contract/schemas/like';
import type { Item } from '@contract/schemas/item';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { useSignInAgain } from '@/services/sign-in-again';
import { likedItemsQuery } from '../api/likes';
import type { LikingMember } from './like-types';
import { queuedLikesQuery } from './queued-likes';

export interface LikeSession {
  /** The signed-in member's id. Null for a visitor, and while the session loads. */
  readonly memberId: string | null;
  /** Resolves to the member when the session has loaded, or to null for a visitor. */
  readonly findMember: () => Promise<LikingMember | null>;
  /** The URL of the page on which members choose their username. */
  readonly usernamePage: string;
}

export type LikeableItem = Pick<Item, 'id' | 'likesCount'>;

/**
 * Returns whether the member likes the item, and the item's number of likes. A queued like counts as if it were sent.
 */
export function useLike({ id: itemId, likesCount }: LikeableItem, session: LikeSession) {
  const { memberId, findMember, usernamePage } = session;
  const client = useQueryClient();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain(signInUrl('/login', `/item/${itemId}`));
  const { data: stored } = useQuery({
    ...likedItemsQuery,
    enabled: memberId !== null,
    select: (response) => response.likedItems.includes(itemId),
  });
  const { data: queued = null } = useQuery({
    ...queuedLikesQuery(memberId ?? ''),
    enabled: memberId !== null,
    select: (likes) => likes[itemId] ?? null,
  });
  const isLiked = memberId !== null && (queued ?? stored ?? false);

  const toggle = async () => {
    try {
      const { pressLike } = await import('./toggle-like');
      await pressLike(client, {
        itemId,
        isLiked,
        findMember,
        signIn: () => signInAgain(LIKE_MESSAGES.signInRequired),
        openUsernamePage: () => void navigate(usernamePage),
      });
    } catch {
      showToast({ title: LIKE_MESSAGES.failed, variant: 'destructive' });
    }
  };
  // Counts a queued like or unlike, unless the server is known to have stored it already.
  const isUnsent = memberId !== null && queued !== null && queued !== stored;
  const unsent = isUnsent ? (queued ? 1 : -1) : 0;
  return { isLiked, likesCount: Math.max(0, likesCount + unsent), toggle };
}
