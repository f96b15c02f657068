import type { Comment } from '@contract/schemas/comment';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { mapCachedItems } from '@/services/items-in-responses';
import { readQuery } from '@/services/read-query';

/** The first comments of an item. Live comments replace its data. */
export const commentsQuery = (itemId: string) =>
  readQuery('listComments', { params: { itemId }, query: {} });

export const readCommentsAfter = (itemId: string, after: string) =>
  call('listComments', { params: { itemId }, query: { after } });

export interface NewComment {
  readonly itemId: string;
  readonly content: string;
  readonly parentId: string | null;
}

/** Safe to repeat with the same key. Throws like `call`. */
export async function sendComment(comment: NewComment, idempotencyKey: string): Promise<Comment> {
  const { itemId, ...body } = comment;
  const response = await call('postComment', { params: { itemId }, body }, { idempotencyKey });
  return response.comment;
}

/** Throws like `call`, with a 409 if the comment is not what was edited. */
export async function sendEdit(
  itemId: string,
  { id, updatedAt }: Comment,
  content: string,
): Promise<Comment> {
  const params = { itemId, commentId: id };
  return (await call('updateComment', { params, body: { content, updatedAt } })).comment;
}

/** Safe to repeat. Throws like `call`. */
export const sendDeletion = (itemId: string, commentId: string) =>
  call('deleteComment', { params: { itemId, commentId } });

/** Reads the item again, and shows its number of comments in every cached answer. */
export async function refreshCount(client: QueryClient, itemId: string): Promise<void> {
  const { item } = await call('getItem', { params: { itemId } });
  const { commentsCount } = item;
  mapCachedItems(client, (cached) =>
    cached.id === itemId && cached.commentsCount !== commentsCount
      ? { ...cached, commentsCount }
      : cached,
  );
}
