import { useEffect } from 'react';
import { whenVisibleAndIdle } from '@/lib/when-visible-and-idle';
import { checkVersion } from '@/services/version-check';

/** Compares the versions of app and server, once per page load. */
export function useVersionCheck(): void {
  useEffect(() => whenVisibleAndIdle(() => void checkVersion()), []);
}
