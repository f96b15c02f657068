import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { openedItemIn } from './opened-item';

/**
 * Returns whether an open item covers a page that React has not hydrated yet. The covered parts of the page render only
 * after hydration, because the HTML of an item's page must fit into the first packets of a connection (ADR 0098).
 */
export function useIsCoveredByItem(): boolean {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  return !isHydrated && openedItemIn(location.state) !== null;
}
