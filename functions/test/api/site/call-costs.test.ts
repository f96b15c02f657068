import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureCallCosts } from '../../support/call-costs';
import { type MeteredProduct, startMeteredProduct } from '../../support/metered-product';

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

it('each call reads, writes and deletes the expected number of documents', async () => {
  const costs = await measureCallCosts(product);
  const found = costs.map(([situation, { status, usage }]) => {
    const { reads, writes, deletes } = usage;
    return [situation, status, reads, writes, deletes];
  });
  // Situation, status, reads, writes, deletes.
  expect(found).toEqual([
    // A read of the catalogue and a query for items. An empty query costs one read.
    ['GET /api/items, first call of an instance, without a catalogue', 200, 2, 0, 0],
    ['POST /api/auth/session', 204, 1, 0, 0],
    // Reads the member, an earlier item of the same key, and the month's count before and after the upload.
    ['POST /api/items/screenshot, free', 201, 4, 2, 0],
    ['POST /api/items/screenshot, free, with a comment', 201, 4, 3, 0],
    ['POST /api/items/screenshot, free, the 20th', 201, 4, 2, 0],
    ['POST /api/items/screenshot, free, the 21st', 403, 4, 0, 0],
    ['POST /api/items/screenshot, premium', 201, 4, 2, 0],
    ['GET /api/subscription/status, free', 200, 2, 0, 0],
    ['GET /api/subscription/status, premium', 200, 1, 0, 0],
    ['POST /api/auth/username, first username', 204, 1, 3, 0],
    ["POST /api/auth/username, another member's username", 409, 2, 0, 0],
    // The trigger `copyByline` updates the items and comments.
    ['POST /api/auth/username, new username with 2 items and 1 comment', 204, 1, 3, 0],
    // One read per change since the last sync, at least one, and one for the plan if the page is beyond 4.
    ['GET /api/items, after 3 likes', 200, 3, 0, 0],
    ['GET /api/items, without changes', 200, 1, 0, 0],
    ['GET /api/items, page 5, premium', 200, 2, 0, 0],
    ['GET /api/items, page 5, premium, repeated', 200, 1, 0, 0],
    ['GET /api/items/same-picture', 200, 1, 0, 0],
    ['GET /api/items/categories', 200, 0, 0, 0],
    ['GET /api/items/most-liked-month', 200, 0, 0, 0],
    ['GET /api/items/highest-profit-month', 200, 0, 0, 0],
    ['GET /api/items/most-active-seller-month', 200, 0, 0, 0],
    ['GET /api/items/:itemId', 200, 1, 0, 0],
    ['GET /api/auth/user', 200, 1, 0, 0],
    ['GET /api/auth/user, signed out', 401, 0, 0, 0],
    ['GET /api/categories/search', 200, 0, 0, 0],
    ['POST /api/ocr/auto-extract', 200, 1, 1, 0],
    ['POST /api/ocr/auto-extract, no image', 415, 0, 0, 0],
  ]);
});
