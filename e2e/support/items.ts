import type { Page } from '@playwright/test';
import type { Item } from '../../contract/schemas/item';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#8aa"/></svg>';

/** An item as the API answers it; `change` says what matters to a test. */
export const itemLike = (change: Partial<Item> = {}): Item => ({
  id: 'item-1',
  title: 'Butterprint Cinderella bowl',
  thumbnail: '/media/items/item-1/picture-640.webp',
  picture: {
    url: '/media/items/item-1/picture.webp',
    width: 900,
    height: 1200,
    thumbnails: [{ url: '/media/items/item-1/picture-320.webp', width: 320, height: 427 }],
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
  ...change,
});

/** Answers the board's first page with these items, whatever the database holds. */
export async function serveItems(page: Page, items: readonly Item[]): Promise<void> {
  const pagination = { page: 1, pages: items.length > 0 ? 1 : 0, total: items.length, limit: 16 };
  await page.route('**/media/items/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  );
  await page.route('**/api/items', (route) => route.fulfill({ json: { items, pagination } }));
}
