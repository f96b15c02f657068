import type { Comment } from '@contract/schemas/comment';
import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { MemberName } from '@/components/member-name';
import { MemberPicture } from '@/components/member-picture';
import { classNames } from '@/lib/class-names';
import { formatAgo, formatMoment } from '@/lib/format';
import { authorName, hasAuthor } from '../model/author-name';
import type { CommentingMember } from '../model/comment-session';
import { EditCommentForm, ReplyForm } from './comment-forms';
import styles from './comment-row.module.css';
import { CommentText } from './comment-text';

/**
 * Renders the buttons that a member sees on another member's comment, except 'Reply'. Pass the same function in every
 * render, because rows are memoized.
 */
export type RenderActions = (comment: Comment, memberId: string) => ReactNode;

interface CommentRowProps {
  readonly itemId: string;
  readonly comment: Comment;
  readonly member: CommentingMember | null;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  /**
   * Whether the URL that the reader opened leads to this comment. The row then scrolls into view, takes the focus and
   * is highlighted.
   */
  readonly isWanted: boolean;
  /** Whether to open the form for a reply when the page opens. Only the first row of a thread can contain this form. */
  readonly isReply: boolean;
  readonly renderActions: RenderActions;
  readonly onDelete: (comment: Comment) => void;
}

export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const { comment, now, isWanted, isReply } = props;
  const row = useRef<HTMLElement>(null);
  const show = useEffectEvent(() => {
    const focused = document.activeElement;
    // True if a form for a reply has the focus, either in this row or in the first row of the thread. In this case, the
    // row does not take the focus.
    const isTyping =
      (isReply && focused instanceof HTMLTextAreaElement) || row.current?.contains(focused);
    if (!isTyping) row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (isWanted) show();
  }, [isWanted]);
  const frame = {
    ref: row,
    tabIndex: -1,
    className: classNames(styles.row, isWanted && styles.wanted),
  };
  if (comment.isDeleted || comment.isHidden)
    return (
      <article {...frame}>
        <p className={styles.deleted}>
          {comment.isHidden ? 'Comment by a member you blocked' : 'Comment deleted'}
        </p>
      </article>
    );
  return (
    <article {...frame} aria-label={`Comment by ${authorName(comment)}`}>
      <p className={styles.byline}>
        {hasAuthor(comment) ? (
          <span className={styles.author}>
            <MemberPicture member={comment} />
            <MemberName member={comment} />
          </span>
        ) : (
          <span className={styles.unnamed}>Deleted member</span>
        )}
        <Times comment={comment} now={now} />
      </p>
      <RowBody {...props} />
    </article>
  );
});

function Times({ comment, now }: Pick<CommentRowProps, 'comment' | 'now'>) {
  const { createdAt, updatedAt } = comment;
  return (
    <span className={styles.times}>
      <time dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatAgo(Date.parse(createdAt), now)}
      </time>
      {updatedAt !== createdAt && <span>edited</span>}
    </span>
  );
}

function RowBody({ itemId, comment, member, isReply, renderActions, onDelete }: CommentRowProps) {
  const [mode, setMode] = useState<'shown' | 'editing' | 'replying'>('shown');
  const [isReplyAsked, setReplyAsked] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const mayComment = member !== null && member.username !== null;
  const isOwn = member?.id === comment.userId;
  const mayReply = mayComment && comment.parentId === null;
  // Opens the form for a reply when the session has loaded and the member may reply.
  if (isReplyAsked !== (isReply && mayReply)) {
    setReplyAsked(!isReplyAsked);
    if (!isReplyAsked) setMode('replying');
  }
  /**
   * Closes the form `closed`. Does nothing if the member has opened another form of the row while `closed` was being
   * sent.
   */
  const close = (closed: typeof mode) => {
    setMode((current) => (current === closed ? 'shown' : current));
    // Waits for the next frame, because the button that gets the focus appears only with the next render.
    requestAnimationFrame(() => actions.current?.querySelector('button')?.focus());
  };
  const form = { itemId, comment, memberId: member?.id ?? '' };
  if (mode === 'editing') return <EditCommentForm {...form} onClose={() => close('editing')} />;
  return (
    <>
      <CommentText {...comment} />
      {member && (
        <ButtonRow ref={actions} className={styles.actions}>
          {mayReply && (
            <Button variant="plain" size="sm" onClick={() => setMode('replying')}>
              Reply
            </Button>
          )}
          {isOwn && (
            <>
              <Button variant="plain" size="sm" onClick={() => setMode('editing')}>
                Edit
              </Button>
              <Button variant="plain" size="sm" onClick={() => onDelete(comment)}>
                Delete
              </Button>
            </>
          )}
          {!isOwn && renderActions(comment, member.id)}
        </ButtonRow>
      )}
      {mode === 'replying' && <ReplyForm {...form} onClose={() => close('replying')} />}
    </>
  );
}
