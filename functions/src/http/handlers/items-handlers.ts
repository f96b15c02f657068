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
    listItems: ({ query }, { actor }) => itemList.page(query, actor),
    listItemCategories: async () => ({ categories: await itemList.categories() }),
    getItem: async ({ params }) => ({ item: await itemDetails.get(params.itemId) }),
  };
}
