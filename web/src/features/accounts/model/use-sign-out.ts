import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { forgetItemsVersion } from '@/services/items-version';
import { announceSessionChange } from '@/services/session-channel';
import { currentUserQuery, forgetOthersThanCurrentUser } from '../api/current-user';

/** Signs out on the server, in Firebase and in other tabs. `forgetMember` deletes the member's local data. */
export function useSignOut(forgetMember: () => Promise<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call('logout', {});
      const { signOutOfFirebase } = await import('@/services/firebase-auth');
      await Promise.allSettled([signOutOfFirebase(), forgetMember()]);
    },
    onSuccess: async () => {
      forgetItemsVersion();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      announceSessionChange('signed-out');
      await forgetOthersThanCurrentUser(queryClient);
    },
  });
}
