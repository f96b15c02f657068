import { setTimeout } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createItemReindex } from '../../src/services/items/item-reindex';
import {
  INDEX_BUILD_OPTIONS,
  createTestDatabaseAndEngine,
} from './support/test-database-and-engine';

const ids = Array.from({ length: 13 }, (_, n) => `item-${String(n).padStart(2, '0')}`);
const titles = (title: string) => Object.fromEntries(ids.map((id) => [id, title]));

async function productWith(title: string) {
  const product = createTestDatabaseAndEngine();
  await Promise.all(ids.map((id) => product.store(id, { title })));
  return product;
}

it('the reindexing builds an index of all items except removed ones', async () => {
  const { reindex, items, found } = await productWith('Owl');
  const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
  await items.doc('item-00').update({ removedAt: longAgo });
  const { 'item-00': _removed, ...others } = titles('Owl');
  const built = await reindex.run(INDEX_BUILD_OPTIONS);
  expect(built).toMatchObject({ items: 12, isContinued: false });
  expect(await found()).toMatchObject(others);
});

it('the reindexing keeps all items searchable while it replaces an index', async () => {
  const { reindex, engine, found } = await productWith('Owl');
  const first = await reindex.run(INDEX_BUILD_OPTIONS);
  await engine.refresh();
  const state = { isDone: false };
  const counts = new Set<number>();
  const client = await engine.open();
  const watching = (async () => {
    while (!state.isDone) {
      counts.add((await client.count({ index: engine.alias })).count);
      // Waits 5 ms between two counts of the searchable items, so that the engine has time for the build.
      await setTimeout(5);
    }
  })();
  const second = await reindex.run(INDEX_BUILD_OPTIONS);
  state.isDone = true;
  await watching;
  expect([...counts]).toEqual([ids.length]);
  expect(second.index).not.toBe(first.index);
  expect(await engine.serving()).toBe(second.index);
  expect(await client.indices.exists({ index: first.index })).toBe(false);
  expect(await found()).toEqual(titles('Owl'));
});

it('the reindexing includes changes that are made while it builds the index and while the alias moves to it', async () => {
  const { engine, states, feed, store, items, found } = await productWith('Owl');
  await createItemReindex({ states, engine }).run(INDEX_BUILD_OPTIONS);
  const change = async (id: string, title: string) => {
    await store(id, { title });
    await feed.follow([id]);
  };
  const changing = {
    ...engine,
    serve: async (index: string) => {
      await change('item-01', 'When it takes over');
      await items.doc('item-02').update({
        removedAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      await engine.serve(index);
    },
  };
  const changes: Promise<void>[] = [];
  const onProgress = (written: number) => {
    if (written === 5) changes.push(change('item-00', 'Meanwhile'), change('new', 'New'));
  };
  await createItemReindex({ states, engine: changing }).run({ ...INDEX_BUILD_OPTIONS, onProgress });
  await Promise.all(changes);
  expect(await found()).toMatchObject({
    'item-00': 'Meanwhile',
    'item-01': 'When it takes over',
    'item-03': 'Owl',
    new: 'New',
  });
  const entries = await engine.entries({ after: 'item-01', upTo: 'item-02', limit: 1 });
  expect(entries[0]?.version).toBeGreaterThan(0);
  const [removed] = await states.read(['item-02']);
  expect(entries[0]?.version).toBe(removed?.version);
});

/** Creates a product with an unfinished build of five items. */
async function interruptedProduct() {
  const product = await productWith('Owl');
  const { engine, states } = product;
  const failing = {
    unremoved: async function* (after: string | null) {
      for await (const page of states.unremoved(after)) {
        yield page;
        if (page.states.length === 5 && after === null) {
          await engine.setProgress({
            ...((await engine.building()) ?? { index: '' }),
            progress: { startedAt: page.readTime, after: 'item-04', items: 5 },
          });
          throw new Error('interrupted');
        }
      }
    },
    changedSince: (from: number) => states.changedSince(from),
  };
  const interrupted = createItemReindex({ states: failing, engine });
  await expect(interrupted.run(INDEX_BUILD_OPTIONS)).rejects.toThrow('interrupted');
  return product;
}

it('the reindexing continues a build that was interrupted', async () => {
  const { engine, reindex, found } = await interruptedProduct();
  const build = await engine.building();
  const continued = await reindex.run(INDEX_BUILD_OPTIONS);
  expect(continued).toMatchObject({ index: build?.index, items: ids.length, isContinued: true });
  expect(await found()).toEqual(titles('Owl'));
});

it('the reindexing starts again from the first item when `restarts` is true', async () => {
  const { engine, reindex, found } = await interruptedProduct();
  const restarted = await reindex.run({ ...INDEX_BUILD_OPTIONS, restarts: true });
  expect(restarted).toMatchObject({ items: ids.length, isContinued: false });
  expect(await engine.building()).toBeNull();
  expect(await found()).toEqual(titles('Owl'));
});

it('the reindexing builds a new index when the last run replaced the old index but stopped before deleting it', async () => {
  const { engine, states, reindex, items, found } = await productWith('Owl');
  const first = await reindex.run(INDEX_BUILD_OPTIONS);
  const discard = () => Promise.reject(new Error('interrupted'));
  const interrupted = createItemReindex({ states, engine: { ...engine, discard } });
  await expect(interrupted.run(INDEX_BUILD_OPTIONS)).rejects.toThrow('interrupted');
  await items.doc('item-00').delete();
  const third = await reindex.run(INDEX_BUILD_OPTIONS);
  expect(third.isContinued).toBe(false);
  const client = await engine.open();
  expect(Object.keys(await client.indices.get({ index: `${engine.alias}-*` }))).toEqual([
    third.index,
  ]);
  expect(third.index).not.toBe(first.index);
  const { 'item-00': _deleted, ...others } = titles('Owl');
  expect(await found()).toEqual(others);
});
