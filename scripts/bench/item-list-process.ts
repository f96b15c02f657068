/** Usage: tsx --expose-gc item-list-process.ts write FOLDER COUNT | measure FOLDER */
/** Usage: tsx --expose-gc item-list-process.ts write FOLDER COUNT | measure FOLDER */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type ItemListPage,
  itemListPageSchema,
  type ItemListQueryInput,
  itemListQuerySchema,
} from '@contract/schemas/item-list';
import { SAME_PICTURE_ITEMS_MAX } from '@contract/schemas/picture-hash';
import type { IndexedItem, Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import {
  parseItemLine,
  formatItemLine,
} from '../../functions/src/domain/items/item-index/indexed-item-line';
import { ANY_ITEM_FILTER } from '../../functions/src/domain/items/item-index/indexed-items.test-support';
import {
  createItemIndex,
  type ItemIndex,
} from '../../functions/src/domain/items/item-index/item-index';
import { actorOf } from '../../functions/src/lib/authority';
import { packChunks, unpackChunks } from '../../functions/src/repos/catalogue-chunks';
import { MAX_CHUNK_BYTES } from '../../functions/src/repos/catalogue-repo';
import { createItemListService } from '../../functions/src/services/items/item-list';
import { createPageRightsCheck } from '../../functions/src/services/items/item-list-request';
import { createMemoryItemQueries } from '../../functions/src/services/items/memory-item-queries';
import { createOrderCache } from '../../functions/src/services/items/order-cache';
import { NOBODY_BLOCKED } from '../../functions/src/services/blocking/blocked-members';
import { generatedItems } from './generated-items';
import { type ItemListRequest, itemListRequests } from './item-list-requests';
import { measureMemory, quantile, measureCpuTime } from './own-cpu';

/** A picture hash that no item has. A search for the same picture therefore scans every item. */
const UNKNOWN_PICTURE = 'a5'.repeat(32);
const SOLD_FROM = '2026-11-01';
const ROUNDS = 5;
const CHANGES = [1, 100, 5000];
const CHANGE_ROUNDS = 5;
const WARM_UP = 300;

const inMs = (ms: number): string => `${ms.toFixed(2)} ms`.padStart(11);
const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function measureItemList(chunks: readonly Uint8Array[], now: Micros): Promise<void> {
  const index = await measureLoad(chunks);
  const instance = createItemListInstance(index, now);
  await measurePages(instance);
  await measureChanges(index);
  await measureFigures(index, instance, now);
  await measureResponseSize(instance);
}

async function measureLoad(chunks: readonly Uint8Array[]): Promise<ItemIndex> {
  const before = await measureMemory();
  const index = createItemIndex();
  const { result: lines, ms: decoding } = await measureCpuTime(() => unpackChunks(chunks));
  const { ms: building } = await measureCpuTime(() => index.putLines(lines));
  const after = await measureMemory();
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  console.log(
    [
      `\nItem index with ${index.size.toLocaleString('en-US')} items; CPU time of this process`,
      `  first load: ${chunks.length} reads, ${inMegabytes(bytes)}; ${decoding.toFixed(0)} ms to decode, ${building.toFixed(0)} ms to build`,
      `  memory: ${inMegabytes(after.held - before.held)} held, ${inMegabytes(after.resident - before.resident)} more resident`,
    ].join('\n'),
  );
  return index;
}

interface Timed extends ItemListRequest {
  readonly ms: number;
}

async function measurePages(instance: ItemListInstance): Promise<void> {
  const [most] = (await instance.categories()).toSorted((a, b) => b.items - a.items);
  const requests = itemListRequests(most?.categoryName ?? '', SOLD_FROM);
  for (const { query } of requests.slice(0, WARM_UP)) await instance.respond(query);
  const timed: Timed[] = [];
  const all: number[] = [];
  for (const request of requests) {
    const { page } = await instance.respond({ ...request.query, limit: '1' });
    const places = Math.ceil(page.pagination.total / 16);
    const query = {
      ...request.query,
      page: String(Math.max(1, Math.ceil(places * request.depth))),
    };
    const rounds = await timesOf(ROUNDS, () => instance.respond(query));
    all.push(...rounds);
    timed.push({ ...request, ms: quantile(rounds, 0.5) });
  }
  console.log(`  ${timed.length} requests: median, 95th percentile, maximum`);
  for (const trait of ['sort', 'filter', 'search', 'page'] as const)
    for (const value of new Set(timed.map(({ traits }) => traits[trait])))
      printTimes(
        `${trait}: ${value}`,
        timed.filter(({ traits }) => traits[trait] === value).map(({ ms }) => ms),
      );
  const medians = timed.map(({ ms }) => ms);
  printTimes('all requests', medians);
  printTimes('all rounds', all);
  const slowest = timed.reduce((a, b) => (a.ms > b.ms ? a : b));
  console.log(`  slowest: ${JSON.stringify(slowest.query)}, ${slowest.traits.page} page`);
}

async function timesOf(rounds: number, run: (round: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push((await measureCpuTime(() => run(round))).ms);
  return times;
}

function printTimes(title: string, times: readonly number[]): void {
  const [median, high, highest] = [0.5, 0.95, 1].map((share) => inMs(quantile(times, share)));
  console.log(`${median ?? ''}${high ?? ''}${highest ?? ''}  ${title}`);
}

async function measureChanges(index: ItemIndex): Promise<void> {
  const lines = index.lines();
  for (const count of CHANGES) {
    const changes = Array.from({ length: CHANGE_ROUNDS }, (_, round) =>
      lines.slice(round * count, (round + 1) * count).map(likedOnceMore),
    );
    const times = await timesOf(CHANGE_ROUNDS, (round) => index.put(changes[round] ?? []));
    printTimes(`update of ${count} items`, times);
  }
}

function likedOnceMore(line: string): IndexedItem {
  const item = parseItemLine(line);
  return { ...item, card: { ...item.card, likesCount: item.card.likesCount + 1 } };
}

async function measureFigures(
  index: ItemIndex,
  instance: ItemListInstance,
  now: Micros,
): Promise<void> {
  const figures = {
    champions: () => index.champions(now),
    categories: () => instance.categories(),
    'same picture': () =>
      index.samePicture({ hash: UNKNOWN_PICTURE, ownerId: '', limit: SAME_PICTURE_ITEMS_MAX }, now),
    'price summary of all items': () =>
      index.prices(index.match(ANY_ITEM_FILTER, { asOf: now, now })),
  };
  for (const [title, figure] of Object.entries(figures))
    printTimes(title, await timesOf(CHANGE_ROUNDS, figure));
}

async function measureResponseSize(instance: ItemListInstance): Promise<void> {
  const { body } = await instance.respond({});
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  console.log(`  response of 16 items: ${body.length} bytes of JSON, ${packed.length} with brotli`);
}

const MEMBER = {
  actor: actorOf({ uid: 'member', isAdmin: false, planVersion: 0, suspendedUntil: null }),
  since: null,
  blocksSince: null,
};

function createItemListInstance(index: ItemIndex, start: Micros) {
  // Gives each request a different snapshot time (`asOf`). The order cache therefore never contains the order that a
  // request needs, and each request has to sort the items.
  let asOf = start;
  const itemQueries = createMemoryItemQueries({
    syncedItemIndex: { current: async () => ({ index, asOf: (asOf += 1) }) },
    orderCache: createOrderCache({ now: () => new Date(asOf / 1000) }),
  });
  const itemList = createItemListService({
    itemQueries,
    pageRightsCheck: createPageRightsCheck({ isPremium: async () => true }),
    blockedMembers: { of: async () => NOBODY_BLOCKED },
  });
  return {
    async respond(query: ItemListQueryInput): Promise<{ page: ItemListPage; body: string }> {
      const page = await itemList.page(itemListQuerySchema.parse(query), MEMBER);
      return { page, body: JSON.stringify(itemListPageSchema.parse(page)) };
    },
    categories: () => itemList.categories(null),
  };
}

type ItemListInstance = ReturnType<typeof createItemListInstance>;

/** The current time of the measurement, in microseconds since 1970. */
const NOW = Date.UTC(2026, 10, 21, 12) * 1000;
const [mode = '', folder = '', count = ''] = process.argv.slice(2);

if (mode === 'write') {
  const lines = Array.from(generatedItems(Number(count), NOW), formatItemLine);
  const chunks = await packChunks(lines, MAX_CHUNK_BYTES);
  for (const [n, chunk] of chunks.entries())
    writeFileSync(join(folder, `${String(n).padStart(4, '0')}.br`), chunk);
} else {
  const chunks = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name)));
  await measureItemList(chunks, NOW);
}
