import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { openedItemIn } from './opened-item';

/**
 * Returns whether an open item covers a page that still looks as in the server's HTML. Such a page has only the parts
 * that are visible beside the item, because its HTML must fit into the first packets of a connection (ADR 0098).
 */
export function useIsPageCoveredByItem(): boolean {
  const isHydrated = useIsHydrated();
  const location = useLocation();
  return !isHydrated && openedItemIn(location.state) !== null;
}

/**
 * Returns whether the visitor followed a link to an item and this item is still open. Returns false for items that are
 * opened later, because the page behind them is complete.
 */
export function useIsLinkedItemOpen(): boolean {
  const isCovered = useIsPageCoveredByItem();
  const isOpen = openedItemIn(useLocation().state) !== null;
  const [isLinked, setLinked] = useState(isCovered);
  if (isLinked && !isOpen) setLinked(false);
  return isLinked && isOpen;
}
