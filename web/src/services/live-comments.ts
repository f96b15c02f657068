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
import { type LiveRead, liveRead } from './live-read';

/** Unreachable if Firestore does not answer or the rules deny the read. The API may still answer. */
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
  liveRead(`comments:${itemId}`, (subscriber) => {
    const comments = collection(db, 'items', itemId, 'comments');
    const order = COMMENT_ORDER.map(([field, direction]) => orderBy(field, direction));
    return onSnapshot(
      // One more, to know whether there are more.
      query(comments, ...order, limit(size + 1)),
      // Otherwise Firestore does not say when the comments that it knew already are complete.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (!metadata.fromCache)
          subscriber.next({ state: 'read', page: commentPageOf(docs, size), size });
        // Without an answer of the server, Firestore shows its empty cache.
        else if (docs.length === 0) subscriber.next({ state: 'unreachable' });
      },
      () => {
        subscriber.next({ state: 'unreachable' });
        subscriber.complete();
      },
    );
  });

/** Ignores invalid documents. */
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
