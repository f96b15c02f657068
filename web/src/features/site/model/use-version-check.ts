import { useEffect } from 'react';
import { whenSeen } from '@/lib/when-seen';
import { checkVersion } from '@/services/version-check';

/** Compares the versions of the app and the server, once per load. */
export function useVersionCheck(): void {
  useEffect(() => whenSeen(() => void checkVersion()), []);
}
