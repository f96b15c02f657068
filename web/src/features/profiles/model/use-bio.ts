import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { errorSentence } from '@/services/api-error';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';

const SETTINGS = '/account-settings';

interface UseBio {
  /** Called with the message for the bio field if the server refuses the bio. */
  readonly onRefused: (message: string) => void;
}

/** Returns a mutation that saves the bio. Saving '' removes the bio. */
export const useSaveBio = ({ onRefused }: UseBio) =>
  useApiMutation('setBio', {
    input: (bio: string) => ({ body: { bio } }),
    onSuccess: ({ bio }, _typed, client) => {
      updateCachedCurrentUser(client, { bio });
      showToast({ title: bio === null ? 'Bio Removed' : 'Bio Updated' });
    },
    onError: (error) => onRefused(errorSentence(error, PROFILE_MESSAGES.bioFailed)),
    signIn: { login: signInUrl('/login', SETTINGS) },
  });
