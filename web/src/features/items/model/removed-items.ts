import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-answers';
import { getItemQuery } from '../api/get-item';

/** The elements beside the cards of removed items, by the id of the item. */
const besides = new Map<string, HTMLElement | null>();

/** Removes an item from every cached response. An open detail then asks the server for it. */
export function removeItem(client: QueryClient, itemId: string): void {
  leaveCard(itemId);
  mapCachedItems(client, (item) => (item.id === itemId ? null : item));
  void client.resetQueries({ queryKey: getItemQuery(itemId).queryKey, exact: true });
}

/** Call it while the card is still there, before the detail closes: the focus then moves to the card beside it. */
export function leaveCard(itemId: string): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-item-link]')];
  const index = links.findIndex((link) => link.dataset['itemLink'] === itemId);
  if (index < 0 && besides.has(itemId)) return;
  const beside = index < 0 ? null : (links[index + 1] ?? links[index - 1]);
  besides.set(itemId, beside ?? document.querySelector('main'));
}

/** Returns the element to focus instead of the item's card. Null if the item is not removed. */
export const besideRemoved = (itemId: string): HTMLElement | null => besides.get(itemId) ?? null;
