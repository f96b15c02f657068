import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery } from '../api/current-user';

interface SignOutSteps {
  /** Called while the session still works. It must not reject. */
  readonly beforeEnd?: () => Promise<void>;
  /** Deletes the member's local data, including the sign-in with Firebase. */
  readonly forgetMember: () => Promise<void>;
  /** Called before the member's parts of the page unmount. */
  readonly onSignedOut: () => void;
}

/** Ends the session on the server. */
export type EndSession = () => Promise<unknown>;

/**
 * Signs out on the server and in this browser, and tells the other tabs. Pass a call that ends the session, or undefined for
 * `logout`. `useSessionChanges` then forgets the member's responses.
 */
export function useSignOut({ beforeEnd, forgetMember, onSignedOut }: SignOutSteps) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (end: EndSession | undefined) => {
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
