import { feesSchema } from '@contract/schemas/marketplace-fees';
import { FieldValue } from 'firebase-admin/firestore';
import { itemFieldsToStore } from './item-fields-to-store';
import type { MeteredMember } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { newestItemsHeaders } from './newest-items';
import { storeKeptSales } from './stored-kept-sales';

/**
 * The sizes of the batches in which 350 sales are stored. The sales fill more than one page of the export. The last
 * batch has one sale, because a later sync reads all items with the newest timestamp again.
 */
const BATCHES = [349, 1];

async function storeSales({ db }: MeteredProduct, { uid }: MeteredMember): Promise<void> {
  for (const size of BATCHES) {
    const batch = db.batch();
    for (let n = 0; n < size; n += 1)
      batch.create(db.collection('items').doc(), {
        ...itemFieldsToStore({ ownerId: uid, isOwnSale: true, purchasePriceCents: 100 }),
        updatedAt: FieldValue.serverTimestamp(),
      });
    await batch.commit();
  }
}

/**
 * Measures the calls about sales. These must be measured last, because each later instance would have to read the
 * stored sales in its first sync.
 */
export async function measureSalesCosts(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  await storeSales(product, member);
  const call = await product.startInstance();
  await call('listItems', { headers: newestItemsHeaders() });
  const fees = await call('getFees', { cookie });
  const typed = Object.fromEntries(
    Object.entries(feesSchema.parse(fees.body)).map(([platform, { percent, fixed }]) => [
      platform,
      { percent, fixed },
    ]),
  );
  return [
    [
      'GET /api/user/sales-summary, 350 own sales',
      await call('getSalesSummary', { cookie, headers: newestItemsHeaders() }),
    ],
    ['GET /api/user/fees', fees],
    ['PUT /api/user/fees', await call('updateFees', { cookie, json: typed })],
    ['GET /api/user/items.csv, 350 items', await call('exportItems', { cookie })],
    ...(await costsOfKeptSales(product, member)),
  ] satisfies CallCost[];
}

async function costsOfKeptSales(product: MeteredProduct, { cookie, uid }: MeteredMember) {
  await storeKeptSales(product.db, uid, 3);
  const call = await product.startInstance();
  await call('listItems', { headers: newestItemsHeaders() });
  const stats = await call('getOwnStats', { cookie, headers: newestItemsHeaders() });
  return [
    ['GET /api/user/stats, 6,000 kept sales', stats],
    ['DELETE /api/user/kept-sales, 6,000', await call('removeKeptSales', { cookie })],
  ] satisfies CallCost[];
}
