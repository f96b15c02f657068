import { DAY_MS } from '@contract/rules/durations';
import { BLOCKS_VERSION_HEADER } from '@contract/schemas/blocked-member';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMicros } from '../../src/domain/items/item-index/micros';
import { itemFieldsToStore } from '../support/item-fields-to-store';
import { createMeteredMember } from '../support/metered-member';
import { type MeteredProduct, startMeteredProduct } from '../support/metered-product';

const BLOCKED = 50;

let product: MeteredProduct;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
});
afterAll(() => product.close());

async function createBlocker() {
  const member = await createMeteredMember(product);
  const blocked = product.db.collection(`users/${member.uid}/blocked`);
  const block = { username: 'somebody', createdAt: Timestamp.now() };
  for (let n = 0; n < BLOCKED; n += 1)
    await blocked.doc(`b${n}`).set({ ...block, userId: `b${n}` });
  return member;
}

it.each([
  ['a minute', 60_000],
  ['a day', DAY_MS],
  ['a thousand years', 365_000 * DAY_MS],
])(
  'calls do not read the blocks from Firestore again when the blocks version in the request is %s in the future',
  async (_what, ahead) => {
    const { cookie } = await createBlocker();
    await product.db.doc('items/owl').set(itemFieldsToStore());
    for (let n = 0; n < 20; n += 1) {
      const headers = { [BLOCKS_VERSION_HEADER]: formatMicros((Date.now() + ahead) * 1000 + n) };
      const item = await product.call('getItem', { cookie, params: { itemId: 'owl' }, headers });
      expect({ status: item.status, reads: item.usage.reads }).toEqual({ status: 200, reads: 1 });
      const user = await product.call('getCurrentUser', { cookie, headers });
      expect({ status: user.status, reads: user.usage.reads }).toEqual({ status: 200, reads: 1 });
    }
  },
);

it('an instance reads the blocks from Firestore only once for all requests that send the blocks version of the same change', async () => {
  const { cookie } = await createBlocker();
  const another = await product.startInstance();
  await another('getCurrentUser', { cookie });
  const { body } = await product.call('unblockMember', { cookie, params: { userId: 'b0' } });
  const headers = { [BLOCKS_VERSION_HEADER]: (body as { version: string }).version };
  const reads = async () => (await another('getCurrentUser', { cookie, headers })).usage.reads;
  expect(await reads()).toBe(1 + BLOCKED - 1);
  expect(await reads()).toBe(1);
});
