import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery } from '../api/current-user';

interface SignOutSteps {
  /** Called before the session ends. Must not reject. */
  readonly beforeEnd?: () => Promise<void>;
  /** Deletes the member's data in this browser, including Firebase's sign-in. */
  readonly forgetMember: () => Promise<void>;
  /** Called after the session has ended, before React unmounts the parts of the page that only members see. */
  readonly onSignedOut: () => void;
}

/** The call that ends the session on the server, such as `logout`. */
export type SessionEndCall = () => Promise<unknown>;

/**
 * Returns a mutation that signs out on the server and in this browser, and notifies the other tabs. Its variable is the
 * call that ends the session, by default `logout`. Afterwards, `useHandleSessionChanges` deletes the member's responses
 * from the cache.
 */
export function useSignOut({ beforeEnd, forgetMember, onSignedOut }: SignOutSteps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (end: SessionEndCall | undefined) => {
      await beforeEnd?.();
      await (end ? end() : call('logout', {}));
      await Promise.allSettled([forgetMember()]);
    },
    onSuccess: async () => {
      announceSessionChange('signed-out');
      onSignedOut();
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
  });
}
