import { createEbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import { authorizedToSystem } from '../../lib/authority';
import type { Config } from '../../lib/config';
import { createCategoryRefresh } from '../../services/categories/category-refresh';
import { createCatalogueFolding } from '../../services/items/catalogue-folding';
import { createRemovedItems, isRemoved } from '../../services/sharing/removed-items';
import { type Backend, openBackend } from '../backend';
import type { Updated, Work } from './event-row';

export function foldCatalogue(config: Config): Work<void> {
  const { repos, log, now } = openBackend(config);
  const { catalogue, indexedItems } = repos;
  const folding = createCatalogueFolding({ catalogue, indexedItems, log, now });
  return () => folding.fold();
}

export function refreshCategories(config: Config): Work<void> {
  const { gateways, log, now } = openBackend(config);
  const categoryRefresh = createCategoryRefresh({
    ebay: config.ebay && createEbayTaxonomy({ ...config.ebay, now }),
    store: gateways.categoryTree,
    log,
  });
  return () => categoryRefresh.refresh();
}

export const removedItemsIn = ({ gateways, repos: { itemParts, notifications } }: Backend) =>
  createRemovedItems({ media: () => gateways.media, itemParts, notifications });

export function eraseRemovedItem(config: Config): Work<Updated<'items/{itemId}'>> {
  const removedItems = removedItemsIn(openBackend(config));
  return async ({ itemId, after }) => {
    if (isRemoved(after))
      await removedItems.erase(authorizedToSystem('job or trigger', { itemId }));
  };
}
