import { commentView } from '@contract/rules/comment-view';
import type { Comment, CommentPage } from '@contract/schemas/comment';
import { COMMENT_ORDER, commentRecordSchema } from '@contract/schemas/comment-record';
import {
  collection,
  type DocumentData,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { type LiveRead, createLiveRead } from './live-read';

/**
 * The result of a live read of comments. It is 'unreachable' if Firestore does not respond, or if its rules deny the
 * read. The API may still respond in these cases.
 */
export type LiveComments =
  | { readonly state: 'read'; readonly page: CommentPage; readonly size: number }
  | { readonly state: 'unreachable' };

interface Stored {
  readonly id: string;
  data(): DocumentData;
}

/** Reads the first `size` comments of an item, in the order of the API. */
export const readCommentsLive = (
  db: Firestore,
  itemId: string,
  size: number,
): LiveRead<LiveComments> =>
  createLiveRead(`comments:${itemId}`, (subscriber) => {
    const comments = collection(db, 'items', itemId, 'comments');
    const order = COMMENT_ORDER.map(([field, direction]) => orderBy(field, direction));
    return onSnapshot(
      // Requests one comment more than needed, to know whether there is another page.
      query(comments, ...order, limit(size + 1)),
      // Without this option, Firestore does not report when the server confirms comments that came from its cache.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache)
          subscriber.next({ state: 'read', page: commentPageOf(docs, size), size });
        // If the result is from the cache and empty, the server has not responded yet, so there may be comments.
        else if (docs.length === 0) subscriber.next({ state: 'unreachable' });
      },
      () => {
        subscriber.next({ state: 'unreachable' });
        subscriber.complete();
      },
    );
  });

/** Returns a page of comments from documents. Skips invalid documents. */
export function commentPageOf(docs: readonly Stored[], size: number): CommentPage {
  const shown = docs.slice(0, size);
  return {
    comments: shown.flatMap((stored) => commentIn(stored) ?? []),
    next: docs.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

function commentIn(stored: Stored): Comment | null {
  const { data: record } = commentRecordSchema.safeParse(stored.data());
  return record ? commentView(stored.id, record) : null;
}
