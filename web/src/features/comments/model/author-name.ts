import type { Comment } from '@contract/schemas/comment';

/** False if the author has deleted their account. The comment then stays without its author. */
export const hasAuthor = ({ username }: Pick<Comment, 'username'>): boolean => username !== '';

/** Returns '@seller', or 'a deleted member' without an author, for use within a sentence. */
export const authorName = (comment: Pick<Comment, 'username'>): string =>
  hasAuthor(comment) ? `@${comment.username}` : 'a deleted member';
