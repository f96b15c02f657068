import type { Comment } from '@contract/schemas/comment';

export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/**
 * Groups each comment with its replies. The comment is the first of its group. If the comment that a reply belongs to
 * is missing, the reply gets a group of its own.
 */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const threads = new Map<string, Comment[]>();
  for (const comment of comments) {
    const thread = comment.parentId === null ? undefined : threads.get(comment.parentId);
    if (thread) thread.push(comment);
    else threads.set(comment.id, [comment]);
  }
  return [...threads.values()].flatMap(([comment, ...replies]) =>
    comment ? [{ comment, replies }] : [],
  );
}
