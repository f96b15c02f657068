import { blankComment } from '@contract/rules/hidden-comments';
import type { Comment, CommentPage } from '@contract/schemas/comment';
import type { QueryClient } from '@tanstack/react-query';
import { commentsQuery } from '../api/comments';

type Change = (comments: readonly Comment[]) => Comment[];

/** Applies `change` to an item's cached comments. Does nothing if no comments are cached. */
export function changeCachedComments(client: QueryClient, itemId: string, change: Change): void {
  client.setQueryData(commentsQuery(itemId).queryKey, (page) =>
    page ? { ...page, comments: change(page.comments) } : page,
  );
}

/**
 * Returns a change that adds a new comment at the start of the list, or a reply at the end of its thread. The change
 * does nothing if the comment is already cached, or if its thread is missing.
 */
export const addCommentUpdater =
  (added: Comment): Change =>
  (comments) => {
    if (comments.some(({ id }) => id === added.id)) return [...comments];
    if (added.parentId === null) return [added, ...comments];
    const last = comments.findLastIndex(({ id, parentId }) =>
      [id, parentId].includes(added.parentId),
    );
    return last < 0 ? [...comments] : comments.toSpliced(last + 1, 0, added);
  };

export const replaceCommentUpdater =
  (edited: Comment): Change =>
  (comments) =>
    comments.map((comment) => (comment.id === edited.id ? edited : comment));

/**
 * Returns a change that removes a comment. A comment with replies stays in the list, marked as deleted, until its last
 * reply is removed.
 */
export const removeCommentUpdater =
  (deletedId: string): Change =>
  (comments) => {
    const hasReplies = comments.some(({ parentId }) => parentId === deletedId);
    if (hasReplies)
      return comments.map((comment) => (comment.id === deletedId ? blank(comment) : comment));
    const kept = comments.filter(({ id }) => id !== deletedId);
    return kept.filter(
      ({ id, isDeleted }) => !isDeleted || kept.some(({ parentId }) => parentId === id),
    );
  };

const blank = (comment: Comment): Comment => ({ ...blankComment(comment), isDeleted: true });

/** Appends the next page. Drops comments of this page that are already in the list. */
export function joinPages(page: CommentPage, next: CommentPage): CommentPage {
  const known = new Set(page.comments.map(({ id }) => id));
  const added = next.comments.filter(({ id }) => !known.has(id));
  return { comments: [...page.comments, ...added], next: next.next };
}
