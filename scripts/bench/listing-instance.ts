import {
  type ListingPage,
  listingPageSchema,
  type ListingQueryInput,
  listingQuerySchema,
} from '@contract/schemas/listing';
import type { Micros } from '../../functions/src/domain/listing-index/listed-item';
import type { ListingIndex } from '../../functions/src/domain/listing-index/listing-index';
import { createKeptOrders } from '../../functions/src/services/kept-orders';
import { createListing } from '../../functions/src/services/listing';
import { createPageRights } from '../../functions/src/services/page-rights';

const MEMBER = { uid: 'member', isAdmin: false };

/** The listing as an instance answers it to a premium member, without what it waits for. */
export function createListingInstance(index: ListingIndex, start: Micros) {
  // Each look is a moment later: no list is found as an earlier request left it.
  let asOf = start;
  const listing = createListing({
    liveListing: { current: async () => ({ index, asOf: (asOf += 1) }) },
    pageRights: createPageRights({ isPremium: async () => true }),
    keptOrders: createKeptOrders({ now: () => new Date(asOf / 1000) }),
  });
  return {
    /** Query text in, body text out. */
    async answer(query: ListingQueryInput): Promise<{ page: ListingPage; body: string }> {
      const page = await listing.page(listingQuerySchema.parse(query), MEMBER);
      return { page, body: JSON.stringify(listingPageSchema.parse(page)) };
    },
    categories: () => listing.categories(),
  };
}

export type ListingInstance = ReturnType<typeof createListingInstance>;
