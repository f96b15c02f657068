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

/** Renders what only a browser can render after hydration: `HydrationEnd`. */
export function HydrationProvider({ isServerRendered, children }: HydrationProviderProps) {
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  return (
    <SetHydratedContext value={setHydrated}>
      <HydratedContext value={isHydrated}>{children}</HydratedContext>
    </SetHydratedContext>
  );
}

/**
 * Ends the hydration when React mounts it, in a transition, in small steps that taps can interrupt. Put it behind the
 * page in the same `Suspense`: React mounts both when the page's code is here, and keeps the server's HTML until then.
 */
export function HydrationEnd() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, [setHydrated]);
  return null;
}

/** Returns false on the server and in the first render over its HTML, which must be equal. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
