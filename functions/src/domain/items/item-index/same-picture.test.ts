import { expect, it } from 'vitest';
import { indexedItem, NOON } from './indexed-items.test-support';
import type { IndexedItem } from './indexed-item';
import { createItemIndex } from './item-index';
import { pictureHashWithBits } from './picture-hashes.test-support';

const item = (
  id: string,
  bits: number | null,
  change: Partial<IndexedItem> = {},
  ownerId = 'bob',
) =>
  indexedItem(id, {
    card: { ownerId },
    pictureHash: bits === null ? null : pictureHashWithBits(bits),
    ...change,
  });

function found(items: readonly IndexedItem[], { hash = pictureHashWithBits(0), limit = 3 } = {}) {
  const index = createItemIndex();
  index.put(items);
  return index.samePicture({ hash, ownerId: 'ann', limit }, NOON).map(({ id }) => id);
}

it('samePicture finds items whose picture hash differs in at most 12 bits', () => {
  expect(found([item('just', 12), item('not', 13), item('far', 200)])).toEqual(['just']);
});

it('samePicture skips items that are gone', () => {
  expect(found([item('gone', 0, { goneAt: NOON }), item('here', 0)])).toEqual(['here']);
});

it('samePicture skips items whose picture hash is unknown', () => {
  expect(found([item('unknown', null)], { hash: '0'.repeat(64) })).toEqual([]);
});

it('samePicture no longer finds a picture after its item was overwritten or removed, or its slot was reused', () => {
  const index = createItemIndex();
  const search = { hash: pictureHashWithBits(0), ownerId: 'ann', limit: 3 };
  index.put([item('owl', 0)]);
  index.put([item('owl', null)]);
  expect(index.samePicture(search, NOON)).toEqual([]);
  index.put([item('owl', 0)]);
  index.remove(['owl']);
  expect(index.samePicture(search, NOON)).toEqual([]);
  index.put([item('lamp', null)]);
  expect(index.samePicture(search, NOON)).toEqual([]);
});

it('samePicture returns the items of the given owner first, then the most similar ones, then the earliest ones, up to the limit', () => {
  const items = [
    item('far', 9),
    item('later', 2, { storedAt: 2 }),
    item('earlier', 2, { storedAt: 1 }),
    item('own', 12, {}, 'ann'),
    item('own and alike', 3, {}, 'ann'),
  ];
  expect(found(items, { limit: 9 })).toEqual(['own and alike', 'own', 'earlier', 'later', 'far']);
  expect(found(items)).toEqual(['own and alike', 'own', 'earlier']);
});

it('samePicture finds a picture when the index has grown beyond its initial capacity', () => {
  const others = Array.from({ length: 1500 }, (_, n) => item(`other ${String(n)}`, 100));
  expect(found([...others, item('owl', 0)])).toEqual(['owl']);
});
