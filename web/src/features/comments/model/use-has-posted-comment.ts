import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';

export const postCommentMutationKey = (itemId: string) => ['postComment', itemId] as const;

/** Returns whether the member has just posted a comment on the item. Once true, it stays true. */
export function useHasPostedComment(itemId: string): boolean {
  const [hasPosted, setPosted] = useState(false);
  const posted = useMutationState({
    filters: { mutationKey: postCommentMutationKey(itemId), status: 'success' },
    select: ({ state }) => state.status,
  });
  // Stores the result in the state, because React Query removes a finished mutation from its cache after some minutes.
  if (posted.length > 0 && !hasPosted) setPosted(true);
  return hasPosted;
}
