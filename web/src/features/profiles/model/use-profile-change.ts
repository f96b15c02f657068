import type { ProfileChange } from '@contract/schemas/profile-change';
import type { CurrentUser } from '@contract/schemas/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { sendProfileChange, showCurrentUser } from '../api/profile-changes';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

const TRY_AGAIN = 'Please try again in a moment.';

/** Changes the member's profile and shows the result in a toast. */
export function useProfileChange({ done, failed }: Outcome) {
  const client = useQueryClient();
  const signInAgain = useSignInAgain();
  return useMutation<CurrentUser, Error, ProfileChange>({
    mutationFn: sendProfileChange,
    networkMode: 'always',
    onSuccess: (user) => {
      showCurrentUser(client, user);
      showToast({ title: done });
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else
        showToast({
          title: failed,
          description: errorSentence(error, TRY_AGAIN),
          variant: 'destructive',
        });
    },
  });
}
