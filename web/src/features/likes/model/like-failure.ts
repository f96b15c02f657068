import { LIKE_MESSAGES } from '@contract/schemas/like';
import { showToast } from '@/components/toast/toast-store';

/** Shows the server's message, if there is one. */
export function showLikeFailure(message: string): void {
  const hasMessage = message !== '' && message !== LIKE_MESSAGES.failed;
  showToast({
    title: LIKE_MESSAGES.failed,
    ...(hasMessage && { description: message }),
    variant: 'destructive',
  });
}
