import { createChampionsHandlers } from '../http/handlers/champions-handlers';
import { createItemsHandlers } from '../http/handlers/items-handlers';
import { createProfilePageHandlers } from '../http/handlers/profiles-handlers';
import { createSalesSummaryHandlers } from '../http/handlers/sales-handlers';
import {
  createOwnItemListHandlers,
  createSamePictureHandlers,
} from '../http/handlers/sharing-handlers';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createFeesRepo } from '../repos/fees-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createIndexedItemsRepo } from '../repos/indexed-items-repo';
import { createProfilesRepo } from '../repos/profiles-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createChampions } from '../services/champions/champions';
import { createItemDetails } from '../services/items/item-details';
import { createOrderCache } from '../services/items/order-cache';
import { createVisibleItems } from '../services/items/visible-items';
import { createItemList } from '../services/items/item-list';
import { createLiveItemIndex } from '../services/items/live-item-index';
import { createPageRights } from '../services/items/item-list-request';
import { createMemberProfiles } from '../services/profiles/member-profiles';
import { createSalesSummaries } from '../services/sales/sales-summaries';
import { createOwnItemList } from '../services/sharing/own-item-list';
import { createSamePictures } from '../services/sharing/same-pictures';
import type { Backend } from './backend';

/** Composes the handlers that read the item index. All of them share the instance's one index. */
export function createItemIndexHandlers({
  db,
  blockedMembers,
  now,
  gate,
}: Pick<Backend, 'db' | 'blockedMembers' | 'now' | 'gate'>) {
  const liveItemIndex = createLiveItemIndex({
    indexedItems: createIndexedItemsRepo(db),
    catalogue: createCatalogueRepo({ db, log: gate.log }),
    log: gate.log,
    now,
  });
  const pageRights = createPageRights({ isPremium: gate.isPremium });
  return {
    ...createItemsHandlers({
      itemList: createItemList({
        liveItemIndex,
        pageRights,
        orderCache: createOrderCache({ now }),
        blockedMembers,
      }),
      visibleItems: createVisibleItems({
        itemDetails: createItemDetails({ items: createItemsRepo(db), now }),
        blockedMembers,
      }),
    }),
    ...createProfilePageHandlers({
      memberProfiles: createMemberProfiles({
        usernames: createUsernamesRepo(db),
        profiles: createProfilesRepo(db),
        ...{ blockedMembers, liveItemIndex, pageRights },
      }),
    }),
    ...createSamePictureHandlers({
      samePictures: createSamePictures({ liveItemIndex, blockedMembers }),
    }),
    ...createSalesSummaryHandlers({
      salesSummaries: createSalesSummaries({ liveItemIndex, fees: createFeesRepo(db), now }),
    }),
    ...createOwnItemListHandlers({ ownItemList: createOwnItemList({ liveItemIndex }) }),
    ...createChampionsHandlers({ champions: createChampions({ liveItemIndex, now }) }),
  };
}
