import { itemView, ownItemView } from '@contract/rules/item-view';
import type { ItemList } from '../../services/items/item-list';
import type { NewestItemTimeReader } from '../../services/items/newest-item-time-reader';
import type { VisibleItemLookup } from '../../services/items/visible-item-lookup';
import type { Handlers } from '../handler';

interface ItemDeps {
  readonly itemList: ItemList;
  readonly newestItems: NewestItemTimeReader;
  readonly visibleItemLookup: VisibleItemLookup;
}

export function createItemsHandlers({
  itemList,
  newestItems,
  visibleItemLookup,
}: ItemDeps): Handlers<'listItems' | 'listItemCategories' | 'getNewestItemTime' | 'getItem'> {
  return {
    listItems: ({ query }, { actor, itemsVersion, blocksSince }) =>
      itemList.page(query, { actor, blocksSince, since: itemsVersion }),
    listItemCategories: async (_input, { itemsVersion }) => ({
      categories: await itemList.categories(itemsVersion),
    }),
    getNewestItemTime: () => newestItems.time(),
    getItem: async ({ params }, reader) => {
      const { id, record } = (await visibleItemLookup.get(params.itemId, reader)).item;
      const isOwn = reader.actor?.uid === record.ownerId;
      return { item: isOwn ? ownItemView(id, record) : itemView(id, record) };
    },
  };
}
