import { createEbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import type { Config } from '../../lib/config';
import { createCatalogueRepo } from '../../repos/catalogue-repo';
import { createIndexedItemsRepo } from '../../repos/indexed-items-repo';
import { createItemPartsRepo } from '../../repos/item-parts-repo';
import { createNotificationsRepo } from '../../repos/notifications-repo';
import { createCategoryRefresh } from '../../services/categories/category-refresh';
import { createCatalogueFolding } from '../../services/items/catalogue-folding';
import { createRemovedItems, isRemoved } from '../../services/sharing/removed-items';
import { createTreeStore } from '../categories';
import { createMediaGateway } from '../media-gateway';
import { openProject } from '../project';
import type { Updated, Work } from './event-row';

export function foldCatalogue(config: Config): Work<void> {
  const { db, log, now } = openProject(config);
  const folding = createCatalogueFolding({
    catalogue: createCatalogueRepo({ db, log }),
    indexedItems: createIndexedItemsRepo(db),
    log,
    now,
  });
  return () => folding.fold();
}

export function refreshCategories(config: Config): Work<void> {
  const { firebase, log, now } = openProject(config);
  const categoryRefresh = createCategoryRefresh({
    ebay: config.ebay && createEbayTaxonomy({ ...config.ebay, now }),
    store: createTreeStore(firebase, config.media),
    log,
  });
  return () => categoryRefresh.refresh();
}

export const removedItemsIn = (
  { firebase, db, now }: ReturnType<typeof openProject>,
  config: Pick<Config, 'media'>,
) =>
  createRemovedItems({
    media: () => createMediaGateway(firebase, config.media),
    itemParts: createItemPartsRepo(db),
    notifications: createNotificationsRepo(db, { now }),
  });

export function eraseRemovedItem(config: Config): Work<Updated<'items/{itemId}'>> {
  const removedItems = removedItemsIn(openProject(config), config);
  return async ({ itemId, after }) => {
    if (isRemoved(after)) await removedItems.erase(itemId);
  };
}
