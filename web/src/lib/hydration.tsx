import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useDeferredValue,
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

interface HydrationPauseProps {
  readonly isPaused: boolean;
  readonly children: ReactNode;
}

/**
 * While `isPaused` is true, `useIsHydrated` returns false in the children, so they look as in the server's HTML. After
 * the pause, React renders them with low priority, so that the browser first shows the effect of the tap that ends the
 * pause.
 */
export function HydrationPause({ isPaused, children }: HydrationPauseProps) {
  const isHydrated = useIsHydrated();
  const isWaiting = useDeferredValue(isPaused);
  return <HydratedContext value={isHydrated && !isWaiting}>{children}</HydratedContext>;
}

/**
 * Returns whether the hydration has ended. If the server or the build renders the page, returns false in that render
 * and in the first render in the browser, because the HTML of these two renders must be equal.
 */
export const useIsHydrated = (): boolean => useContext(HydratedContext);
