import type { Page } from '@playwright/test';
import type { Item } from '../../contract/schemas/item';
import { itemListPageLike } from '../../contract/schemas/item.test-support';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#8aa"/></svg>';

export const ITEM_LIST_CALL_PATTERN = /\/api\/items(\?.*)?$/;

export async function mockItemListResponse(page: Page, items: readonly Item[]): Promise<void> {
  await mockItemPictures(page);
  await serveShellAsHomePage(page);
  await page.route(ITEM_LIST_CALL_PATTERN, (route) =>
    route.fulfill({ json: itemListPageLike(items) }),
  );
}

/**
 * Responds to requests for `/`, with any query, with the shell of the app instead of the rendered page. The shell
 * contains no items, so the app requests them from the API.
 */
export async function serveShellAsHomePage(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.continue({ url: new URL('/shell.html', route.request().url()).href }),
  );
}

export async function mockItemPictures(page: Page): Promise<void> {
  await page.route('**/media/items/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: SVG }),
  );
}
