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
  /**
   * True if the server or the build has rendered the HTML. In that case, the first render in the browser must equal
   * this HTML.
   */
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
 * Ends the hydration when React mounts it. Uses a transition, because React renders a transition in small steps, and
 * the browser can handle taps between the steps. Place this component after the page in the same `Suspense`. React then
 * mounts it together with the page when the page's code is loaded, and keeps the server's HTML until that moment.
 */
export function HydrationEnd() {
  const setHydrated = useContext(SetHydratedContext);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, [setHydrated]);
  return null;
}

/**
 * Returns whether the hydration has ended. Returns false on the server and in the first render in the browser, because
 * the HTML of these two renders must be equal.
 */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
