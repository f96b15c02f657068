import { type ReactNode, useContext } from 'react';
import { matchPath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';

/**
 * Whether the build has rendered the page of the current URL. `data-route` of the root element holds the rendered
 * route.
 */
export const isBuiltPage = ({ dataset: { route } }: HTMLElement): boolean =>
  route !== undefined && matchPath(route, window.location.pathname) !== null;

interface BuiltPageLocationProps {
  readonly isBuilt: boolean;
  /** The app's `Router`. */
  readonly children: ReactNode;
}

/**
 * Hides query, hash and history state from the app until a built page is hydrated, because the HTML of a built page
 * is the same for all of them.
 */
export function BuiltPageLocation({ isBuilt, children }: BuiltPageLocationProps) {
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
