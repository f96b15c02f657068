import type { ItemDetails } from '../../services/item-details';
import type { Listing } from '../../services/listing';
import type { SamePictures } from '../../services/same-pictures';
import type { Handlers } from '../handler';

interface ItemParts {
  readonly listing: Listing;
  readonly itemDetails: ItemDetails;
  readonly samePictures: SamePictures;
}

/** The board, what it can be filtered by, and single items on it. */
export function createItemHandlers({
  listing,
  itemDetails,
  samePictures,
}: ItemParts): Handlers<'listItems' | 'listItemCategories' | 'findSamePicture' | 'getItem'> {
  return {
    listItems: ({ query }, { actor }) => listing.page(query, actor),
    listItemCategories: async () => ({ categories: await listing.categories() }),
    findSamePicture: async ({ query }, { actor }) => ({
      items: await samePictures.find(query.hash, actor.uid),
    }),
    getItem: async ({ params }) => ({ item: await itemDetails.get(params.itemId) }),
  };
}
