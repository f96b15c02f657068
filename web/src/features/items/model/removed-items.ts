import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-responses';
import { getItemQuery } from '../api/get-item';
import { focusTargetsOfRemovedItems } from './focus-targets-of-removed-items';

/** Removes an item from every cached response. An item detail that shows this item then requests it from the server. */
export function removeItemFromCache(client: QueryClient, itemId: string): void {
  rememberCardBesideItem(itemId);
  mapCachedItems(client, (item) => (item.id === itemId ? null : item));
  void client.resetQueries({ queryKey: getItemQuery(itemId).queryKey, exact: true });
}

/** Removes several items from every cached response. */
export function removeItemsFromCache(client: QueryClient, itemIds: readonly string[]): void {
  const removed = new Set(itemIds);
  mapCachedItems(client, (item) => (removed.has(item.id) ? null : item));
  for (const itemId of itemIds) client.removeQueries({ queryKey: getItemQuery(itemId).queryKey });
}

/**
 * Stores which card is beside an item's card. When the item is removed, that card gets the focus. Call this before the
 * item detail closes, while the card of the item still exists.
 */
export function rememberCardBesideItem(itemId: string): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-item-link]')];
  const index = links.findIndex((link) => link.dataset['itemLink'] === itemId);
  if (index < 0) return;
  const beside = links[index + 1] ?? links[index - 1] ?? document.querySelector('main');
  if (beside) focusTargetsOfRemovedItems.set(itemId, beside);
}
