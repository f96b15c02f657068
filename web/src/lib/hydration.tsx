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
  /** Whether the first render must equal the server's HTML. */
  readonly isServerRendered: boolean;
  readonly children: ReactNode;
}

/** Provides `useIsHydrated`. Hydration ends at `HydrationEnd`. */
export function HydrationProvider({ isServerRendered, children }: HydrationProviderProps) {
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  return (
    <SetHydratedContext value={setHydrated}>
      <HydratedContext value={isHydrated}>{children}</HydratedContext>
    </SetHydratedContext>
  );
}

/**
 * Ends the hydration when React mounts it. It does so in a transition, whose small steps taps can interrupt. Place it
 * after the page in the same `Suspense`: React mounts both when the page's code is loaded, and keeps the server's
 * HTML until then.
 */
export function HydrationEnd() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, [setHydrated]);
  return null;
}

/** False on the server and in the first render over its HTML, because both must be equal. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
