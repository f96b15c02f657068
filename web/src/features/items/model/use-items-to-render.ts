import type { Item } from '@contract/schemas/item';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/lib/hydration';
import { openedItemIn } from './opened-item';

/** Two rows of four. On wide screens, an open item lets the reader see the first row, darkened. */
const COVERED_CARDS = 8;

/**
 * Returns the items of a list whose cards the next render needs: the first ones if an item covers the list and React has not
 * hydrated it, because the HTML of an item's page must fit into the first packets of a connection.
 */
export function useItemsToRender(items: readonly Item[]): readonly Item[] {
  const isHydrated = useIsHydrated();
  const isCovered = openedItemIn(useLocation().state) !== null;
  return isCovered && !isHydrated ? items.slice(0, COVERED_CARDS) : items;
}
