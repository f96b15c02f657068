import type { ProfileChange } from '@contract/schemas/profile-change';
import { showToast } from '@/components/toast/toast-store';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';
import { sendProfileChange } from '../api/profile-changes';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

const TRY_AGAIN = 'Please try again in a moment.';

/** Returns a mutation that changes the member's profile and shows the result in a toast. */
export const useProfileChange = ({ done, failed }: Outcome) =>
  useApiMutation('updateProfile', {
    send: (change: ProfileChange) => sendProfileChange(change),
    onSuccess: (user, _change, client) => {
      updateCachedCurrentUser(client, user);
      showToast({ title: done });
    },
    failure: { title: failed, fallback: TRY_AGAIN },
  });
