import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { openedItemIn } from './opened-item';

/**
 * Whether an open item covers the page, and React has not hydrated it. The HTML of an item's page must fit into the
 * first packets of a connection (ADR 0098), so what nobody sees comes in the next render.
 */
export function useIsCovered(): boolean {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  return !isHydrated && openedItemIn(location.state) !== null;
}
