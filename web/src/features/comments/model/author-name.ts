import type { Comment } from '@contract/schemas/comment';

/** Returns whether the author still has an account. The comment of a deleted member stays, with an empty username. */
export const hasAuthor = ({ username }: Pick<Comment, 'username'>): boolean => username !== '';

/** Returns the author's name for use within a sentence: '@seller', or 'a deleted member' if there is no author. */
export const authorName = (comment: Pick<Comment, 'username'>): string =>
  hasAuthor(comment) ? `@${comment.username}` : 'a deleted member';
