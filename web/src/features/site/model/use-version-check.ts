import { useEffect } from 'react';
import { whenSeen } from '@/lib/when-seen';
import { checkVersion } from '@/services/version-check';

/** Compares the versions of app and server, once per page load. */
export function useVersionCheck(): void {
  useEffect(() => whenSeen(() => void checkVersion()), []);
}
