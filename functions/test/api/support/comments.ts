import { commentPageSchema, commentSchema, type Comment } from '@contract/schemas/comment';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { call } from './api';
import { storeItems } from './item-list';
import type { Member } from './member';

type As = Pick<Member, 'cookie'>;

interface Post {
  readonly content?: unknown;
  readonly parentId?: string | null;
  readonly key?: string;
}

export const postComment = (as: As, itemId: string, { key, ...comment }: Post = {}) =>
  call('postComment', {
    as,
    params: { itemId },
    json: { content: 'Nice find', ...comment },
    headers: { 'idempotency-key': key ?? crypto.randomUUID() },
  });

export const editComment = (as: As, itemId: string, commentId: string, json: object) =>
  call('updateComment', { as, params: { itemId, commentId }, json });

export const deleteComment = (as: As, itemId: string, commentId: string) =>
  call('deleteComment', { as, params: { itemId, commentId } });

export async function commentIn(response: Response): Promise<Comment> {
  if (!response.ok) throw new Error(`The call failed: ${await response.text()}`);
  return z.object({ comment: commentSchema }).parse(await response.json()).comment;
}

export const postCommentAndParse = async (
  as: As,
  itemId: string,
  comment: Post = {},
): Promise<Comment> => commentIn(await postComment(as, itemId, comment));

export async function commentPageOf(
  itemId: string,
  query: Readonly<Record<string, string>> = {},
  as?: As,
) {
  const response = await call('listComments', { params: { itemId }, query, ...(as && { as }) });
  if (!response.ok) throw new Error(`The call failed: ${await response.text()}`);
  return commentPageSchema.parse(await response.json());
}

export const commentTextsOf = async (
  itemId: string,
  query: Readonly<Record<string, string>> = {},
) => (await commentPageOf(itemId, query)).comments.map(({ content }) => content);

export async function storeItem(changes: Partial<ItemRecord> = {}): Promise<DocumentReference> {
  const [ref] = await storeItems([{ commentsCount: 0, ...changes }]);
  if (!ref) throw new Error('The item was not stored');
  return ref;
}

/** Returns the count of comments that the item stores, and the number of its comments that are not deleted. */
export async function commentCountsOf(item: DocumentReference) {
  const [snapshot, comments] = await Promise.all([item.get(), item.collection('comments').get()]);
  const shown = comments.docs.filter((comment) => comment.get('deletedAt') === null);
  return { count: snapshot.get('commentsCount') as unknown, stored: shown.length };
}
