import { useEffect, useEffectEvent } from 'react';
import type { CommentsQueryState } from './use-comments';

/**
 * Loads pages until the comments contain the comment that a link leads to. Returns true if all comments are loaded and
 * this comment is missing.
 */
export function useLoadLinkedComment(
  commentId: string | null,
  { page, isLoadingMore, showMore, error }: CommentsQueryState,
): boolean {
  const isFound = page?.comments.some(({ id }) => id === commentId) ?? false;
  const hasMore = page?.next !== null;
  const mustLoad = commentId !== null && page !== undefined && !isFound && hasMore;
  const load = useEffectEvent(showMore);
  useEffect(() => {
    if (mustLoad && !isLoadingMore && error === null) load();
  }, [mustLoad, isLoadingMore, error]);
  return commentId !== null && page !== undefined && !isFound && !hasMore;
}
