import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeteredProduct, startMeteredProduct } from '../../support/metered-product';
import { measureQueueCosts } from '../../support/queue-costs';

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

it('a page of the queue with 120 pending reports costs the expected number of reads', async () => {
  const costs = await measureQueueCosts(product);
  const found = costs.map(
    ([
      situation,
      {
        status,
        usage: { reads },
      },
    ]) => [situation, status, reads],
  );
  // Each row has the situation, the status of the response and the number of reads.
  expect(found).toEqual([
    // The list reads 50 reports and one more, and the counts. It makes two queries for hidden items.
    ['GET /api/admin/reports, 120 pending', 200, 54],
    ['GET /api/admin/reports, of a status', 200, 54],
    // The list reads 17 entries and one more, the reports of the 17 entries, and the counts. It makes a query for
    // hidden items.
    ['GET /api/admin/reports, by item', 200, 37],
    ['GET /api/admin/reports, by item, most likely upheld', 200, 37],
    ['GET /api/admin/reports, a search', 200, 37],
    // The queries for hidden items find one document for each hidden item.
    ['GET /api/admin/reports, all items hidden', 200, 102],
    ['GET /api/admin/reports, by item, all hidden', 200, 53],
    ['GET /api/admin/reports, by item, most likely upheld, all hidden', 200, 53],
  ]);
});
