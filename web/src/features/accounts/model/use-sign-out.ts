import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery, forgetOthersThanCurrentUser } from '../api/current-user';

/**
 * Ends the session on the server, in Firebase and in the other tabs, and forgets what was read as the
 * member. `forgetMember` clears what else this browser keeps of them.
 */
export function useSignOut(forgetMember: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call('logout', {});
      const { signOutOfFirebase } = await import('@/services/firebase-auth');
      await Promise.allSettled([signOutOfFirebase(), forgetMember()]);
    },
    onSuccess: async () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      announceSessionChange('signed-out');
      await forgetOthersThanCurrentUser(queryClient);
    },
  });
}
