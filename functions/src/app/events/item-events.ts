import { createEbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import { authorizedToSystem, bySystem } from '../../lib/authority';
import { createCategoryRefresh } from '../../services/categories/category-refresh';
import { changesExpiries, createItemExpiries } from '../../services/items/item-expiries';
import { createRemovedItems, isRemoved } from '../../services/sharing/removed-items';
import type { Backend } from '../backend';
import type { Updated, Work } from './event-row';

export function refreshCategories({ config, gateways, log, now }: Backend): Work<void> {
  const categoryRefresh = createCategoryRefresh({
    ebay: config.ebay && createEbayTaxonomy({ ...config.ebay, now }),
    store: gateways.categoryTree,
    log,
  });
  return () => categoryRefresh.refresh();
}

export const removedItemsIn = ({ gateways, repos: { itemParts, notifications } }: Backend) =>
  createRemovedItems({ media: () => gateways.media, itemParts, notifications });

export function eraseRemovedItem(backend: Backend): Work<Updated<'items/{itemId}'>> {
  const removedItems = removedItemsIn(backend);
  return async ({ itemId, after }) => {
    if (isRemoved(after))
      await removedItems.erase(authorizedToSystem('job or trigger', { itemId }));
  };
}

export function moveItemExpiries({ repos, now }: Backend): Work<Updated<'users/{uid}'>> {
  const expiries = createItemExpiries({ itemExpiries: repos.itemExpiries, now });
  return async ({ uid, before, after }) => {
    if (changesExpiries(before, after)) await expiries.move(bySystem('job or trigger', uid));
  };
}
