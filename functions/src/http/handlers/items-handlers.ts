import type { ItemDetails } from '../../services/items/item-details';
import type { ItemList } from '../../services/items/item-list';
import type { Handlers } from '../handler';

interface ItemParts {
  readonly itemList: ItemList;
  readonly itemDetails: ItemDetails;
}

export function createItemsHandlers({
  itemList,
  itemDetails,
}: ItemParts): Handlers<'listItems' | 'listItemCategories' | 'getItem'> {
  return {
    listItems: ({ query }, { actor, itemsVersion }) =>
      itemList.page(query, { actor, since: itemsVersion }),
    listItemCategories: async (_input, { itemsVersion }) => ({
      categories: await itemList.categories(itemsVersion),
    }),
    getItem: async ({ params }) => ({ item: await itemDetails.get(params.itemId) }),
  };
}
