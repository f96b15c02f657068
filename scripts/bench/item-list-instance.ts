import {
  type ItemListPage,
  itemListPageSchema,
  type ItemListQueryInput,
  itemListQuerySchema,
} from '@contract/schemas/item-list';
import type { Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../functions/src/domain/items/item-index/item-index';
import { createOrderCache } from '../../functions/src/services/items/order-cache';
import { createItemList } from '../../functions/src/services/items/item-list';
import { createPageRights } from '../../functions/src/services/items/page-rights';

const MEMBER = { uid: 'member', isAdmin: false };

/** The listing as an instance answers it to a premium member, without what it waits for. */
export function createListingInstance(index: ItemIndex, start: Micros) {
  // Each look is a moment later: no list is found as an earlier request left it.
  let asOf = start;
  const listing = createItemList({
    liveItemIndex: { current: async () => ({ index, asOf: (asOf += 1) }) },
    pageRights: createPageRights({ isPremium: async () => true }),
    orderCache: createOrderCache({ now: () => new Date(asOf / 1000) }),
  });
  return {
    /** Query text in, body text out. */
    async answer(query: ItemListQueryInput): Promise<{ page: ItemListPage; body: string }> {
      const page = await listing.page(itemListQuerySchema.parse(query), MEMBER);
      return { page, body: JSON.stringify(itemListPageSchema.parse(page)) };
    },
    categories: () => listing.categories(),
  };
}

export type ListingInstance = ReturnType<typeof createListingInstance>;
