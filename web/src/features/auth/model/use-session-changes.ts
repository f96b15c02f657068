import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionChange } from '@/services/session-channel';

/** Follows signing in and out in another tab: everything is read anew as whoever is signed in now. */
export function useSessionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => onSessionChange(() => void queryClient.resetQueries()), [queryClient]);
}
