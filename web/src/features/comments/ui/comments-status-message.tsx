import { FailureCard } from '@/components/failure-card';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { COMMENT_TEXTS } from '../model/comment-texts';
import type { CommentsQueryState } from '../model/use-comments';
import styles from './comments-status-message.module.css';

interface CommentsStatusMessageProps {
  readonly read: CommentsQueryState;
  /** Whether there are comments, but the member has blocked the authors of all of them. */
  readonly isAllHidden: boolean;
}

/**
 * Shows that the comments are loading, that they could not be loaded, that the browser saved them earlier, or that
 * there are none. If there are comments, this text is above them.
 */
export function CommentsStatusMessage({ read, isAllHidden }: CommentsStatusMessageProps) {
  const { page, error, isSaved, isFetching, retry } = read;
  if (isSaved)
    return (
      <p role="status" className={styles.note}>
        You are offline. These comments were saved earlier.
      </p>
    );
  if (error)
    return (
      <FailureCard
        message={COMMENT_TEXTS.fetchFailed}
        reason={errorSentence(error, 'Please try again in a moment.')}
        busy={isFetching}
        onRetry={retry}
      />
    );
  if (!page) return <CommentsSkeleton />;
  if (page.comments.length === 0)
    return (
      <p className={styles.note}>
        {isAllHidden
          ? 'Only members you blocked have commented here.'
          : 'No comments yet. Be the first to comment!'}
      </p>
    );
  return null;
}

const CommentsSkeleton = () => (
  <div role="status" aria-label="Loading comments" className={styles.skeletons}>
    <Skeleton className={styles.skeleton} />
    <Skeleton className={styles.skeleton} />
  </div>
);
