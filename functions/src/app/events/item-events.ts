import { createEbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import { authorizeForSystem, createSystemWork } from '../../lib/authority';
import { createCategoryRefresh } from '../../services/categories/category-refresh';
import { createItemEngineComparison } from '../../services/items/item-engine-comparison';
import {
  canChangeItemExpiries,
  createItemExpiryMover,
} from '../../services/items/item-expiry-mover';
import {
  createRemovedItemEraser,
  isRemoved,
  noteOfRemoval,
} from '../../services/sharing/removed-item-eraser';
import { type Backend, composeItemEngineUpdater } from '../backend';
import type {
  DocumentUpdatedEvent,
  BackgroundWork,
  DocumentWrittenEvent,
} from './background-function';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';
import { createHiddenPictureStore } from '../../services/moderation/hidden-picture-store';
import { createHiddenItemRemover } from '../../services/moderation/hidden-item-remover';
import { createExpiredItemRemover } from '../../services/sharing/expired-item-remover';
import { createOrphanedPictureRemover } from '../../services/sharing/orphaned-picture-remover';

export function refreshCategories({ config, gateways, log, now }: Backend): BackgroundWork<void> {
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

export function removeExpiredItems({ gateways, repos, log, now }: Backend): BackgroundWork<void> {
  const { expiredItems, hiddenItemRemover, orphanedPictures } = createRemovalServices({
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
        counts.hidden = await hiddenItemRemover.remove(bounds);
      } finally {
        counts.pictures = await orphanedPictures.removeDaily(bounds.until);
        log.info('expired_items_removed', counts);
      }
    }
  };
}

export function compareIndexedItems(backend: Backend): BackgroundWork<void> {
  const { gateways, repos, log, now } = backend;
  const { itemStates: states, itemComparisonProgress: pass } = repos;
  const { itemEngine: engine } = gateways;
  if (engine === null) throw new Error('ELASTICSEARCH_URL is missing.');
  const feed = composeItemEngineUpdater(backend);
  const comparison = createItemEngineComparison({ states, engine, feed, pass, log, now });
  return () => comparison.repairDaily(new Date(now().getTime() + RUN_MS));
}

export const composeRemovedItemEraser = ({ gateways, repos }: Backend) => {
  const { hiddenItems, itemSubcollections, notifications, reportStatuses } = repos;
  return createRemovedItemEraser({
    media: () => gateways.media,
    hiddenItems,
    itemSubcollections,
    notifications,
    reportStatuses,
  });
};

export function eraseRemovedItem(
  backend: Backend,
): BackgroundWork<DocumentUpdatedEvent<'items/{itemId}'>> {
  const removedItems = composeRemovedItemEraser(backend);
  return async ({ itemId, after }) => {
    if (isRemoved(after))
      await removedItems.erase(
        authorizeForSystem('job or trigger', { itemId }),
        noteOfRemoval(after),
      );
  };
}

export function moveItemExpiries({
  repos,
  now,
}: Backend): BackgroundWork<DocumentUpdatedEvent<'users/{uid}'>> {
  const expiries = createItemExpiryMover({ itemExpiries: repos.itemExpiries, now });
  return async ({ uid, before, after }) => {
    if (canChangeItemExpiries(before, after))
      await expiries.move(createSystemWork('job or trigger', uid));
  };
}

export function writeItemToSearchEngine(
  backend: Backend,
): BackgroundWork<DocumentWrittenEvent<'items/{itemId}'>> {
  const feed = composeItemEngineUpdater(backend);
  return ({ itemId }) => feed.follow([itemId]);
}

interface RemovalDeps {
  readonly repos: Pick<
    Backend['repos'],
    | 'championTitles'
    | 'expiredItems'
    | 'dueHiddenItems'
    | 'orphanedPictureProgress'
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
    hiddenPictureStore: createHiddenPictureStore({ media, log }),
    hiddenItemRemover: createHiddenItemRemover({ dueHiddenItems: repos.dueHiddenItems, log, now }),
    expiredItems: createExpiredItemRemover({ expiredItems, ownItems, championTitles, log, now }),
    orphanedPictures: createOrphanedPictureRemover({
      media,
      references,
      pass: repos.orphanedPictureProgress,
      log,
      now,
    }),
  };
};
