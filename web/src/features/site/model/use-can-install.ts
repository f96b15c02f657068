import { useSyncExternalStore } from 'react';
import { canInstall, subscribeToInstallPrompt } from '@/services/install-prompt';

/** Whether the browser offers to install the app now. */
export const useCanInstall = (): boolean =>
  useSyncExternalStore(subscribeToInstallPrompt, canInstall, () => false);
