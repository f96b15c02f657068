import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { onSessionChange } from '@/services/session-channel';

/** Follows signing in and out in another tab: everything is read anew as whoever is signed in now. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onSessionChange(() => {
        forgetLiveReads();
        void queryClient.resetQueries();
      }),
    [queryClient],
  );
}
