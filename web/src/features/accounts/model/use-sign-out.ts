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

/** Ends the session on the server. */
export type EndSession = () => Promise<unknown>;

/** Signs out on the server, in Firebase and in other tabs. Pass a call that ends the session, or undefined for `logout`. */
export function useSignOut({ forgetMember, onSignedOut }: SignOutSteps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (end: EndSession | undefined) => {
      await (end ? end() : call('logout', {}));
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
