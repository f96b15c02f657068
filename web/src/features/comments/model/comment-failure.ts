import type { ToastMessage } from '@/components/toast/toast-store';
import { COMMENT_TEXTS } from './comment-texts';

type Failure = 'postFailed' | 'updateFailed' | 'deleteFailed';

/** Returns the toast of a failure, with the server's message, if there is one. */
export const commentFailure = (failure: Failure, message: string): ToastMessage => ({
  title: COMMENT_TEXTS[failure],
  ...(message !== '' && { description: message }),
  variant: 'destructive',
});
