import type { ItemDetails } from '../../services/item-details';
import type { Listing } from '../../services/listing';
import type { Handlers } from '../handler';

interface ItemParts {
  readonly listing: Listing;
  readonly itemDetails: ItemDetails;
}

/** The board, what it can be filtered by, and single items on it. */
export function createItemHandlers({
  listing,
  itemDetails,
}: ItemParts): Handlers<'listItems' | 'listItemCategories' | 'getItem'> {
  return {
    listItems: ({ query }, { actor }) => listing.page(query, actor),
    listItemCategories: async () => ({ categories: await listing.categories() }),
    getItem: async ({ params }) => ({ item: await itemDetails.get(params.itemId) }),
  };
}
