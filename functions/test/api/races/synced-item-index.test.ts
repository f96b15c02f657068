import { type Item, itemSchema } from '@contract/schemas/item';
import { itemListPageSchema } from '@contract/schemas/item-list';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatItemLine } from '../../../src/domain/items/item-index/indexed-item-line';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createCatalogueRepo } from '../../../src/repos/catalogue-repo';
import { createIndexedItemsRepo } from '../../../src/repos/indexed-items-repo';
import { microsOf } from '../../../src/repos/timestamp-micros';
import { itemWith } from '../../../src/services/items/stored-items.test-support';
import { createCatalogueFolding } from '../../../src/services/items/catalogue-folding';
import {
  createMeteredMember,
  type MeteredMember,
  shareMeteredItem,
} from '../../support/metered-member';
import {
  type MeteredCall,
  type MeteredProduct,
  startMeteredProduct,
} from '../../support/metered-product';
import { newestItemsHeaders } from '../../support/newest-items';
import { itemFieldsToStore } from '../../support/item-fields-to-store';

const updatedAt = FieldValue.serverTimestamp();
const sharedSchema = z.object({ item: itemSchema });
const log = createJsonLogger(() => {});

let product: MeteredProduct;
let member: MeteredMember;
beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
  member = await createMeteredMember(product);
  await product.call('setUsername', { cookie: member.cookie, json: { username: 'a_seller' } });
});
afterAll(() => product.close());

const indexedItems = () => createIndexedItemsRepo(product.db);
const catalogue = () => createCatalogueRepo({ db: product.db, log });

async function readTime(): Promise<number> {
  const { readTime } = await product.db.doc('clock/none').get();
  return microsOf(readTime);
}

/**
 * Stores the catalogue with the current time. The job `foldCatalogue` would store an earlier time, from before this
 * test.
 */
async function writeCatalogue(): Promise<void> {
  const syncedTo = await readTime();
  const now = () => new Date();
  const deps = { catalogue: catalogue(), indexedItems: indexedItems(), log, now };
  await createCatalogueFolding(deps).rebuild();
  const { lines = [] } = (await catalogue().load()) ?? {};
  await catalogue().replace({ lines, syncedTo });
}

const listed = async (call: MeteredCall, sent: Parameters<MeteredCall>[1]) =>
  itemListPageSchema.parse((await call('listItems', sent)).body);

async function pageOf(call: MeteredCall, query: Record<string, string> = {}) {
  const { body, usage } = await call('listItems', { query, headers: newestItemsHeaders() });
  const { items, pagination } = itemListPageSchema.parse(body);
  return { items, total: pagination.total, pages: pagination.pages, reads: usage.reads };
}

const itemOn = async (call: MeteredCall, id: string): Promise<Item | undefined> =>
  (await pageOf(call)).items.find((item) => item.id === id);

const change = (id: string, changes: object) =>
  product.db.doc(`items/${id}`).update({ ...changes, updatedAt });

describe('two instances', () => {
  it('include a share, a like, an edit, a rename and a removal in each response to a request that sends the items version of the change', async () => {
    const one = product.call;
    const other = await product.startInstance();
    await Promise.all([pageOf(one), pageOf(other)]);
    const { item } = sharedSchema.parse((await shareMeteredItem(product, member)).body);
    // Lists leave out the owner's picture and the frame of the cover. Lists for anybody but the owner also leave out
    // the expiry and the link to the listing.
    const forOwner = { expiresAt: item.expiresAt, ebayUrl: null };
    const leftOut = { ...forOwner, profileImageUrl: null, cover: item.cover };
    for (const instance of [one, other])
      expect({ ...(await itemOn(instance, item.id)), ...leftOut }).toEqual(item);
    await change(item.id, { likesCount: FieldValue.increment(1) });
    expect((await itemOn(other, item.id))?.likesCount).toBe(1);
    expect((await itemOn(one, item.id))?.likesCount).toBe(1);
    await change(item.id, { title: 'Silver owl' });
    expect((await itemOn(one, item.id))?.title).toBe('Silver owl');
    expect((await itemOn(other, item.id))?.title).toBe('Silver owl');
    await change(item.id, { username: 'another_name' });
    expect((await itemOn(other, item.id))?.username).toBe('another_name');
    expect((await itemOn(one, item.id))?.username).toBe('another_name');
    await change(item.id, { removedAt: new Date() });
    expect(await itemOn(other, item.id)).toBeUndefined();
    expect(await itemOn(one, item.id)).toBeUndefined();
  });

  it('return pages of the same snapshot when one instance returns page 1 and the other returns page 2', async () => {
    const one = product.call;
    const other = await product.startInstance();
    const title = crypto.randomUUID();
    const stored = () => product.db.collection('items').add(itemFieldsToStore({ title }));
    const first = await stored();
    await pageOf(other);
    const second = await stored();
    const query = { search: title, limit: '1' };
    const { pagination } = await listed(one, { query, headers: newestItemsHeaders() });
    const { cookie } = member;
    const next = await listed(other, {
      cookie,
      query: { ...query, page: '2', asOf: pagination.asOf },
    });
    expect(next.pagination).toMatchObject({ asOf: pagination.asOf, pages: 2 });
    expect(next.items).toHaveLength(1);
    for (const { id } of [first, second]) await change(id, { removedAt: new Date() });
  });

  it('list the same items, whether an instance starts without a catalogue, with an old one or with a new one', async () => {
    const batch = product.db.batch();
    for (let n = 0; n < 20; n += 1)
      batch.set(
        product.db.doc(`items/many-${n}`),
        itemFieldsToStore({ soldPriceCents: 100 * (n % 7) }),
      );
    await batch.commit();
    await writeCatalogue();
    const fromNew = await product.startInstance();
    await pageOf(fromNew);
    await change('many-3', { likesCount: 5 });
    await change('many-4', { removedAt: new Date() });
    await product.db.doc('items/later').set(itemFieldsToStore({ title: 'Copper owl' }));
    const fromOld = await product.startInstance();
    // The instance that loads the old catalogue reads that catalogue's only document and the three changes made after
    // it was written.
    expect((await pageOf(fromOld)).reads).toBe(1 + 3);
    await product.db.recursiveDelete(product.db.collection('catalogue'));
    const fromAll = await product.startInstance();
    for (const sortBy of ['added', 'price', 'likes', 'title']) {
      const { items, total, pages } = await pageOf(fromAll, { sortBy });
      const response = { items, total, pages };
      expect(await pageOf(fromOld, { sortBy })).toMatchObject(response);
      expect(await pageOf(fromNew, { sortBy })).toMatchObject(response);
      expect(total).toBe(20);
    }
  });
});

describe('a new instance', () => {
  it('reads one document per 5,000 items of the catalogue, and one document for the changes since the catalogue was stored', async () => {
    const count = 12_000;
    const syncedTo = await readTime();
    const lines = Array.from({ length: count }, (_, n) =>
      formatItemLine(
        itemWith(crypto.randomUUID(), { storedAt: syncedTo - n, title: crypto.randomUUID() }),
      ),
    );
    await catalogue().replace({ lines, syncedTo });
    const { total, reads } = await pageOf(await product.startInstance());
    expect(total).toBe(count);
    expect(reads).toBeLessThanOrEqual(Math.ceil(count / 5000) + 1);
  });
});
