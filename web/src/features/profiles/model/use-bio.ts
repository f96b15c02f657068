import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import { useMutation } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { sendBio } from '../api/own-profile';

const SETTINGS = '/account-settings';

interface UseBio {
  readonly onSaved: (bio: string | null) => void;
  /** Gets the message for the field. */
  readonly onRefused: (message: string) => void;
}

/** Saves the bio. */
export function useBio({ onSaved, onRefused }: UseBio) {
  const signInAgain = useSignInAgain(signInAddress('/login', SETTINGS));
  return useMutation({
    mutationFn: sendBio,
    onSuccess: ({ bio }) => {
      onSaved(bio);
      showToast({ title: bio === null ? 'Bio Removed' : 'Bio Updated' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else onRefused(errorSentence(error, PROFILE_MESSAGES.bioFailed));
    },
  });
}
