import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';

const HydratedContext = createContext(true);

interface HydrationProviderProps {
  /** Whether the first render must equal the server's HTML. */
  readonly isServerRendered: boolean;
  readonly children: ReactNode;
}

/** Renders what only a browser can render in a transition after hydration, in small steps that taps can interrupt. */
export function HydrationProvider({ isServerRendered, children }: HydrationProviderProps) {
  const [isHydrated, setHydrated] = useState(!isServerRendered);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}

/** Returns false on the server and in the first render over its HTML, which must be equal. */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
