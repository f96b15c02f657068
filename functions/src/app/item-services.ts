import { createSharpPicturesGateway } from '../gateways/pictures/sharp-pictures';
import { lazily } from '../lib/lazily';
import { createChampionsService } from '../services/champions/champions';
import { createCommentsService } from '../services/comments/comments';
import { createEngineItemQueries } from '../services/items/elastic/engine-item-queries';
import { createItemListService } from '../services/items/item-list';
import { createPageRightsCheck } from '../services/items/item-list-request';
import { createSyncedItemIndex } from '../services/items/synced-item-index';
import { createMemoryItemQueries } from '../services/items/memory-item-queries';
import { createNewestItemTimeReader } from '../services/items/newest-item-time-reader';
import { createOrderCache } from '../services/items/order-cache';
import { createVisibleItemLookup } from '../services/items/visible-item-lookup';
import { createLikesService } from '../services/likes/likes';
import { createSharedLinkCounter } from '../services/links/shared-link-counter';
import { createMemberProfiles } from '../services/profiles/member-profiles';
import { createLenientThumbnailCopier } from '../services/reports/reported-thumbnails';
import { createReportsService } from '../services/reports/reports';
import { createOwnSalesService } from '../services/sales/own-sales';
import { createSalesSummaries } from '../services/sales/sales-summaries';
import { createBulkItemDeleter } from '../services/sharing/bulk-item-deleter';
import { createOwnItemReader } from '../services/sharing/own-item-reader';
import { createOwnItemEditor } from '../services/sharing/own-item-editor';
import { createPictureStore } from '../services/sharing/picture-store';
import { createSamePictureSearch } from '../services/sharing/same-picture-search';
import type { Backend } from './backend';
import { composeEngineSnapshots } from './engine-snapshots';
import type { SharedServices } from './shared-services';

/**
 * Creates the services for calls about items: lists, likes, comments, shared links, reports and changes by the owner.
 * The services share the instance's item index.
 */
export function createItemServices(backend: Backend, shared: SharedServices) {
  const { repos, log, now } = backend;
  const { blockedMembers, isPremium, itemLookup, mentionFinder } = shared;
  const { achievements, indexedItems, catalogue, usernames, profiles, fees } = repos;
  const services = lazily({
    bulkItemDeleter: () => createBulkItemDeleter(services),
    champions: () => createChampionsService({ itemQueries: services.itemQueries, now }),
    comments: () => {
      const { visibleItemLookup } = services;
      return createCommentsService({
        comments: repos.comments,
        itemLookup,
        mentionFinder,
        visibleItemLookup,
        achievements,
        now,
      });
    },
    itemList: () => {
      const { itemQueries, pageRightsCheck } = services;
      return createItemListService({ itemQueries, pageRightsCheck, blockedMembers });
    },
    itemQueries: () => {
      const snapshots = composeEngineSnapshots(backend);
      if (snapshots) return createEngineItemQueries(snapshots);
      const syncedItemIndex = createSyncedItemIndex({ indexedItems, catalogue, log, now });
      return createMemoryItemQueries({ syncedItemIndex, orderCache: createOrderCache({ now }) });
    },
    likes: () => createLikesService({ likes: repos.likes, itemLookup, achievements, now }),
    memberProfiles: () => {
      const { itemQueries, pageRightsCheck } = services;
      return createMemberProfiles({
        usernames,
        profiles,
        blockedMembers,
        itemQueries,
        pageRightsCheck,
      });
    },
    newestItems: () => createNewestItemTimeReader(services.itemQueries),
    ownItemReader: () => createOwnItemReader(services),
    ownItems: () => ownItemsIn(backend, shared),
    pageRightsCheck: () => createPageRightsCheck({ isPremium }),
    reports: () => reportsIn(backend, shared),
    ownSales: () => {
      const { keptSales } = repos;
      return createOwnSalesService({ itemQueries: services.itemQueries, keptSales, log, now });
    },
    salesSummaries: () => createSalesSummaries({ ownSales: services.ownSales, fees, now }),
    samePictureSearch: () =>
      createSamePictureSearch({ itemQueries: services.itemQueries, blockedMembers }),
    sharedLinks: () =>
      createSharedLinkCounter({ sharedLinks: repos.sharedLinks, itemLookup, achievements, now }),
    visibleItemLookup: () => createVisibleItemLookup({ itemLookup, blockedMembers }),
  });
  return services;
}

function ownItemsIn(
  { gateways, repos, now }: Backend,
  { categoryLookup: categories }: SharedServices,
) {
  const { achievements, items, ownItems } = repos;
  const pictureStore = async () =>
    createPictureStore({ pictures: createSharpPicturesGateway(), media: await gateways.media });
  return createOwnItemEditor({ items, ownItems, pictureStore, categories, achievements, now });
}

function reportsIn({ gateways, repos, log, now }: Backend, { itemLookup }: SharedServices) {
  const { reports, comments, users } = repos;
  const copyThumbnail = createLenientThumbnailCopier({ media: () => gateways.media, log });
  return createReportsService({ reports, comments, users, itemLookup, copyThumbnail, now });
}
