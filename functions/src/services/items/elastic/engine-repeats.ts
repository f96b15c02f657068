import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import type { Micros, IndexedItem } from '../../../domain/items/item-index/indexed-item';
import {
  countDifferentBits,
  PICTURE_HASH_UINT32_COUNT,
  writePictureHash,
} from '../../../domain/items/item-index/picture-hashes';
import { allOf, anyOf, type Clause, liveItemsClause, termClause } from './item-clauses';
import type { EngineSnapshot, ItemHit } from './engine-snapshots';
import { findAllHits, idOfHit, numberFieldOf, textFieldOf, findItemsWithIds } from './item-hits';
import type { PictureSearch } from '../../../domain/items/item-index/same-picture';
import { sortableKeyOf } from '../../../gateways/elasticsearch/sortable-key';
import { pictureHashBandsOf } from '../../../gateways/elasticsearch/picture-hash-bands';

/**
 * The fields that are needed to find out whether an item repeats an earlier item of its owner, and whether it is a
 * champion.
 */
export const REPEAT_CHECK_FIELDS = [
  'ownerId',
  'title',
  'price',
  'pictureHash',
  'storedAt',
  'addedAt',
  'likes',
];

export interface RepeatCandidate {
  readonly id: string;
  /** The owner's id, encoded with `sortableKeyOf`. `title` has the same encoding. */
  readonly ownerId: string;
  readonly title: string;
  readonly price: number;
  readonly pictureHash: Uint32Array | null;
  readonly storedAt: Micros;
  readonly addedAt: number;
  readonly likes: number;
}

export const repeatCandidateOf = (hit: ItemHit): RepeatCandidate => ({
  id: idOfHit(hit),
  ownerId: textFieldOf(hit, 'ownerId') ?? '',
  title: textFieldOf(hit, 'title') ?? '',
  price: numberFieldOf(hit, 'price') ?? 0,
  pictureHash: parsePictureHash(textFieldOf(hit, 'pictureHash')),
  storedAt: numberFieldOf(hit, 'storedAt') ?? 0,
  addedAt: numberFieldOf(hit, 'addedAt') ?? 0,
  likes: numberFieldOf(hit, 'likes') ?? 0,
});

export function parsePictureHash(text: string | null): Uint32Array | null {
  if (text === null) return null;
  const hash = new Uint32Array(PICTURE_HASH_UINT32_COUNT);
  writePictureHash(hash, 0, text);
  return hash;
}

/**
 * Returns the number of bits in which two hashes differ. If the result is above MAX_DIFFERING_HASH_BITS, the real
 * number can be higher, because counting stops there.
 */
export const differentHashBits = (a: Uint32Array, b: Uint32Array): number =>
  countDifferentBits(a, 0, b, 0, MAX_DIFFERING_HASH_BITS);

/**
 * Returns the ids of the `items` that are repeats. Compares each item with the live items of the same owner, title and
 * price.
 */
export async function findRepeatsAmong(
  snapshot: EngineSnapshot,
  items: readonly RepeatCandidate[],
  time: Micros,
): Promise<ReadonlySet<string>> {
  const hashed = items.filter(({ pictureHash }) => pictureHash !== null);
  const sales = new Map(hashed.map((item) => [saleOf(item), isSameSaleAs(item)]));
  if (sales.size === 0) return new Set();
  const others = new Map<string, RepeatCandidate[]>();
  for (const clauses of chunksOf([...sales.values()])) {
    const query = allOf(
      anyOf(...clauses),
      { exists: { field: 'pictureHash' } },
      liveItemsClause(time),
    );
    const hits = await findAllHits(snapshot, query, {
      _source: false,
      docvalue_fields: REPEAT_CHECK_FIELDS,
    });
    for (const other of hits.map(repeatCandidateOf))
      others.set(saleOf(other), [...(others.get(saleOf(other)) ?? []), other]);
  }
  const isRepeat = (item: RepeatCandidate) =>
    (others.get(saleOf(item)) ?? []).some(
      (other) => isEarlier(other, item) && isAlike(other, item),
    );
  return new Set(hashed.filter(isRepeat).map(({ id }) => id));
}

/**
 * The maximum number of sales in one query. Each sale takes three clauses. Elasticsearch limits the clauses of a query
 * (`indices.query.bool.max_clause_count`), but the limit is never below 1,024.
 */
const MAX_CLAUSES = 300;

function chunksOf(clauses: readonly Clause[]): Clause[][] {
  const count = Math.ceil(clauses.length / MAX_CLAUSES);
  return Array.from({ length: count }, (_chunk, n) =>
    clauses.slice(n * MAX_CLAUSES, (n + 1) * MAX_CLAUSES),
  );
}

const saleOf = ({ ownerId, price, title }: RepeatCandidate): string =>
  JSON.stringify([ownerId, price, title]);

const isSameSaleAs = ({ ownerId, price, title }: RepeatCandidate): Clause =>
  allOf(termClause('ownerId', ownerId), termClause('price', price), termClause('title', title));

const isAlike = (a: RepeatCandidate, b: RepeatCandidate): boolean =>
  a.pictureHash !== null &&
  b.pictureHash !== null &&
  differentHashBits(a.pictureHash, b.pictureHash) <= MAX_DIFFERING_HASH_BITS;

function isEarlier(a: RepeatCandidate, b: RepeatCandidate): boolean {
  const apart = a.storedAt - b.storedAt;
  return apart < 0 || (apart === 0 && a.id < b.id);
}

/**
 * Returns the items with the same picture. Costs two searches. The first finds the items that share a band of the
 * picture hash. These items are then filtered by the exact distance of the hashes. The second search reads the lines of
 * the remaining items.
 */
export async function findSamePictureItems(
  snapshot: EngineSnapshot,
  { hash, ownerId, limit }: PictureSearch,
): Promise<readonly IndexedItem[]> {
  const live = liveItemsClause(snapshot.asOf);
  const hits = await findAllHits(
    snapshot,
    allOf({ terms: { pictureBands: pictureHashBandsOf(hash) } }, live),
    {
      _source: false,
      docvalue_fields: ['pictureHash', 'ownerId', 'storedAt'],
    },
  );
  const wanted = parsePictureHash(hash);
  const found = hits.map((hit) => ({
    id: idOfHit(hit),
    isOwn: textFieldOf(hit, 'ownerId') === sortableKeyOf(ownerId),
    bits: bitsOf(hit, wanted),
    storedAt: numberFieldOf(hit, 'storedAt') ?? 0,
  }));
  const nearest = found
    .filter(({ bits }) => bits <= MAX_DIFFERING_HASH_BITS)
    .sort(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || a.bits - b.bits || a.storedAt - b.storedAt,
    );
  return findItemsWithIds(
    snapshot,
    nearest.slice(0, limit).map(({ id }) => id),
    live,
  );
}

function bitsOf(hit: ItemHit, wanted: Uint32Array | null): number {
  const hash = parsePictureHash(textFieldOf(hit, 'pictureHash'));
  return hash && wanted ? differentHashBits(hash, wanted) : Infinity;
}
