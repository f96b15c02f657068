import { useState } from 'react';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';

type RefreshPhase = 'idle' | 'refreshing' | 'refreshed';

/**
 * Returns a function that refreshes the page, one refresh at a time. Shows a toast with the reason if a refresh fails.
 */
export function useRefresh(read: () => Promise<void>) {
  const [phase, setPhase] = useState<RefreshPhase>('idle');
  const refresh = async () => {
    if (phase === 'refreshing') return;
    setPhase('refreshing');
    try {
      await read();
      setPhase('refreshed');
    } catch (error) {
      setPhase('idle');
      showToast({
        title: "We couldn't refresh",
        description: errorSentence(error, 'Please try again in a moment.'),
        variant: 'destructive',
      });
    }
  };
  return { phase, refresh };
}
