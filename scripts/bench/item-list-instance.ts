import {
  type ItemListPage,
  itemListPageSchema,
  type ItemListQueryInput,
  itemListQuerySchema,
} from '@contract/schemas/item-list';
import type { Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../functions/src/domain/items/item-index/item-index';
import { actorOf } from '../../functions/src/lib/authority';
import { createOrderCache } from '../../functions/src/services/items/order-cache';
import { createMemoryItemQueries } from '../../functions/src/services/items/memory-item-queries';
import { createItemList } from '../../functions/src/services/items/item-list';
import { NOBODY_BLOCKED } from '../../functions/src/services/profiles/blocked-members';
import { createPageRights } from '../../functions/src/services/items/item-list-request';

const MEMBER = {
  actor: actorOf({ uid: 'member', isAdmin: false, planVersion: 0, suspendedUntil: null }),
  since: null,
  blocksSince: null,
};

export function createItemListInstance(index: ItemIndex, start: Micros) {
  // Each request gets a new snapshot, so that the order cache never hits.
  let asOf = start;
  const itemQueries = createMemoryItemQueries({
    liveItemIndex: { current: async () => ({ index, asOf: (asOf += 1) }) },
    orderCache: createOrderCache({ now: () => new Date(asOf / 1000) }),
  });
  const itemList = createItemList({
    itemQueries,
    pageRights: createPageRights({ isPremium: async () => true }),
    blockedMembers: { of: async () => NOBODY_BLOCKED },
  });
  return {
    async answer(query: ItemListQueryInput): Promise<{ page: ItemListPage; body: string }> {
      const page = await itemList.page(itemListQuerySchema.parse(query), MEMBER);
      return { page, body: JSON.stringify(itemListPageSchema.parse(page)) };
    },
    categories: () => itemList.categories(null),
  };
}

export type ItemListInstance = ReturnType<typeof createItemListInstance>;
