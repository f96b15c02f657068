import { brotliCompressSync, constants } from 'node:zlib';
import { SAME_PICTURE_MAX } from '@contract/schemas/picture-hash';
import type { IndexedItem, Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import { ANY_ITEM } from '../../functions/src/domain/items/item-index/indexed-items.test-support';
import { itemOf } from '../../functions/src/domain/items/item-index/indexed-item-line';
import {
  createItemIndex,
  type ItemIndex,
} from '../../functions/src/domain/items/item-index/item-index';
import { unpackChunks } from '../../functions/src/repos/catalogue-chunks';
import { createListingInstance, type ListingInstance } from './item-list-instance';
import { type ListingRequest, listingRequests } from './item-list-requests';
import { memoryHeld, quantile, withCpuTime } from './own-cpu';

/** All items' hashes are random: none is near it, and each has to be looked at. */
const NO_ONES_PICTURE = 'a5'.repeat(32);
const SOLD_FROM = '2026-11-01';
const ROUNDS = 5;
const CHANGES = [1, 100, 5000];
const CHANGE_ROUNDS = 5;
const WARM_UP = 300;

const inMs = (ms: number): string => `${ms.toFixed(2)} ms`.padStart(11);
const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Prints what an instance takes that starts from these chunks of a catalogue. */
export async function measureListing(chunks: readonly Uint8Array[], now: Micros): Promise<void> {
  const index = await measureLoad(chunks);
  const instance = createListingInstance(index, now);
  await measurePages(instance);
  await measureChanges(index);
  await measureFigures(index, instance, now);
  await measureAnswer(instance);
}

async function measureLoad(chunks: readonly Uint8Array[]): Promise<ItemIndex> {
  const before = await memoryHeld();
  const index = createItemIndex();
  const times = await buildFrom(chunks, index);
  const after = await memoryHeld();
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
  console.log(
    [
      `\nThe board in memory, ${index.size.toLocaleString('en-US')} items; own CPU time`,
      `  first load: ${chunks.length} reads, ${inMegabytes(bytes)}; ${times.decoding.toFixed(0)} ms to decode, ${times.building.toFixed(0)} ms to build`,
      `  memory: ${inMegabytes(after.held - before.held)} held, ${inMegabytes(after.resident - before.resident)} more resident`,
    ].join('\n'),
  );
  return index;
}

async function buildFrom(chunks: readonly Uint8Array[], index: ItemIndex) {
  const { result: lines, ms: decoding } = await withCpuTime(() => unpackChunks(chunks));
  const { ms: building } = await withCpuTime(() => index.putLines(lines));
  return { decoding, building };
}

interface Timed extends ListingRequest {
  /** Of its rounds the median. */
  readonly ms: number;
}

async function measurePages(instance: ListingInstance): Promise<void> {
  const [most] = (await instance.categories()).toSorted((a, b) => b.items - a.items);
  const requests = listingRequests(most?.categoryName ?? '', SOLD_FROM);
  for (const { query } of requests.slice(0, WARM_UP)) await instance.answer(query);
  const timed: Timed[] = [];
  const all: number[] = [];
  for (const request of requests) {
    const { page } = await instance.answer({ ...request.query, limit: '1' });
    const places = Math.ceil(page.pagination.total / 16);
    const asked = {
      ...request.query,
      page: String(Math.max(1, Math.ceil(places * request.depth))),
    };
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push((await withCpuTime(() => instance.answer(asked))).ms);
    all.push(...rounds);
    timed.push({ ...request, ms: quantile(rounds, 0.5) });
  }
  console.log(`  ${timed.length} pages as asked and answered: median, 95th percentile, highest`);
  for (const trait of ['sort', 'filter', 'search', 'page'] as const)
    for (const value of new Set(timed.map(({ traits }) => traits[trait])))
      printTimes(
        `${trait}: ${value}`,
        timed.filter(({ traits }) => traits[trait] === value).map(({ ms }) => ms),
      );
  printTimes(
    'all of them',
    timed.map(({ ms }) => ms),
  );
  printTimes('each round by itself', all);
  const slowest = timed.reduce((a, b) => (a.ms > b.ms ? a : b));
  console.log(`  slowest: ${JSON.stringify(slowest.query)}, ${slowest.traits.page} page`);
}

function printTimes(title: string, times: readonly number[]): void {
  const [median, high, highest] = [0.5, 0.95, 1].map((share) => inMs(quantile(times, share)));
  console.log(`${median ?? ''}${high ?? ''}${highest ?? ''}  ${title}`);
}

/** A look that found so many items liked once more. */
async function measureChanges(index: ItemIndex): Promise<void> {
  const lines = index.lines();
  for (const count of CHANGES) {
    const times: number[] = [];
    for (let round = 0; round < CHANGE_ROUNDS; round += 1) {
      const changed = lines.slice(round * count, (round + 1) * count).map(likedOnceMore);
      times.push((await withCpuTime(() => index.put(changed))).ms);
    }
    printTimes(`to take in ${count} changed`, times);
  }
}

function likedOnceMore(line: string): IndexedItem {
  const item = itemOf(line);
  return { ...item, card: { ...item.card, likesCount: item.card.likesCount + 1 } };
}

async function measureFigures(
  index: ItemIndex,
  instance: ListingInstance,
  now: Micros,
): Promise<void> {
  const figures = {
    'the champions': () => index.champions(now),
    'the categories': () => instance.categories(),
    'the same picture': () =>
      index.samePicture({ hash: NO_ONES_PICTURE, ownerId: '', limit: SAME_PICTURE_MAX }, now),
    'the prices of all': () => index.prices(index.match(ANY_ITEM, { asOf: now, now })),
  };
  for (const [title, figure] of Object.entries(figures)) {
    const times: number[] = [];
    for (let round = 0; round < CHANGE_ROUNDS; round += 1)
      times.push((await withCpuTime<unknown>(figure)).ms);
    printTimes(title, times);
  }
}

async function measureAnswer(instance: ListingInstance): Promise<void> {
  const { body } = await instance.answer({});
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  console.log(
    `  an answer of 16: ${body.length} bytes of JSON, ${packed.length} as brotli; its reads stand below`,
  );
}
