import { type Comment, COMMENT_MESSAGES } from '@contract/schemas/comment';
import type { Item } from '@contract/schemas/item';
import {
  type ComponentType,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { signInUrl } from '@/lib/sign-in-url';
import { useNow } from '@/lib/use-now';
import type { CommentingMember, CommentSession } from '../model/comment-session';
import { COMMENT_TEXTS } from '../model/comment-texts';
import { threadsOf } from '../model/threads';
import { useComments } from '../model/use-comments';
import { useHasPostedComment } from '../model/use-has-posted-comment';
import { useNewCommentsAnnouncement } from '../model/use-new-comments-announcement';
import { useLoadLinkedComment } from '../model/use-load-linked-comment';
import { CommentFormSkeleton, NewCommentForm } from './comment-forms';
import { CommentRow, type RenderActions } from './comment-row';
import { LiveCommentsSubscription } from './live-comments-subscription';
import styles from './comments-section.module.css';
import { CommentsStatusMessage } from './comments-status-message';
import { DeleteCommentQuestion } from './delete-question';
import { QueuedComments } from './queued-comments';

interface CommentsSectionProps {
  readonly item: Pick<Item, 'id' | 'commentsCount'>;
  /** The id of the comment that gets the focus and scrolls into view. Null if the URL names no comment. */
  readonly commentId: string | null;
  /** Whether to open the form for a reply in the thread of the comment `commentId`. */
  readonly isReply: boolean;
  readonly session: CommentSession;
  /** The ids of the members whose comments are hidden. Null while the ids load. */
  readonly hiddenIds: ReadonlySet<string> | null;
  readonly renderActions: RenderActions;
  /**
   * A component that is shown instead of the form after the member has posted a comment. It calls `onDone` when it
   * disappears, so that the focus can move.
   */
  readonly AfterPosting?: ComponentType<{ readonly memberId: string; readonly onDone: () => void }>;
}

/** The comments of an item. Use the item's id as `key`. */
export function CommentsSection(props: CommentsSectionProps) {
  const { item, commentId, isReply, session, hiddenIds, renderActions, AfterPosting } = props;
  const { member } = session;
  const read = useComments(item.id, hiddenIds);
  const { page } = read;
  const announcement = useNewCommentsAnnouncement(page?.comments, member?.id ?? null);
  const hasPosted = useHasPostedComment(item.id);
  const isWantedMissing = useLoadLinkedComment(commentId, read);
  const [deleting, setDeleting] = useState<Comment | null>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWantedMissing) heading.current?.focus();
  }, [isWantedMissing]);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className={classNames(text.heading, styles.heading)}
      >
        {formatCount(item.commentsCount, 'comment')}
      </h3>
      <p role="status" className={text.screenReaderOnly}>
        {announcement}
      </p>
      {isWantedMissing && <p className={styles.note}>{COMMENT_MESSAGES.missing}</p>}
      <CommentGate itemId={item.id} session={session} />
      {member && hasPosted && AfterPosting && (
        <AfterPosting memberId={member.id} onDone={focusHeading} />
      )}
      {member && <QueuedComments itemId={item.id} memberId={member.id} />}
      <CommentsStatusMessage
        read={read}
        isAllHidden={item.commentsCount > 0 && hiddenIds !== null && hiddenIds.size > 0}
      />
      {page && page.comments.length > 0 && (
        <CommentList
          itemId={item.id}
          comments={page.comments}
          wantedId={commentId}
          isReply={isReply}
          member={member}
          renderActions={renderActions}
          onDelete={setDeleting}
        />
      )}
      {page?.next && (
        <Button variant="outline" busy={read.isLoadingMore} onClick={read.showMore}>
          Show More
        </Button>
      )}
      {member && deleting && (
        <DeleteCommentQuestion
          itemId={item.id}
          memberId={member.id}
          comment={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={focusHeading}
        />
      )}
      <LiveCommentsSubscription itemId={item.id} {...read.live} />
    </section>
  );
}

interface CommentGateProps {
  readonly itemId: string;
  readonly session: CommentSession;
}

/** The form for a new comment. If the reader may not comment yet, shows what they have to do first. */
function CommentGate({ itemId, session }: CommentGateProps) {
  const { isLoading, member, usernamePage } = session;
  if (isLoading) return <CommentFormSkeleton />;
  if (!member)
    return (
      <Prompt
        message={COMMENT_TEXTS.signInRequired}
        to={signInUrl('/login', `/item/${itemId}`)}
        label="Sign In"
      />
    );
  if (member.username === null)
    return (
      <Prompt message={COMMENT_MESSAGES.usernameRequired} to={usernamePage} label="Set username" />
    );
  return <NewCommentForm itemId={itemId} memberId={member.id} />;
}

interface PromptProps {
  readonly message: string;
  readonly to: string;
  readonly label: string;
}

const Prompt = ({ message, to, label }: PromptProps) => (
  <p className={styles.prompt}>
    {message}{' '}
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  </p>
);

interface CommentListProps {
  readonly itemId: string;
  readonly comments: readonly Comment[];
  readonly wantedId: string | null;
  /** Whether to open the form for a reply in the thread of the comment `wantedId`. */
  readonly isReply: boolean;
  readonly member: CommentingMember | null;
  readonly renderActions: RenderActions;
  readonly onDelete: (comment: Comment) => void;
}

/**
 * Renders all rows. `content-visibility` is not used, because it made layout and scrolling slower with 1,000 comments.
 */
function CommentList({ comments, wantedId, isReply, ...rest }: CommentListProps) {
  const now = useNow();
  // Defers the rendering of the comments, so that many comments do not delay typing.
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
