import { type ReactNode, useContext } from 'react';
import { matchPath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';

/**
 * Returns whether the HTML is a page that the build has rendered for the current URL. The attribute `data-route` of the
 * root element contains the rendered route.
 */
export const isBuiltPage = ({ dataset: { route } }: HTMLElement): boolean =>
  route !== undefined && matchPath(route, window.location.pathname) !== null;

interface BuiltPageLocationProviderProps {
  readonly isBuilt: boolean;
  /** The app's `Router`. */
  readonly children: ReactNode;
}

/**
 * Hides the query, the hash and the history state from the app until a built page is hydrated. The HTML of a built page
 * is the same for every URL of its route, so the first render must not depend on them.
 */
export function BuiltPageLocationProvider({ isBuilt, children }: BuiltPageLocationProviderProps) {
  const known = useContext(LocationContext);
  const isHydrated = useIsHydrated();
  const bare = { ...known.location, search: '', hash: '', state: null };
  const isBare = isBuilt && !isHydrated;
  return (
    <LocationContext value={isBare ? { ...known, location: bare } : known}>
      {children}
    </LocationContext>
  );
}
