import { LIKE_MESSAGES } from '@contract/schemas/like';
import { showToast } from '@/components/toast/toast-store';

/** Shows a toast when a like has failed. `message` is the server's message or a general one. */
export function showLikeFailure(message: string): void {
  const hasMessage = message !== '' && message !== LIKE_MESSAGES.failed;
  showToast({
    title: LIKE_MESSAGES.failed,
    ...(hasMessage && { description: message }),
    variant: 'destructive',
  });
}
