import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false on the server and in the first render over its HTML, which must be equal. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
