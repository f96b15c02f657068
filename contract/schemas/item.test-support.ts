import type { Item } from './item';
import type { ItemListPage } from './item-list';

/** Returns a sample item as in an API response, with the fields of `change`. */
export const itemLike = (change: Partial<Item> = {}): Item => ({
  id: 'item-1',
  title: 'Butterprint Cinderella bowl',
  thumbnail: '/media/items/item-1/picture-640.webp',
  picture: {
    url: '/media/items/item-1/picture.webp',
    width: 900,
    height: 1200,
    thumbnails: [{ url: '/media/items/item-1/picture-320.webp', width: 320, height: 427 }],
    hasAvif: false,
    placeholder: null,
    shown: null,
    isDrawn: false,
  },
  platform: 'ebay',
  categoryName: null,
  soldPrice: '34.99',
  offerPrice: null,
  saleType: 'other',
  purchasePrice: null,
  sourceLocation: null,
  soldDate: null,
  isOwnSale: false,
  username: 'thrifty',
  isPremiumUser: false,
  addedDate: '2026-11-01T12:00:00.000Z',
  likesCount: 0,
  commentsCount: 0,
  revision: 0,
  ...change,
});

/** Returns a sample page of the item list with `items`. The fields of `change` replace fields of the pagination. */
export function itemListPageLike(
  items: readonly Item[],
  change: Partial<ItemListPage['pagination']> = {},
): ItemListPage {
  const pages = items.length > 0 ? 1 : 0;
  const asOf = '2026-11-21T12:00:00.000001Z';
  const pagination = {
    page: 1,
    pages,
    total: items.length,
    limit: 16,
    asOf,
    ...change,
  };
  return { items: [...items], pagination, priceSummary: null };
}
