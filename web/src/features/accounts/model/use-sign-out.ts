import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { endFirebaseSignIn } from '@/services/end-firebase-sign-in';
import { blocksVersion } from '@/services/blocks-version';
import { forgetItemsVersion } from '@/services/items-version';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery, forgetOthersThanCurrentUser } from '../api/current-user';

interface SignOutSteps {
  /** Deletes the member's local data. */
  readonly forgetMember: () => Promise<void>;
  /** Called before the member's parts of the page unmount. */
  readonly onSignedOut: () => void;
}

/** Signs out on the server, in Firebase and in other tabs. */
export function useSignOut({ forgetMember, onSignedOut }: SignOutSteps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call('logout', {});
      await Promise.allSettled([endFirebaseSignIn(), forgetMember()]);
    },
    onSuccess: async () => {
      onSignedOut();
      forgetItemsVersion();
      blocksVersion.forget();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      announceSessionChange('signed-out');
      await forgetOthersThanCurrentUser(queryClient);
    },
  });
}
