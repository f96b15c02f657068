import { createEbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import { authorizeForSystem, createSystemWork } from '../../lib/authority';
import { createCategoryRefresh } from '../../services/categories/category-refresh';
import { createItemComparison } from '../../services/items/item-comparison';
import { areExpiriesChanged, createItemExpiries } from '../../services/items/item-expiries';
import { createRemovedItems, isRemoved, noteOfRemoval } from '../../services/sharing/removed-items';
import { type Backend, createItemFeedOf } from '../backend';
import type { UpdatedEvent, EventWork, WrittenEvent } from './event-row';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';
import { createHiddenPictures } from '../../services/moderation/hidden-pictures';
import { createHiddenRemovals } from '../../services/moderation/hidden-removals';
import { createExpiredItems } from '../../services/sharing/expired-items';
import { createOrphanedPictures } from '../../services/sharing/orphaned-pictures';

export function refreshCategories({ config, gateways, log, now }: Backend): EventWork<void> {
  const categoryRefresh = createCategoryRefresh({
    ebay: config.ebay && createEbayTaxonomy({ ...config.ebay, now }),
    store: gateways.categoryTree,
    log,
  });
  return () => categoryRefresh.refresh();
}

/** The longest time that a run of a job may take, in milliseconds. It must be shorter than the job's timeout. */
const RUN_MS = 7 * 60 * 1000;
const ITEMS_PER_RUN = 2000;

export function removeExpiredItems({ gateways, repos, log, now }: Backend): EventWork<void> {
  const { expiredItems, hiddenRemovals, orphanedPictures } = createRemovalServices({
    repos,
    media: () => gateways.media,
    log,
    now,
  });
  return async () => {
    const bounds = { limit: ITEMS_PER_RUN, until: new Date(now().getTime() + RUN_MS) };
    const counts = { items: 0, hidden: 0, pictures: 0 };
    // Each step runs even if the previous step failed.
    try {
      counts.items = await expiredItems.remove(bounds);
    } finally {
      try {
        counts.hidden = await hiddenRemovals.remove(bounds);
      } finally {
        counts.pictures = await orphanedPictures.removeDaily(bounds.until);
        log.info('expired_items_removed', counts);
      }
    }
  };
}

export function compareIndexedItems(backend: Backend): EventWork<void> {
  const { gateways, repos, log, now } = backend;
  const { itemStates: states, comparedItems: pass } = repos;
  const { itemEngine: engine } = gateways;
  if (engine === null) throw new Error('ELASTICSEARCH_URL is missing.');
  const feed = createItemFeedOf(backend);
  const comparison = createItemComparison({ states, engine, feed, pass, log, now });
  return () => comparison.repairDaily(new Date(now().getTime() + RUN_MS));
}

export const createRemovedItemsOf = ({ gateways, repos }: Backend) => {
  const { hiddenItems, itemParts, notifications, reportStatuses } = repos;
  return createRemovedItems({
    media: () => gateways.media,
    hiddenItems,
    itemParts,
    notifications,
    reportStatuses,
  });
};

export function eraseRemovedItem(backend: Backend): EventWork<UpdatedEvent<'items/{itemId}'>> {
  const removedItems = createRemovedItemsOf(backend);
  return async ({ itemId, after }) => {
    if (isRemoved(after))
      await removedItems.erase(
        authorizeForSystem('job or trigger', { itemId }),
        noteOfRemoval(after),
      );
  };
}

export function moveItemExpiries({ repos, now }: Backend): EventWork<UpdatedEvent<'users/{uid}'>> {
  const expiries = createItemExpiries({ itemExpiries: repos.itemExpiries, now });
  return async ({ uid, before, after }) => {
    if (areExpiriesChanged(before, after))
      await expiries.move(createSystemWork('job or trigger', uid));
  };
}

export function followIndexedItem(backend: Backend): EventWork<WrittenEvent<'items/{itemId}'>> {
  const feed = createItemFeedOf(backend);
  return ({ itemId }) => feed.follow([itemId]);
}

interface RemovalDeps {
  readonly repos: Pick<
    Backend['repos'],
    | 'championTitles'
    | 'expiredItems'
    | 'dueHiddenItems'
    | 'orphanedPictures'
    | 'ownItems'
    | 'pictureReferences'
  >;
  readonly media: () => Promise<MediaGateway>;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Creates the services that remove expired items, items that were hidden for 30 days, and orphaned pictures. A
 * scheduled job and admin commands use them.
 */
export const createRemovalServices = ({ repos, media, log, now }: RemovalDeps) => {
  const { championTitles, expiredItems, ownItems, pictureReferences: references } = repos;
  return {
    hiddenPictures: createHiddenPictures({ media, log }),
    hiddenRemovals: createHiddenRemovals({ dueHiddenItems: repos.dueHiddenItems, log, now }),
    expiredItems: createExpiredItems({ expiredItems, ownItems, championTitles, log, now }),
    orphanedPictures: createOrphanedPictures({
      media,
      references,
      pass: repos.orphanedPictures,
      log,
      now,
    }),
  };
};
