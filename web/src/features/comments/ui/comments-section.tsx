import { type Comment, COMMENT_MESSAGES } from '@contract/schemas/comment';
import type { Item } from '@contract/schemas/item';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import type { CommentSession } from '../model/comment-session';
import { useComments } from '../model/use-comments';
import { useHasPosted } from '../model/use-has-posted';
import { useNewComments } from '../model/use-new-comments';
import { useWantedComment } from '../model/use-wanted-comment';
import { CommentGate } from './comment-gate';
import { CommentList } from './comment-list';
import type { RenderActions } from './comment-row';
import { CommentsLiveRead } from './comments-live-read';
import styles from './comments-section.module.css';
import { CommentsState } from './comments-state';
import { DeleteQuestion } from './delete-question';
import { WaitingComments } from './waiting-comments';

interface CommentsSectionProps {
  readonly item: Pick<Item, 'id' | 'commentsCount'>;
  /** The comment to focus and scroll to. */
  readonly commentId: string | null;
  /** Whether the form for a reply is open in its thread. */
  readonly isReply: boolean;
  readonly session: CommentSession;
  /** The user ids whose comments are not shown. Null while they load. */
  readonly hiddenIds: ReadonlySet<string> | null;
  readonly renderActions: RenderActions;
  /** What follows the form after the member has posted a comment. It calls `onDone` when it is gone, to move the focus. */
  readonly AfterPosting?: ComponentType<{ readonly memberId: string; readonly onDone: () => void }>;
}

/** Give it a `key` by item. */
export function CommentsSection(props: CommentsSectionProps) {
  const { item, commentId, isReply, session, hiddenIds, renderActions, AfterPosting } = props;
  const { member } = session;
  const read = useComments(item.id, hiddenIds);
  const { page } = read;
  const announcement = useNewComments(page?.comments, member?.id ?? null);
  const hasPosted = useHasPosted(item.id);
  const isWantedMissing = useWantedComment(commentId, read);
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
      {member && <WaitingComments itemId={item.id} memberId={member.id} />}
      <CommentsState
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
          Show more
        </Button>
      )}
      {member && deleting && (
        <DeleteQuestion
          itemId={item.id}
          memberId={member.id}
          comment={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={focusHeading}
        />
      )}
      <CommentsLiveRead itemId={item.id} {...read.live} />
    </section>
  );
}
