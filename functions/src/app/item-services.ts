import { createSharpPicturesGateway } from '../gateways/pictures/sharp-pictures';
import { lazily } from '../lib/lazily';
import { createChampions } from '../services/champions/champions';
import { createCommentsService } from '../services/comments/comments';
import { createEngineItemQueries } from '../services/items/elastic/engine-item-queries';
import { createItemList } from '../services/items/item-list';
import { createPageRights } from '../services/items/item-list-request';
import { createSyncedItemIndex } from '../services/items/synced-item-index';
import { createMemoryItemQueries } from '../services/items/memory-item-queries';
import { createNewestItems } from '../services/items/newest-item';
import { createOrderCache } from '../services/items/order-cache';
import { createVisibleItems } from '../services/items/visible-items';
import { createLikesService } from '../services/likes/likes';
import { createSharedLinks } from '../services/links/shared-links';
import { createMemberProfiles } from '../services/profiles/member-profiles';
import { createCopyThumbnail } from '../services/reports/reported-thumbnails';
import { createReportsService } from '../services/reports/reports';
import { createOwnSalesService } from '../services/sales/own-sales';
import { createSalesSummaries } from '../services/sales/sales-summaries';
import { createBulkDeletions } from '../services/sharing/bulk-deletion';
import { createOwnItemList } from '../services/sharing/own-item-list';
import { createOwnItems } from '../services/sharing/own-items';
import { createPictureStore } from '../services/sharing/picture-store';
import { createSamePictureSearch } from '../services/sharing/same-picture-search';
import type { Backend } from './backend';
import { createEngineSnapshotsOf } from './engine-snapshots';
import type { Services } from './services';

/**
 * Creates the services for calls about items: lists, likes, comments, shared links, reports and changes by the owner.
 * The services share the instance's item index.
 */
export function createItemServices(backend: Backend, shared: Services) {
  const { repos, log, now } = backend;
  const { blockedMembers, isPremium, itemLookup, mentionedMembers } = shared;
  const { achievements, indexedItems, catalogue, usernames, profiles, fees } = repos;
  const services = lazily({
    bulkDeletions: () => createBulkDeletions(services),
    champions: () => createChampions({ itemQueries: services.itemQueries, now }),
    comments: () => {
      const { visibleItems } = services;
      return createCommentsService({
        comments: repos.comments,
        itemLookup,
        mentionedMembers,
        visibleItems,
        achievements,
        now,
      });
    },
    itemList: () => {
      const { itemQueries, pageRights } = services;
      return createItemList({ itemQueries, pageRights, blockedMembers });
    },
    itemQueries: () => {
      const snapshots = createEngineSnapshotsOf(backend);
      if (snapshots) return createEngineItemQueries(snapshots);
      const syncedItemIndex = createSyncedItemIndex({ indexedItems, catalogue, log, now });
      return createMemoryItemQueries({ syncedItemIndex, orderCache: createOrderCache({ now }) });
    },
    likes: () => createLikesService({ likes: repos.likes, itemLookup, achievements, now }),
    memberProfiles: () => {
      const { itemQueries, pageRights } = services;
      return createMemberProfiles({
        usernames,
        profiles,
        blockedMembers,
        itemQueries,
        pageRights,
      });
    },
    newestItems: () => createNewestItems(services.itemQueries),
    ownItemList: () => createOwnItemList(services),
    ownItems: () => ownItemsIn(backend, shared),
    pageRights: () => createPageRights({ isPremium }),
    reports: () => reportsIn(backend, shared),
    ownSales: () => {
      const { keptSales } = repos;
      return createOwnSalesService({ itemQueries: services.itemQueries, keptSales, log, now });
    },
    salesSummaries: () => createSalesSummaries({ ownSales: services.ownSales, fees, now }),
    samePictureSearch: () =>
      createSamePictureSearch({ itemQueries: services.itemQueries, blockedMembers }),
    sharedLinks: () =>
      createSharedLinks({ sharedLinks: repos.sharedLinks, itemLookup, achievements, now }),
    visibleItems: () => createVisibleItems({ itemLookup, blockedMembers }),
  });
  return services;
}

function ownItemsIn({ gateways, repos, now }: Backend, { categoryLookup: categories }: Services) {
  const { achievements, items, ownItems } = repos;
  const pictureStore = async () =>
    createPictureStore({ pictures: createSharpPicturesGateway(), media: await gateways.media });
  return createOwnItems({ items, ownItems, pictureStore, categories, achievements, now });
}

function reportsIn({ gateways, repos, log, now }: Backend, { itemLookup }: Services) {
  const { reports, comments, users } = repos;
  const copyThumbnail = createCopyThumbnail({ media: () => gateways.media, log });
  return createReportsService({ reports, comments, users, itemLookup, copyThumbnail, now });
}
