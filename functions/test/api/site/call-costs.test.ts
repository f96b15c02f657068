import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureCallCosts } from '../../support/call-costs';
import { type MeteredProduct, startMeteredProduct } from '../../support/metered-product';

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

it('costs no more documents than each call is known to need', async () => {
  const costs = await measureCallCosts(product);
  const found = costs.map(([situation, { status, usage }]) => {
    const { reads, writes, deletes } = usage;
    return [situation, status, reads, writes, deletes];
  });
  // situation, status, reads, writes, deletes
  expect(found).toEqual([
    // The catalogue and the items, of which each costs at least one.
    ['GET /api/items, the first of an instance, without a catalogue', 200, 2, 0, 0],
    ['POST /api/auth/session', 204, 1, 0, 0],
    // The member, whether this is a repeat, and the month's count before and after the picture.
    ['POST /api/items/screenshot, free', 201, 4, 2, 0],
    ['POST /api/items/screenshot, free, with a comment', 201, 4, 3, 0],
    ['POST /api/items/screenshot, free, the 20th', 201, 4, 2, 0],
    ['POST /api/items/screenshot, free, the 21st', 403, 4, 0, 0],
    ['POST /api/items/screenshot, premium', 201, 4, 2, 0],
    ['GET /api/subscription/status, free', 200, 2, 0, 0],
    ['GET /api/subscription/status, premium', 200, 1, 0, 0],
    // The reservation, the private and the public document.
    ['POST /api/auth/username, the first one', 204, 1, 3, 0],
    ["POST /api/auth/username, another member's", 409, 2, 0, 0],
    ['POST /api/auth/username, another one with 2 items and 1 comment', 204, 5, 6, 0],
    // One for each change since the last sync, at least one; for a page beyond the 4th the plan too.
    ['GET /api/items, after 3 likes', 200, 3, 0, 0],
    ['GET /api/items, where nothing changed', 200, 1, 0, 0],
    ['GET /api/items, page 5, premium', 200, 2, 0, 0],
    ['GET /api/items, page 5, premium, once more', 200, 1, 0, 0],
    // From the item index in memory. Each call syncs what changed.
    ['GET /api/items/same-picture', 200, 1, 0, 0],
    ['GET /api/items/categories', 200, 0, 0, 0],
    ['GET /api/items/most-liked-month', 200, 0, 0, 0],
    ['GET /api/items/highest-profit-month', 200, 0, 0, 0],
    ['GET /api/items/most-active-seller-month', 200, 0, 0, 0],
    ['GET /api/items/:itemId', 200, 1, 0, 0],
    ['GET /api/auth/user', 200, 1, 0, 0],
    ['GET /api/auth/user, signed out', 401, 0, 0, 0],
    ['GET /api/categories/search', 200, 0, 0, 0],
    // The day's count; what is no picture is not counted.
    ['POST /api/ocr/auto-extract', 200, 1, 1, 0],
    ['POST /api/ocr/auto-extract, no image', 415, 0, 0, 0],
  ]);
});
