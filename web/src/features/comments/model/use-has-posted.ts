import { useMutationState } from '@tanstack/react-query';
import { useState } from 'react';

export const postingKey = (itemId: string) => ['postComment', itemId] as const;

/** Returns whether a comment on the item was just posted, and stays true. */
export function useHasPosted(itemId: string): boolean {
  const [hasPosted, setPosted] = useState(false);
  const posted = useMutationState({
    filters: { mutationKey: postingKey(itemId), status: 'success' },
    select: ({ state }) => state.status,
  });
  // A call that succeeded is forgotten after some minutes.
  if (posted.length > 0 && !hasPosted) setPosted(true);
  return hasPosted;
}
