import { expect, it } from 'vitest';
import { createDailyJobProgressRepo } from '../../src/repos/daily-job-progress-repo';
import { createItemEngineComparison } from '../../src/services/items/item-engine-comparison';
import {
  INDEX_BUILD_OPTIONS,
  createTestDatabaseAndEngine,
} from './support/test-database-and-engine';

const ids = Array.from({ length: 11 }, (_, n) => `item-${String(n).padStart(2, '0')}`);

async function comparedProduct() {
  const product = createTestDatabaseAndEngine();
  const { db, states, engine, feed, log } = product;
  await Promise.all(ids.map((id) => product.store(id, { title: 'Owl' })));
  await product.reindex.run(INDEX_BUILD_OPTIONS);
  const pass = createDailyJobProgressRepo(db, 'compareIndexedItems');
  const deps = { states, engine, feed, pass, log, now: () => new Date() };
  const comparison = createItemEngineComparison({ ...deps, onItsWay: 0 });
  const differences = async (patient = comparison) => {
    const found = [];
    for await (const page of patient.compare()) found.push(...page.differences);
    return found;
  };
  return { ...product, comparison, differences, patient: createItemEngineComparison(deps) };
}

type Product = Awaited<ReturnType<typeof comparedProduct>>;

/**
 * Makes one difference of each kind between Firestore and the engine: changes Firestore without writing the changes to
 * the engine.
 */
async function makeDifferent({ store, items, engine }: Product): Promise<void> {
  await store('item-03', { title: 'Lamp' });
  await store('new', { title: 'New' });
  const [left] = await engine.entries({ after: 'item-06', upTo: 'item-07', limit: 1 });
  expect(left?.id).toBe('item-07');
  await items.doc('item-07').delete();
}

it('the comparison of Firestore and engine finds no difference when the index has just been built', async () => {
  const { differences } = await comparedProduct();
  expect(await differences()).toEqual([]);
});

it('the comparison of Firestore and engine finds and repairs items that the engine lacks, has in an old state or should not have', async () => {
  const product = await comparedProduct();
  await makeDifferent(product);
  const { comparison, differences, found } = product;
  const expected = [
    { id: 'item-03', kind: 'outdated' },
    { id: 'item-07', kind: 'left' },
    { id: 'new', kind: 'missing' },
  ];
  expect(await differences()).toEqual(expected);
  const repaired = [];
  for await (const page of comparison.repair()) repaired.push(...page.differences);
  expect(repaired).toEqual(expected);
  expect(await differences()).toEqual([]);
  const held = await found();
  expect(held).toMatchObject({ 'item-03': 'Lamp', new: 'New' });
  expect(held).not.toHaveProperty('item-07');
});

it('the comparison of Firestore and engine ignores items that changed in the last minute', async () => {
  const product = await comparedProduct();
  await makeDifferent(product);
  expect(await product.differences(product.patient)).toEqual([]);
});

it('each run of the daily comparison continues after the item at which the last run stopped, so that each item is compared once a day', async () => {
  const product = await comparedProduct();
  await makeDifferent(product);
  const { comparison, differences, log } = product;
  const past = new Date(0);
  const later = new Date(Date.now() + 60_000);
  // The comparison stops after its first page, which has five items. One of them differs.
  await comparison.repairDaily(past);
  expect(log.warn.mock.calls).toEqual([
    ['indexed_item_repaired', { itemId: 'item-03', kind: 'outdated' }],
  ]);
  await comparison.repairDaily(later);
  expect(await differences()).toEqual([]);
  expect(log.warn).toHaveBeenCalledTimes(3);
  expect(log.info).toHaveBeenLastCalledWith('indexed_items_compared', { items: 6, differences: 2 });
  await comparison.repairDaily(later);
  expect(log.info).toHaveBeenCalledTimes(2);
});

it('the daily comparison only logs a warning when there is no index, and compares the items when an index exists later', async () => {
  const { comparison, differences, engine, reindex, log } = await comparedProduct();
  await engine.discard((await engine.serving()) ?? '');
  const later = new Date(Date.now() + 60_000);
  await comparison.repairDaily(later);
  expect(log.warn.mock.calls).toEqual([['items_engine_missing']]);
  expect(log.info).not.toHaveBeenCalled();
  expect(await differences()).toEqual([]);
  await reindex.run(INDEX_BUILD_OPTIONS);
  await comparison.repairDaily(later);
  expect(log.info).toHaveBeenCalledTimes(1);
});
