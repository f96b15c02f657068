import { expect, it, onTestFinished } from 'vitest';
import type { EngineItemState } from '../../src/domain/items/item-index/indexed-item';
import { parseItemLine } from '../../src/domain/items/item-index/indexed-item-line';
import { indexedItem, NOON } from '../../src/domain/items/item-index/indexed-items.test-support';
import { wordQuery } from '../../src/gateways/elasticsearch/word-suffixes';
import { createTestDatabaseAndEngine } from './support/test-database-and-engine';

const state = (title: string, version: number): EngineItemState => ({
  id: 'owl',
  version,
  item: indexedItem('owl', { card: { title } }),
});
const gone = (version: number): EngineItemState => ({ id: 'owl', version, item: null });

/** Creates an engine with an empty index. */
async function emptyEngine() {
  const { engine, found } = createTestDatabaseAndEngine();
  const { index } = await engine.create({ startedAt: 1, after: null, items: 0 }, 1);
  await engine.serve(index);
  return { engine, found };
}

async function written(...writes: readonly EngineItemState[]) {
  const { engine, found } = await emptyEngine();
  const results = [];
  for (const each of writes) results.push(await engine.write([each]));
  return { results, found: await found() };
}

it('the engine keeps the later state of an item when the earlier state arrives last', async () => {
  const { results, found } = await written(state('Later', 2), state('Earlier', 1));
  expect(results).toEqual([
    { written: 1, outdated: 0 },
    { written: 0, outdated: 1 },
  ]);
  expect(found).toEqual({ owl: 'Later' });
});

it('the engine accepts the same state of an item again', async () => {
  const { results } = await written(state('Owl', 2), state('Owl', 2));
  expect(results).toEqual([
    { written: 1, outdated: 0 },
    { written: 1, outdated: 0 },
  ]);
});

it('the engine does not restore a deleted item when an earlier write arrives late', async () => {
  const { found } = await written(state('Owl', 1), gone(3), state('Owl', 2));
  expect(found).toEqual({});
});

it('the engine keeps the version of a deletion even when the deleted item was not in the engine', async () => {
  const { results, found } = await written(gone(3), state('Owl', 2));
  expect(results).toEqual([
    { written: 1, outdated: 0 },
    { written: 0, outdated: 1 },
  ]);
  expect(found).toEqual({});
});

it('the engine stores a deleted item again when the new version is later than the deletion', async () => {
  const { found } = await written(gone(3), state('Owl', 4));
  expect(found).toEqual({ owl: 'Owl' });
});

it('a write returns null and creates no index when there is no index', async () => {
  const { engine } = createTestDatabaseAndEngine();
  expect(await engine.write([state('Owl', 1)])).toBeNull();
  expect(await engine.serving()).toBeNull();
});

it('a deletion creates no index, even in a cluster that creates an index on the first write', async () => {
  const { engine } = createTestDatabaseAndEngine();
  const client = await engine.open();
  const allowing = (pattern: string | null) =>
    client.cluster.putSettings({ persistent: { 'action.auto_create_index': pattern } });
  onTestFinished(async () => {
    await allowing(null);
    await client.indices.delete({ index: engine.alias }, { ignore: [404] });
  });
  await allowing(`+${engine.alias}*`);
  expect(await engine.write([gone(1)])).toBeNull();
  expect(await client.indices.exists({ index: engine.alias })).toBe(false);
});

it('the engine returns an item unchanged when its title contains half of a surrogate pair', async () => {
  const { engine } = await emptyEngine();
  const item = indexedItem('owl', { card: { title: 'Owl \ud83d' }, pictureHash: 'a'.repeat(64) });
  await engine.write([{ id: 'owl', version: NOON, item }]);
  await engine.refresh();
  const [entry] = await engine.entries({ after: null, upTo: null, limit: 1 });
  expect(parseItemLine(entry?.line ?? '')).toEqual(item);
  expect(entry?.version).toBe(NOON);
});

it('the engine finds an item by any part of a word in its title, username or category', async () => {
  const { engine } = await emptyEngine();
  const long = 'owl'.repeat(30);
  const card = { title: `Brass Owls ${long}`, username: 'ann_b', categoryName: 'Home é' };
  await engine.write([{ id: 'owl', version: NOON, item: indexedItem('owl', { card }) }]);
  await engine.refresh();
  const client = await engine.open();
  const finds = async (field: 'text' | 'name', word: string) => {
    const { count } = await client.count({ index: engine.alias, query: wordQuery(field, word) });
    return count === 1;
  };
  for (const word of ['b', 'wl', 'owl', 'owls', 'rass', 'ann_b', 'e', 'hom', long])
    expect([word, await finds('text', word)]).toEqual([word, true]);
  for (const word of ['z', 'bo', 'owlsb', 'brasso', 'sso', `${long}o`])
    expect([word, await finds('text', word)]).toEqual([word, false]);
  expect(await finds('name', 'nn_')).toBe(true);
  expect(await finds('name', 'owl')).toBe(false);
});
