import { showToast } from '@/components/toast/toast-store';
import { COMMENT_TEXTS } from './comment-texts';

type Failure = 'postFailed' | 'updateFailed' | 'deleteFailed';

/** Also shows the server's message, if there is one. */
export function showCommentFailure(failure: Failure, message: string): void {
  showToast({
    title: COMMENT_TEXTS[failure],
    ...(message !== '' && { description: message }),
    variant: 'destructive',
  });
}
