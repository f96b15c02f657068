import type { Comment } from '@contract/schemas/comment';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { mapCachedItems } from '@/services/items-in-responses';
import { queryOptionsFor } from '@/services/query-options';

/** Reads the first page of an item's comments. Live comments from Firestore replace the data of this query. */
export const commentsQuery = (itemId: string) =>
  queryOptionsFor('listComments', { params: { itemId }, query: {} });

export const readCommentsAfter = (itemId: string, after: string) =>
  call('listComments', { params: { itemId }, query: { after } });

export interface NewComment {
  readonly itemId: string;
  readonly content: string;
  readonly parentId: string | null;
}

/** Posts a comment. Idempotent for the same `idempotencyKey`. Throws the same errors as `call`. */
export async function sendComment(comment: NewComment, idempotencyKey: string): Promise<Comment> {
  const { itemId, ...body } = comment;
  const response = await call('postComment', { params: { itemId }, body }, { idempotencyKey });
  return response.comment;
}

/**
 * Sends an edited comment. Throws the same errors as `call`, with a 409 if the comment has changed since the edit
 * began.
 */
export async function sendEdit(
  itemId: string,
  { id, updatedAt }: Comment,
  content: string,
): Promise<Comment> {
  const params = { itemId, commentId: id };
  return (await call('updateComment', { params, body: { content, updatedAt } })).comment;
}

/** Deletes a comment. Idempotent. Throws the same errors as `call`. */
export const sendDeletion = (itemId: string, commentId: string) =>
  call('deleteComment', { params: { itemId, commentId } });

/** Requests the item again, and updates the item's number of comments in every cached response. */
export async function refreshCommentCount(client: QueryClient, itemId: string): Promise<void> {
  const { item } = await call('getItem', { params: { itemId } });
  const { commentsCount } = item;
  mapCachedItems(client, (cached) =>
    cached.id === itemId && cached.commentsCount !== commentsCount
      ? { ...cached, commentsCount }
      : cached,
  );
}
