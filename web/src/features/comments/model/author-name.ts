import type { Comment } from '@contract/schemas/comment';

/** A comment stays without its author when the author deletes the account. */
export const hasAuthor = ({ username }: Pick<Comment, 'username'>): boolean => username !== '';

/** Returns '@seller' or 'a deleted member', for use within a sentence. */
export const authorName = (comment: Pick<Comment, 'username'>): string =>
  hasAuthor(comment) ? `@${comment.username}` : 'a deleted member';
