import { SAME_PICTURE_BITS } from '@contract/schemas/picture-hash';
import type { Micros, IndexedItem } from '../../../domain/items/item-index/indexed-item';
import {
  differentBits,
  PICTURE_HASH_LENGTH,
  writePictureHash,
} from '../../../domain/items/item-index/picture-hashes';
import { allOf, anyOf, type Clause, isLive, termClause } from './item-clauses';
import type { EngineSnapshot, ItemHit } from './engine-snapshots';
import { findAllHits, idOfHit, numberFieldOf, textFieldOf, findItemsWithIds } from './item-hits';
import type { PictureSearch } from '../../../domain/items/item-index/same-picture';
import { orderedKeyOf } from '../../../gateways/elasticsearch/ordered-key';
import { pictureBandsOf } from '../../../gateways/elasticsearch/picture-bands';

/**
 * The fields that are needed to find out whether an item repeats an earlier item of its owner, and whether it is a
 * champion.
 */
export const SHARED_FIELDS = [
  'ownerId',
  'title',
  'price',
  'pictureHash',
  'storedAt',
  'addedAt',
  'likes',
];

export interface SharedItem {
  readonly id: string;
  /** The owner's id, encoded with `orderedKeyOf`. `title` has the same encoding. */
  readonly ownerId: string;
  readonly title: string;
  readonly price: number;
  readonly pictureHash: Uint32Array | null;
  readonly storedAt: Micros;
  readonly addedAt: number;
  readonly likes: number;
}

export const sharedItemOf = (hit: ItemHit): SharedItem => ({
  id: idOfHit(hit),
  ownerId: textFieldOf(hit, 'ownerId') ?? '',
  title: textFieldOf(hit, 'title') ?? '',
  price: numberFieldOf(hit, 'price') ?? 0,
  pictureHash: hashOf(textFieldOf(hit, 'pictureHash')),
  storedAt: numberFieldOf(hit, 'storedAt') ?? 0,
  addedAt: numberFieldOf(hit, 'addedAt') ?? 0,
  likes: numberFieldOf(hit, 'likes') ?? 0,
});

export function hashOf(text: string | null): Uint32Array | null {
  if (text === null) return null;
  const hash = new Uint32Array(PICTURE_HASH_LENGTH);
  writePictureHash(hash, 0, text);
  return hash;
}

/**
 * Returns the number of bits in which two hashes differ. If the result is above SAME_PICTURE_BITS, the real number can
 * be higher, because counting stops there.
 */
export const differentHashBits = (a: Uint32Array, b: Uint32Array): number =>
  differentBits(a, 0, b, 0, SAME_PICTURE_BITS);

/**
 * Returns the ids of the `items` that are repeats. Compares each item with the live items of the same owner, title and
 * price.
 */
export async function findRepeatsAmong(
  snapshot: EngineSnapshot,
  items: readonly SharedItem[],
  time: Micros,
): Promise<ReadonlySet<string>> {
  const hashed = items.filter(({ pictureHash }) => pictureHash !== null);
  const sales = new Map(hashed.map((item) => [saleOf(item), isSameSaleAs(item)]));
  if (sales.size === 0) return new Set();
  const others = new Map<string, SharedItem[]>();
  for (const clauses of chunksOf([...sales.values()])) {
    const query = allOf(anyOf(...clauses), { exists: { field: 'pictureHash' } }, isLive(time));
    const hits = await findAllHits(snapshot, query, {
      _source: false,
      docvalue_fields: SHARED_FIELDS,
    });
    for (const other of hits.map(sharedItemOf))
      others.set(saleOf(other), [...(others.get(saleOf(other)) ?? []), other]);
  }
  const isRepeat = (item: SharedItem) =>
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

const saleOf = ({ ownerId, price, title }: SharedItem): string =>
  JSON.stringify([ownerId, price, title]);

const isSameSaleAs = ({ ownerId, price, title }: SharedItem): Clause =>
  allOf(termClause('ownerId', ownerId), termClause('price', price), termClause('title', title));

const isAlike = (a: SharedItem, b: SharedItem): boolean =>
  a.pictureHash !== null &&
  b.pictureHash !== null &&
  differentHashBits(a.pictureHash, b.pictureHash) <= SAME_PICTURE_BITS;

function isEarlier(a: SharedItem, b: SharedItem): boolean {
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
  const live = isLive(snapshot.asOf);
  const hits = await findAllHits(
    snapshot,
    allOf({ terms: { pictureBands: pictureBandsOf(hash) } }, live),
    {
      _source: false,
      docvalue_fields: ['pictureHash', 'ownerId', 'storedAt'],
    },
  );
  const wanted = hashOf(hash);
  const found = hits.map((hit) => ({
    id: idOfHit(hit),
    isOwn: textFieldOf(hit, 'ownerId') === orderedKeyOf(ownerId),
    bits: bitsOf(hit, wanted),
    storedAt: numberFieldOf(hit, 'storedAt') ?? 0,
  }));
  const nearest = found
    .filter(({ bits }) => bits <= SAME_PICTURE_BITS)
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
  const hash = hashOf(textFieldOf(hit, 'pictureHash'));
  return hash && wanted ? differentHashBits(hash, wanted) : Infinity;
}
