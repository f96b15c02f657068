import { SAME_PICTURE_BITS } from '@contract/schemas/picture-hash';
import type { IndexedItem } from '../../../domain/items/item-index/indexed-item';
import type { PictureSearch } from '../../../domain/items/item-index/same-picture';
import { keyOf } from '../../../gateways/elasticsearch/ordered-key';
import { bandsOf } from '../../../gateways/elasticsearch/picture-bands';
import { differentHashBits, hashOf } from './engine-repeats';
import { allOf, isLive } from './item-clauses';
import type { EngineSnapshot, ItemHit } from './engine-snapshots';
import { allHits, idIn, itemsWithIds, numberIn, textIn } from './item-hits';

/**
 * Returns the items with the same picture. Costs two searches: one for items that share a band of the hash, which are
 * then filtered by the exact distance, and one for the lines of the matches.
 */
export async function samePictureItems(
  snapshot: EngineSnapshot,
  { hash, ownerId, limit }: PictureSearch,
): Promise<readonly IndexedItem[]> {
  const live = isLive(snapshot.asOf);
  const hits = await allHits(snapshot, allOf({ terms: { pictureBands: bandsOf(hash) } }, live), {
    _source: false,
    docvalue_fields: ['pictureHash', 'ownerId', 'storedAt'],
  });
  const wanted = hashOf(hash);
  const found = hits.map((hit) => ({
    id: idIn(hit),
    isOwn: textIn(hit, 'ownerId') === keyOf(ownerId),
    bits: bitsOf(hit, wanted),
    storedAt: numberIn(hit, 'storedAt') ?? 0,
  }));
  const nearest = found
    .filter(({ bits }) => bits <= SAME_PICTURE_BITS)
    .sort(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || a.bits - b.bits || a.storedAt - b.storedAt,
    );
  return itemsWithIds(
    snapshot,
    nearest.slice(0, limit).map(({ id }) => id),
    live,
  );
}

function bitsOf(hit: ItemHit, wanted: Uint32Array | null): number {
  const hash = hashOf(textIn(hit, 'pictureHash'));
  return hash && wanted ? differentHashBits(hash, wanted) : Infinity;
}
