import type { Page } from '@playwright/test';
import type { Item } from '../../contract/schemas/item';
import type { ItemListPage } from '../../contract/schemas/item-list';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#8aa"/></svg>';

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

export const LISTING_CALL = /\/api\/items(\?.*)?$/;

export function pageLike(
  items: readonly Item[],
  change: Partial<ItemListPage['pagination']> = {},
): ItemListPage {
  const pages = items.length > 0 ? 1 : 0;
  const asOf = '2026-11-21T12:00:00.000001Z';
  const pagination = { page: 1, pages, total: items.length, limit: 16, asOf, ...change };
  return { items: [...items], pagination, priceSummary: null };
}

export async function serveItems(page: Page, items: readonly Item[]): Promise<void> {
  await servePictures(page);
  await serveShell(page);
  await page.route(LISTING_CALL, (route) => route.fulfill({ json: pageLike(items) }));
}

/** Serves the shell at `/`, with any query, so that the browser requests the items. */
export async function serveShell(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.continue({ url: new URL('/shell.html', route.request().url()).href }),
  );
}

export async function servePictures(page: Page): Promise<void> {
  await page.route('**/media/items/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  );
}
