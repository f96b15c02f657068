import type { Item } from '@contract/schemas/item';

export const itemLike = (change: Partial<Item> = {}): Item => ({
  id: 'owl',
  title: 'Brass owl',
  thumbnail: '/media/items/ann/0123.webp',
  picture: { url: '/media/items/ann/0123.webp', width: 800, height: 600, thumbnails: [] },
  platform: 'ebay',
  categoryName: 'Figurines',
  soldPrice: '34.99',
  offerPrice: null,
  saleType: 'other',
  purchasePrice: '4.00',
  sourceLocation: 'Estate Sale',
  soldDate: '2026-11-01',
  isOwnSale: true,
  username: 'ann_lee',
  isPremiumUser: false,
  addedDate: '2026-11-20T12:00:00.000Z',
  likesCount: 3,
  commentsCount: 2,
  ...change,
});
