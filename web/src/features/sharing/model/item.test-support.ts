import type { Item } from '@contract/schemas/item';

export const itemLike = (change: Partial<Item> = {}): Item => ({
  id: 'item',
  title: 'Tin robot',
  thumbnail: '/media/t',
  picture: { url: '/media/p', width: 1, height: 1, thumbnails: [] },
  platform: 'ebay',
  categoryName: 'Robots',
  soldPrice: '12.00',
  offerPrice: null,
  saleType: 'other',
  purchasePrice: '0.50',
  sourceLocation: 'Thrift Store',
  soldDate: '2026-01-02',
  isOwnSale: true,
  username: 'thrifty',
  isPremiumUser: false,
  addedDate: '2026-01-03T00:00:00.000Z',
  likesCount: 0,
  commentsCount: 0,
  ...change,
});
