import type { Comment, CommentPage } from '../schemas/comment';

/**
 * Returns a copy of the comment without author and text. The app shows it in place of a deleted comment, or a comment
 * by a blocked member, that still has replies.
 */
export const blankComment = (comment: Comment): Comment => ({
  ...comment,
  userId: '',
  username: '',
  isPremiumUser: false,
  profileImageUrl: null,
  content: '',
  mentions: [],
  premiumMentions: [],
});

/**
 * Returns the page without the comments of members whose ids are in `hidden`. A comment with visible replies stays,
 * but without author and text.
 */
export function withoutCommentsByAuthors(
  page: CommentPage,
  hidden: ReadonlySet<string>,
): CommentPage {
  if (!page.comments.some(({ userId }) => hidden.has(userId))) return page;
  const seen = page.comments.filter(({ userId }) => !hidden.has(userId));
  const answered = new Set(seen.map(({ parentId }) => parentId));
  // If there is a next page, the last thread of this page can continue there, so the comment that starts the thread
  // must stay.
  if (page.next !== null) answered.add(lastThreadOf(page.comments));
  const comments = page.comments.flatMap((comment) => {
    if (!hidden.has(comment.userId)) return [comment];
    return answered.has(comment.id) ? [placeOf(comment)] : [];
  });
  return { ...page, comments };
}

function lastThreadOf(comments: readonly Comment[]): string | null {
  const last = comments.at(-1);
  return last ? (last.parentId ?? last.id) : null;
}

const placeOf = (comment: Comment): Comment => ({ ...blankComment(comment), isHidden: true });
