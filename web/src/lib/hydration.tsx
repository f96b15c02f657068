import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';

const HydratedContext = createContext(true);
const SetHydratedContext = createContext<(isHydrated: boolean) => void>(() => undefined);

interface HydrationProviderProps {
  /** Whether the server or the build has rendered the HTML. The first render must then equal the HTML. */
  readonly isServerRendered: boolean;
  readonly children: ReactNode;
}

/** Provides the value of `useIsHydrated`. The hydration ends when React mounts `HydrationEnd`. */
export function HydrationProvider({ isServerRendered, children }: HydrationProviderProps) {
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  return (
    <SetHydratedContext value={setHydrated}>
      <HydratedContext value={isHydrated}>{children}</HydratedContext>
    </SetHydratedContext>
  );
}

/**
 * Ends the hydration when React mounts it. Uses a transition, because the browser can handle taps between its small
 * steps. Place it after the page in the same `Suspense`: React mounts both when the page's code is loaded, and keeps
 * the server's HTML until then.
 */
export function HydrationEnd() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, [setHydrated]);
  return null;
}

/** Returns false on the server, and in the first render over the server's HTML, because both renders must be equal. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
