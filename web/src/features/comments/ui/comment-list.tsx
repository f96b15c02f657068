import type { Comment } from '@contract/schemas/comment';
import { useDeferredValue, useMemo } from 'react';
import { useNow } from '@/lib/use-now';
import type { CommentMember } from '../model/comment-session';
import { threadsOf } from '../model/threads';
import styles from './comment-list.module.css';
import { CommentRow, type RenderActions } from './comment-row';

interface CommentListProps {
  readonly itemId: string;
  readonly comments: readonly Comment[];
  readonly wantedId: string | null;
  /** Whether the form for a reply is open in the thread of the wanted comment. */
  readonly isReply: boolean;
  readonly member: CommentMember | null;
  readonly renderActions: RenderActions;
  readonly onDelete: (comment: Comment) => void;
}

/** Renders all rows: with 1,000, `content-visibility` made layout and scrolling slower. */
export function CommentList({ comments, wantedId, isReply, ...rest }: CommentListProps) {
  const now = useNow();
  // Rendering many comments must not hold up what the member types.
  const shown = useDeferredValue(comments);
  const threads = useMemo(() => threadsOf(shown), [shown]);
  const isWanted = ({ id }: Comment) => id === wantedId;
  const rowOf = (comment: Comment, replies: readonly Comment[] = []) => (
    <CommentRow
      {...rest}
      comment={comment}
      now={now}
      isWanted={isWanted(comment)}
      isReply={isReply && [comment, ...replies].some(isWanted)}
    />
  );
  return (
    <ol aria-label="Comments">
      {threads.map(({ comment, replies }) => (
        <li key={comment.id} className={styles.thread}>
          {rowOf(comment, replies)}
          {replies.length > 0 && (
            <ol className={styles.replies} aria-label="Replies">
              {replies.map((reply) => (
                <li key={reply.id}>{rowOf(reply)}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
