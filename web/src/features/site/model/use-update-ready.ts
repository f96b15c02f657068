import { useSyncExternalStore } from 'react';
import { isUpdateReady, subscribeToUpdates } from '@/services/app-updates';

export const useUpdateReady = (): boolean =>
  useSyncExternalStore(subscribeToUpdates, isUpdateReady, () => false);
