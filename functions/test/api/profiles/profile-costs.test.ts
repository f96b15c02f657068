import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeteredProduct, startMeteredProduct } from '../../support/metered-product';
import { measureProfileCosts } from '../../support/profile-costs';

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

it('each call about a profile costs the expected numbers of reads, writes and deletes', async () => {
  const costs = await measureProfileCosts(product);
  const found = costs.map(([situation, { status, usage }]) => {
    const { reads, writes, deletes } = usage;
    return [situation, status, reads, writes, deletes];
  });
  // Each row has the situation, the status of the response, and the numbers of reads, writes and deletes.
  expect(found).toEqual([
    // A profile reads the username and the profile. The items are in the instance's memory.
    ['GET /api/user/profile/:username, 4 items, 2 pinned', 200, 2, 0, 0],
    // A page beyond page 4 also costs a read of the reader's plan. The instance remembers plans and blocks for a
    // minute.
    ['GET /api/user/profile/:username, page 5, premium', 200, 3, 0, 0],
    ['GET /api/user/profile/:username, nobody', 404, 1, 0, 0],
    ['GET /api/user/profile/:username/stats', 200, 1, 0, 0],
    // A change of the bio reads the plan and the profile, and writes the member and the profile.
    ['PUT /api/user/bio', 200, 2, 2, 0],
    ['PUT /api/user/bio, repeated', 200, 1, 0, 0],
    ['PATCH /api/user/share-settings', 200, 1, 1, 0],
    ['PATCH /api/user/share-settings, repeated', 200, 1, 0, 0],
    ['PUT /api/user/pins/:itemId', 200, 2, 2, 0],
    ['PUT /api/user/pins/:itemId, repeated', 200, 2, 0, 0],
    // Pinning a fourth item also reads the three pinned items.
    ['PUT /api/user/pins/:itemId, a fourth one', 409, 5, 0, 0],
    ['DELETE /api/user/pins/:itemId', 200, 1, 2, 0],
    // A new favorite reads the plan, the seller's profile and the number of favorites.
    ['POST /api/user/favorites/:userId', 200, 3, 1, 0],
    ['POST /api/user/favorites/:userId, repeated', 200, 2, 0, 0],
    ['GET /api/user/favorites/:userId/check', 200, 1, 0, 0],
    // The list of favorites reads the favorite and the seller's profile.
    ['GET /api/user/favorites, 1 favorite', 200, 2, 0, 0],
    ['DELETE /api/user/favorites/:userId', 200, 0, 0, 1],
  ]);
});
