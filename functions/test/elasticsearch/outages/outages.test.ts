import { afterAll, beforeAll, expect, it, type TestContext, vi } from 'vitest';
import { compareEngineWithFirestore } from '../../../../scripts/admin/compare-engine-with-firestore';
import { parseItemLine } from '../../../src/domain/items/item-index/indexed-item-line';
import { appErrorOf } from '../../../src/lib/app-error-of.test-support';
import { createDailyJobProgressRepo } from '../../../src/repos/daily-job-progress-repo';
import { microsOf } from '../../../src/repos/timestamp-micros';
import { createEngineItemQueries } from '../../../src/services/items/elastic/engine-item-queries';
import { createEngineSnapshots } from '../../../src/services/items/elastic/engine-snapshots';
import { createItemEngineComparison } from '../../../src/services/items/item-engine-comparison';
import { skipBecause } from '../../support/skip-because';
import { isShortRun } from '../support/short-form';
import {
  INDEX_BUILD_OPTIONS,
  createTestDatabaseAndEngine,
} from '../support/test-database-and-engine';
import { type DedicatedCluster, startDedicatedCluster } from './dedicated-cluster';
import { createMemberCalls } from './members-calls';
import { RESULT_WINDOW } from './page-readers';
import { startReadWriteLoad } from './read-write-load';

/** The timeout in milliseconds. It is long, because nodes start and recover slowly on a busy machine. */
const TIMEOUT_MS = 900_000;
const now = () => new Date();

type Product = ReturnType<typeof createTestDatabaseAndEngine>;

let started: DedicatedCluster | undefined;
beforeAll(async () => {
  if (!isShortRun) started = await startDedicatedCluster();
}, TIMEOUT_MS);
afterAll(() => started?.close(), TIMEOUT_MS);

const nodesOr = (context: TestContext): DedicatedCluster =>
  started ?? skipBecause(context, 'only `npm run test:elasticsearch` starts nodes for outages');

function comparisonOf({ db, states, engine, feed, log }: Product, onItsWay?: number) {
  const pass = createDailyJobProgressRepo(db, 'compareIndexedItems');
  const waits = onItsWay === undefined ? {} : { onItsWay };
  return createItemEngineComparison({ states, engine, feed, pass, log, now, ...waits });
}

async function startReadWriteLoadOn(product: Product) {
  const { engine, reindex, log } = product;
  const snapshots = createEngineSnapshots({ open: engine.open, index: engine.alias, log, now });
  return startReadWriteLoad(
    product,
    createEngineItemQueries(snapshots, RESULT_WINDOW),
    async () => {
      // Each node has the primary copy of one shard, and a copy of the other.
      await reindex.run({ ...INDEX_BUILD_OPTIONS, shards: 2 });
      const client = await engine.open();
      const health = () => client.cluster.health({ index: engine.alias });
      await vi.waitUntil(async () => (await health()).status === 'green', { timeout: TIMEOUT_MS });
    },
  );
}

async function differencesIn(product: Product) {
  const found = [];
  for await (const page of comparisonOf(product, 0).compare()) found.push(...page.differences);
  return found;
}

/** Returns the title of each item in the engine. Null if the item is removed. */
async function heldTitles({ engine }: Product) {
  const entries = await engine.entries({ after: null, upTo: null, limit: 10_000 });
  const items = entries.map(({ line }) => parseItemLine(line));
  return Object.fromEntries(
    items.map(({ id, removedAt, card }) => [id, removedAt > 0 ? null : card.title]),
  );
}

it.for(['master', 'other'] as const)(
  'the engine loses no write and returns no wrong result when one of its nodes is killed under load (node: %s)',
  { timeout: TIMEOUT_MS },
  async (name, context) => {
    const { url, [name]: node } = nodesOr(context);
    const product = createTestDatabaseAndEngine(url);
    const load = await startReadWriteLoadOn(product);
    await load.untilEachIsDone(8);
    await node.kill();
    // Lists fail while the elected master is down. They succeed while the other node is down, because the master has
    // all data: a copy of each shard.
    await (name === 'master' ? load.untilEachEnds(2) : load.untilEachIsDone(8));
    await node.start();
    await load.untilEachIsDone(8);
    await load.stop();

    expect(await differencesIn(product)).toEqual([]);
    expect(await heldTitles(product)).toEqual(load.history.titles());
    expect(product.log.warn).not.toHaveBeenCalledWith('items_engine_missing', expect.anything());
  },
);

/** Returns the differences between Firestore and the engine that `npm run verify` finds. */
async function verified({ db, engine }: Product) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const compared = await compareEngineWithFirestore(db, engine, { repairs: false });
  const lines = print.mock.calls.flat();
  print.mockRestore();
  return { ...compared, lines };
}

const databaseTime = async ({ items }: Product) =>
  microsOf((await items.doc('none').get()).readTime);

/** Waits a minute by the clock of the database, because `npm run verify` ignores changes of the last minute. */
async function untilPastMinute(product: Product): Promise<void> {
  const end = (await databaseTime(product)) + 60_000_000;
  const options = { timeout: TIMEOUT_MS, interval: 1000 };
  await vi.waitUntil(async () => (await databaseTime(product)) > end, options);
}

const CHANGED = ['shared-1', 'shared-2', 'edited-1', 'edited-2', 'removed-1', 'removed-2', 'sale'];

/** Shares, edits and removes items. */
async function changeItems({ share, edit, remove }: Awaited<ReturnType<typeof createMemberCalls>>) {
  for (const id of ['shared-1', 'shared-2']) await share(id);
  for (const id of ['edited-1', 'edited-2']) await edit(id);
  for (const id of ['removed-1', 'removed-2', 'sale']) await remove(id);
}

it(
  'triggers and the daily job repair the engine when items were shared, edited and removed while the engine was stopped',
  { timeout: TIMEOUT_MS },
  async (context) => {
    const { url, master, other } = nodesOr(context);
    const product = createTestDatabaseAndEngine(url);
    const { feed, log, reindex } = product;
    const calls = await createMemberCalls(product);
    const { events, share } = calls;
    for (const id of ['same', ...CHANGED.slice(2, 6)]) await share(id);
    await share('sale', true);
    await reindex.run(INDEX_BUILD_OPTIONS);
    log.warn.mockClear();
    events.length = 0;

    await Promise.all([master.stop(), other.stop()]);
    await changeItems(calls);
    // Each call has succeeded, although the engine was down.
    expect(events).toEqual(CHANGED);
    const warning = ['item_write_through_failed', { count: 1 }];
    expect(log.warn.mock.calls).toMatchObject(CHANGED.map(() => warning));
    for (const id of events)
      expect(await appErrorOf(feed.follow([id]))).toMatchObject({ code: 'unavailable' });
    await untilPastMinute(product);
    await Promise.all([master.start(), other.start()]);
    expect((await verified(product)).lines.sort()).toEqual([
      'items/edited-1 is different in the search engine',
      'items/edited-2 is different in the search engine',
      'items/removed-1 should not be in the search engine',
      'items/removed-2 should not be in the search engine',
      'items/sale should not be in the search engine',
      'items/shared-1 is missing in the search engine',
      'items/shared-2 is missing in the search engine',
    ]);

    // Runs the triggers of only some changes again, so that the daily job must repair the other changes.
    for (const id of events.filter((each) => !each.endsWith('-2'))) await feed.follow([id]);
    expect(await verified(product)).toMatchObject({ items: 5, differences: 3 });
    await comparisonOf(product).repairDaily(new Date(Date.now() + TIMEOUT_MS));
    expect(log.info).toHaveBeenCalledWith('indexed_items_compared', { items: 5, differences: 3 });
    expect(await verified(product)).toEqual({ items: 5, differences: 0, lines: [] });
  },
);
