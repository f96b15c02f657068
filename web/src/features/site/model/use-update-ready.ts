import { useSyncExternalStore } from 'react';
import { isUpdateReady, subscribeToUpdates } from '@/lib/app-updates';

export const useUpdateReady = (): boolean =>
  useSyncExternalStore(subscribeToUpdates, isUpdateReady, () => false);
