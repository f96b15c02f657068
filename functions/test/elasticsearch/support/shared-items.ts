import { DAY_MS } from '@contract/rules/durations';
import fc from 'fast-check';
import type { IndexedItem } from '../../../src/domain/items/item-index/indexed-item';
import { itemWith, NOON } from '../../../src/services/items/stored-items.test-support';

const HOUR = 60 * 60 * 1_000_000;
const HASHES = ['a5', '3c', 'f0', '00'].map((byte) => byte.repeat(32));
/**
 * The highest number of bits by which a generated hash differs from one of the HASHES. Hashes with about this many
 * different bits still count as the same picture.
 */
const FLIPS = 14;

export const anySimilarHash = fc
  .tuple(fc.constantFrom(...HASHES), fc.uniqueArray(fc.nat(255), { maxLength: FLIPS }))
  .map(([hash, bits]) => {
    const mask = bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n);
    return (BigInt(`0x${hash}`) ^ mask).toString(16).padStart(64, '0');
  });

const STATES = ['live', 'live', 'live', 'expired', 'hidden', 'removed', 'removed later'] as const;

/**
 * Generates items of a few members with few different titles, prices and pictures. The items are in all states, and no
 * two were added at the same time.
 */
const sharedItem = (n: number): fc.Arbitrary<IndexedItem> =>
  fc
    .record({
      ownerId: fc.constantFrom('ann', 'bob', 'zoé', '🦉'),
      title: fc.constantFrom('Owl', 'owl', 'Fox'),
      soldPriceCents: fc.constantFrom(100, 200),
      categoryName: fc.option(fc.constantFrom('Décor', 'decor', 'A\uffff', 'A🦉', "'")),
      likesCount: fc.nat(4),
      isOwnSale: fc.boolean(),
      purchasePriceCents: fc.option(fc.constantFrom(0, 50, 300)),
      pictureHash: fc.option(anySimilarHash),
      days: fc.nat(60),
      state: fc.constantFrom(...STATES),
    })
    .map(({ days, state, pictureHash, ...card }) => {
      const addedAt = new Date(NOON / 1000 - days * DAY_MS - n);
      const times = {
        live: { goneAt: NOON + HOUR + n },
        expired: { goneAt: NOON - n },
        hidden: { goneAt: NOON - HOUR, hiddenUntil: NOON + n - 100 },
        removed: { goneAt: NOON - HOUR, removedAt: NOON - HOUR + n },
        'removed later': { goneAt: NOON - 2 * HOUR, removedAt: NOON - HOUR + n },
      }[state];
      const storedAt = addedAt.getTime() * 1000 + n;
      const hash = pictureHash === null ? {} : { pictureHash };
      return itemWith(`i${String(n)}`, {
        ...card,
        ...hash,
        ...times,
        addedAt,
        storedAt,
      });
    });

export const anySharedItems = (count: number): fc.Arbitrary<IndexedItem[]> =>
  fc.tuple(...Array.from({ length: count }, (_, n) => sharedItem(n)));
