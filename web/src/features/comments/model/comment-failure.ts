import type { ToastMessage } from '@/components/toast/toast-store';
import { COMMENT_TEXTS } from './comment-texts';

type Failure = 'postFailed' | 'updateFailed' | 'deleteFailed';

/** Returns the toast for a failed action on a comment. `message` is the server's message or a general one. */
export const commentFailureToast = (failure: Failure, message: string): ToastMessage => ({
  title: COMMENT_TEXTS[failure],
  ...(message !== '' && { description: message }),
  variant: 'destructive',
});
