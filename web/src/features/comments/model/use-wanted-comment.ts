import { useEffect, useEffectEvent } from 'react';
import type { CommentsRead } from './use-comments';

/** Loads pages until the wanted comment is among the comments. Returns true if all are loaded without it. */
export function useWantedComment(
  commentId: string | null,
  { page, isLoadingMore, showMore, error }: CommentsRead,
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
