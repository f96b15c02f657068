import { useSyncExternalStore } from 'react';
import { canInstall, subscribeToInstallPrompt } from '@/services/install-prompt';

/** Returns whether the browser currently offers to install the app. */
export const useCanInstall = (): boolean =>
  useSyncExternalStore(subscribeToInstallPrompt, canInstall, () => false);
