import type { Item } from '@contract/schemas/item';
import type { QueryClient } from '@tanstack/react-query';
import { mapCachedItems } from '@/services/items-in-responses';
import { getItemQuery } from '../api/get-item';
import { ITEM_LIST_KEY } from '../api/list-items';

/**
 * Removes the items of the members with these usernames (in lower case) from all cached lists. An open item detail of
 * such an item requests the item again. Champions are not removed, because they are the same for everyone. Returns
 * whether the cache had items of these members.
 */
export function removeCachedItemsOf(client: QueryClient, usernames: ReadonlySet<string>): boolean {
  let isFound = false;
  const isHidden = ({ username }: Item) => usernames.has(username.toLowerCase());
  mapCachedItems(
    client,
    (item) => {
      if (!isHidden(item)) return item;
      isFound = true;
      return null;
    },
    { queryKey: ITEM_LIST_KEY },
  );
  const details = { queryKey: getItemQuery('').queryKey.slice(0, 1) };
  for (const { queryKey, state } of client.getQueryCache().findAll(details)) {
    const data = state.data as { readonly item: Item } | undefined;
    if (data && isHidden(data.item)) void client.resetQueries({ queryKey, exact: true });
  }
  return isFound;
}
