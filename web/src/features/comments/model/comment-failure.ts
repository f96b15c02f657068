import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { showToast } from '@/components/toast/toast-store';

type Failure = 'postFailed' | 'updateFailed' | 'deleteFailed';

/** Also shows the server's message, if there is one. */
export function showCommentFailure(failure: Failure, message: string): void {
  showToast({
    title: COMMENT_MESSAGES[failure],
    ...(message !== '' && { description: message }),
    variant: 'destructive',
  });
}
