import { errors } from '@elastic/elasticsearch';
import { expect, it, vi } from 'vitest';
import { itemFilterOf } from '../../src/domain/items/item-index/matching';
import { createEngineItemQueries } from '../../src/services/items/elastic/engine-item-queries';
import { createEngineSnapshots } from '../../src/services/items/elastic/engine-snapshots';
import { itemWith, NEVER } from '../../src/services/items/stored-items.test-support';
import { createEngineIndex } from './support/engine';
import { newItemListRequest } from './support/list-requests';

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 21, 12);
const items = Array.from({ length: 40 }, (_, n) =>
  itemWith(`i${String(n)}`, { likesCount: n, goneAt: NEVER, storedAt: START_MS * 1000 - 1 }),
);
const byLikes = newItemListRequest({ sort: { sortBy: 'likes', sortOrder: 'desc' } });
const secondPage = (asOf: number) => ({ ...byLikes, range: { offset: 16, limit: 16 }, asOf });

async function createInstances() {
  const { open, index, client, write } = await createEngineIndex(items);
  const clock = { ms: START_MS };
  const warn = vi.fn();
  const createSnapshots = () =>
    createEngineSnapshots({ open, index, log: { warn }, now: () => new Date(clock.ms) });
  const snapshots = createSnapshots();
  const createQueries = () => createEngineItemQueries(createSnapshots());
  const queries = createEngineItemQueries(snapshots);
  return { queries, createQueries, snapshots, index, client, write, clock, warn };
}

const refused = (statusCode: number) => Object.assign(new Error('Refused'), { statusCode });
const liked = itemWith('i0', { likesCount: 99, goneAt: NEVER, storedAt: START_MS * 1000 - 1 });

it('a list keeps its order until five minutes after the last request for one of its pages', async () => {
  const { queries, clock, write } = await createInstances();
  const { asOf } = await queries.page(byLikes);
  await write([liked], clock.ms * 1000);
  for (const minutes of [4.5, 4.5]) {
    clock.ms += minutes * MINUTE_MS;
    const page = await queries.page(secondPage(asOf));
    expect(page.asOf).toBe(asOf);
    expect(page.items[0]?.id).toBe('i23');
  }
  clock.ms += 5 * MINUTE_MS;
  const page = await queries.page(secondPage(asOf));
  expect(page.asOf).toBe(clock.ms * 1000);
  expect(page.items[0]?.id).toBe('i24');
});

it('a later page comes from a new snapshot when another instance responds to its request', async () => {
  const { queries, createQueries, clock } = await createInstances();
  const { asOf } = await queries.page(byLikes);
  clock.ms += 10;
  const page = await createQueries().page(secondPage(asOf));
  expect(page.asOf).toBe(clock.ms * 1000);
});

it('a list includes all writes up to the items version in the request', async () => {
  const { queries, clock, client, index } = await createInstances();
  expect((await queries.page(newItemListRequest())).total).toBe(40);
  await client.delete({ index, id: 'i7', refresh: false });
  clock.ms += 10;
  expect((await queries.page(newItemListRequest())).total).toBe(40);
  const since = clock.ms * 1000;
  expect((await queries.page(newItemListRequest(), { since })).total).toBe(39);
});

it('a list includes a write that reached the engine before another list took the snapshot', async () => {
  const { queries, clock, client, index } = await createInstances();
  await queries.page(newItemListRequest());
  const since = clock.ms * 1000 + 1;
  await client.delete({ index, id: 'i7', refresh: false });
  clock.ms += 2000;
  await queries.page(newItemListRequest());
  clock.ms += 10;
  expect((await queries.page(newItemListRequest(), { since })).total).toBe(39);
});

it('a list includes a write that was committed before the snapshot was taken but reached the engine later', async () => {
  const { queries, clock, client, index } = await createInstances();
  const since = clock.ms * 1000 - 1000;
  await queries.page(newItemListRequest());
  await client.delete({ index, id: 'i7', refresh: false });
  clock.ms += 10;
  expect((await queries.page(newItemListRequest(), { since })).total).toBe(39);
});

it('a list contains a new item for its owner even when the clock of the database is ahead', async () => {
  const { queries, clock, write } = await createInstances();
  await queries.newest();
  clock.ms += 1;
  const storedAt = (clock.ms + 1000) * 1000;
  await write([itemWith('new', { storedAt, goneAt: NEVER })], storedAt);
  const request = newItemListRequest({ filter: itemFilterOf({}) });
  expect((await queries.page(request, { since: storedAt })).total).toBe(41);
  const future = Date.UTC(2100, 0) * 1000;
  expect((await queries.page(request, { since: future })).asOf).toBeLessThan(
    clock.ms * 1000 + 6_000_000,
  );
});

it('a query is repeated in a new snapshot when the engine has lost the current snapshot', async () => {
  const { queries, clock, client, index, warn } = await createInstances();
  await queries.page(byLikes);
  await client.indices.close({ index });
  await client.indices.open({ index });
  await client.cluster.health({ index, wait_for_status: 'green' });
  clock.ms += 100;
  expect((await queries.page(newItemListRequest())).total).toBe(40);
  expect(warn).toHaveBeenCalledWith('items_snapshot_failed', expect.anything());
});

it('a query is not repeated in a new snapshot when the engine is too busy', async () => {
  const { snapshots } = await createInstances();
  const timeout = new errors.TimeoutError('Request timed out');
  const asked: number[] = [];
  for (const error of [timeout, refused(429), refused(404)]) {
    const question = vi.fn(() => Promise.reject(error));
    await expect(snapshots.ask(undefined, question)).rejects.toThrow('again in a minute');
    asked.push(question.mock.calls.length);
  }
  expect(asked).toEqual([1, 1, 2]);
});

it('a later page comes from a new snapshot when the engine has lost the snapshot of the list', async () => {
  const { queries, clock, client, index, warn } = await createInstances();
  const { asOf } = await queries.page(byLikes);
  clock.ms += 2000;
  await queries.page(newItemListRequest());
  await client.indices.close({ index });
  await client.indices.open({ index });
  await client.cluster.health({ index, wait_for_status: 'green' });
  clock.ms += 2000;
  const page = await queries.page(secondPage(asOf));
  expect(page.items[0]?.id).toBe('i23');
  expect(page.asOf).toBeGreaterThan(asOf);
  const warned = warn.mock.calls.length;
  expect((await queries.page(secondPage(asOf))).total).toBe(40);
  expect(warn).toHaveBeenCalledTimes(warned);
});

it('a snapshot is closed when it is replaced and no request uses it', async () => {
  const { snapshots, clock, client, index, warn } = await createInstances();
  const next = async () => {
    clock.ms += 2000;
    return snapshots.ask(undefined, (snapshot) => Promise.resolve(snapshot));
  };
  const openPoints = async () => {
    const { _all: all } = await client.indices.stats({ index, metric: 'search' });
    // Each of the two shards counts one open context for a snapshot.
    return (all.primaries?.search?.open_contexts ?? 0) / 2;
  };
  const result = await snapshots.ask(undefined, async (snapshot) => {
    for (let syncs = 0; syncs < 4; syncs += 1) await next();
    return snapshot.search({ size: 0, track_total_hits: true });
  });
  expect(result.hits.total).toMatchObject({ value: 40 });
  expect(warn).not.toHaveBeenCalled();
  await vi.waitFor(async () => {
    await next();
    expect(await openPoints()).toBe(2);
  });
});
