import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { openedItemIn } from './opened-item';

/**
 * Whether an open item covers the page, which React has not hydrated yet. The HTML of an item's page must fit into
 * the first packets of a connection (ADR 0098), so covered parts render after hydration.
 */
export function useIsCoveredByItem(): boolean {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  return !isHydrated && openedItemIn(location.state) !== null;
}
