import { withoutCommentsByAuthors } from '@contract/rules/hidden-comments';
import { COMMENTS_PER_PAGE, type CommentPage } from '@contract/schemas/comment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { NetworkError } from '@/services/api-error';
import type { LiveComments } from '@/services/live-comments';
import { commentsQuery, readCommentsAfter } from '../api/comments';
import { joinPages } from './cached-comments';

/**
 * The possible numbers of comments in a live read, in increasing order. Each larger live read reads all comments again,
 * so a few large steps cost less than many small ones.
 */
const SIZES = [COMMENTS_PER_PAGE, 100, 300, 1000];
const sizeAfter = (size: number): number => SIZES.find((next) => next > size) ?? size + 1000;

export interface CommentsQueryState {
  /** The loaded comments. Undefined while they load. */
  readonly page: CommentPage | undefined;
  readonly error: Error | null;
  /** True if the server does not respond and `page` contains comments that the browser saved earlier. */
  readonly isSaved: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
  readonly isLoadingMore: boolean;
  /** The number of comments that the live read requests, and the function that receives the result. */
  readonly live: { readonly size: number; readonly onRead: (read: LiveComments) => void };
}

/**
 * Reads an item's comments live, or from the API if Firestore is unreachable. Leaves out the comments of the members in
 * `hiddenIds`, because Firestore delivers these comments, too. `hiddenIds` is null while the ids load.
 */
export function useComments(
  itemId: string,
  hiddenIds: ReadonlySet<string> | null,
): CommentsQueryState {
  const client = useQueryClient();
  const [size, setSize] = useState(COMMENTS_PER_PAGE);
  /**
   * The number of comments that the last live read requested. Null before the first live read. 0 if Firestore is
   * unreachable.
   */
  const [liveSize, setLiveSize] = useState<number | null>(null);
  const query = commentsQuery(itemId);
  const read = useQuery({ ...query, enabled: liveSize === 0, staleTime: 0 });
  const more = useNextPage(itemId);

  const onRead = useCallback(
    (live: LiveComments) => {
      if (live.state === 'read')
        client.setQueryData(commentsQuery(itemId).queryKey, () => live.page);
      setLiveSize(live.state === 'read' ? live.size : 0);
    },
    [client, itemId],
  );
  const isLive = liveSize !== null && liveSize > 0;
  const { data, isFetching, error, refetch } = read;
  const page = useMemo(
    () => (data && hiddenIds ? withoutCommentsByAuthors(data, hiddenIds) : undefined),
    [data, hiddenIds],
  );
  return {
    page,
    error: isLive ? null : (more.error ?? error),
    isSaved: !isLive && page !== undefined && error instanceof NetworkError,
    isFetching,
    retry: () => void refetch(),
    showMore: () => {
      if (isLive) setSize(sizeAfter(liveSize));
      else if (page?.next) more.load(page.next);
    },
    isLoadingMore: isLive ? size !== liveSize : more.isLoading,
    live: { size, onRead },
  };
}

/** Loads the next page from the API. */
function useNextPage(itemId: string) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const load = async (after: string) => {
    setLoading(true);
    setError(null);
    try {
      const next = await readCommentsAfter(itemId, after);
      client.setQueryData(commentsQuery(itemId).queryKey, (page) =>
        page ? joinPages(page, next) : next,
      );
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    setLoading(false);
  };
  return { isLoading, error, load: (after: string) => void load(after) };
}
