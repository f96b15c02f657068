import { DAY_MS } from '@contract/rules/durations';
import { PLATFORMS } from '@contract/schemas/platform';
import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import type { IndexedItem, Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import { createRandom, type Random } from '../demo/random';
import { randomPriceCents, randomHex, randomPicture, randomSale } from './generated-card';
import { createVocabulary, type Vocabulary } from './vocabulary';

const HOUR_MS = DAY_MS / 24;
const YEAR_MS = 365 * DAY_MS;
const SELLERS = 4000;
const SEED = 365;
/**
 * The id of an item starts with the item's number times this factor, modulo 2 ** 32, in hexadecimal. The factor is odd,
 * so that different numbers give different ids.
 */
const SCRAMBLE = 0x9e37_79b1;
/** The inverse of SCRAMBLE: SCRAMBLE * UNSCRAMBLE is 1, modulo 2 ** 32. */
const UNSCRAMBLE = 0x0e8b_2f51;
const HASH_SEED = 0x5a17;
const HASH_BITS = 256;
/** The share of items whose picture is almost equal to the picture of an earlier item. */
const REPEATED = 0.02;

export interface Seller {
  readonly ownerId: string;
  readonly username: string;
  readonly isPremiumUser: boolean;
}

/**
 * Generated items of the year before `now`. Each call of a method generates the items that it returns, and none are
 * kept in memory.
 */
export interface YearOfItems {
  readonly count: number;
  readonly now: Micros;
  readonly vocabulary: Vocabulary;
  /** The sellers. The seller with the most items is first. */
  readonly sellers: readonly Seller[];
  /**
   * Returns the `n`th item. Each call with the same `n` returns the same item. 0 is the oldest item. Takes about 30 µs.
   */
  item(n: number): IndexedItem;
  /** Returns the picture hash of the `n`th item. */
  hashOf(n: number): string;
  /** Returns the numbers of all items, sorted by the ids of the items. The result takes 4 bytes for each item. */
  byId(): Uint32Array;
}

/** @param categories the categories of items from eBay, the most frequent first */
export function createYearOfItems(
  count: number,
  now: Micros,
  categories: readonly string[],
): YearOfItems {
  const vocabulary = createVocabulary(categories);
  const sellers = sellersOf(createRandom(SEED));
  return {
    count,
    now,
    vocabulary,
    sellers,
    hashOf,
    item: (n) =>
      itemOf({
        n,
        count,
        now,
        vocabulary,
        sellers,
        categories,
      }),
    byId: () =>
      Uint32Array.from({ length: count }, (_, n) => Math.imul(n, SCRAMBLE))
        .sort()
        .map((scrambled) => Math.imul(scrambled, UNSCRAMBLE)),
  };
}

interface ItemSpec extends Pick<YearOfItems, 'count' | 'now' | 'vocabulary' | 'sellers'> {
  readonly n: number;
  readonly categories: readonly string[];
}

function itemOf({ n, count, now, vocabulary, sellers, categories }: ItemSpec): IndexedItem {
  const random = createRandom(SEED + Math.imul(n, SCRAMBLE));
  const id = idOf(n, random);
  const addedAt = addedAtOf((count - 1 - n + random.next()) / count, now);
  const platform = random.pick(PLATFORMS);
  const likesCount = Math.floor(30 * random.next() ** 6);
  const card = {
    ...skewed(random, sellers),
    title: Array.from({ length: random.between(3, 8) }, () => vocabulary.draw(random)).join(' '),
    picture: randomPicture(random, id),
    platform,
    categoryName: platform === 'ebay' ? skewed(random, categories) : null,
    ...randomSale(random, randomPriceCents(random), addedAt),
    likesCount,
    verifiedLikesCount: likesCount,
    commentsCount: Math.floor(8 * random.next() ** 4),
    revision: 0,
    addedAt: new Date(addedAt),
  };
  const storedAt = addedAt * 1000 + random.between(20_000, 400_000);
  return {
    id,
    storedAt,
    ...endOf(random, storedAt, now),
    card,
    pictureHash: hashOf(n),
  };
}

const idOf = (n: number, random: Random): string =>
  (Math.imul(n, SCRAMBLE) >>> 0).toString(16).padStart(8, '0') + randomHex(random, 24);

/**
 * Returns when an item was added. No item was added in the last second before `now`, so that no item is newer than the
 * first snapshot.
 */
const addedAtOf = (shareOfYear: number, now: Micros): number =>
  Math.floor(now / 1000 - 1000 - shareOfYear * YEAR_MS);

/**
 * Decides when an item expires and whether it is hidden. Of 200 items, 180 stay live, 10 expire within the next hour, 9
 * have expired, and one is hidden.
 */
function endOf(
  random: Random,
  storedAt: Micros,
  now: Micros,
): Pick<IndexedItem, 'goneAt' | 'hiddenUntil' | 'removedAt'> {
  const kind = random.next();
  const share = random.next();
  const inMs = (least: number, most: number) =>
    now + Math.floor(1000 * (least + share * (most - least)));
  const past = Math.floor(storedAt + share * (now - storedAt));
  const shown = { hiddenUntil: 0, removedAt: 0 };
  if (kind < 0.9) return { ...shown, goneAt: inMs(DAY_MS, YEAR_MS) };
  if (kind < 0.95) return { ...shown, goneAt: inMs(0, HOUR_MS) };
  if (kind < 0.995) return { ...shown, goneAt: past };
  return { ...shown, goneAt: past, hiddenUntil: inMs(DAY_MS, YEAR_MS) };
}

function skewed<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random.next() ** 2 * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

const sellersOf = (random: Random): Seller[] =>
  Array.from({ length: SELLERS }, (_, number) => ({
    ownerId: randomHex(random, 28),
    username: `${randomHex(random, 6)}_seller${String(number)}`,
    isPremiumUser: random.chance(0.1),
  }));

function hashOf(n: number): string {
  const random = createRandom(HASH_SEED + Math.imul(n, SCRAMBLE));
  if (n === 0 || !random.chance(REPEATED)) return randomHex(random, HASH_BITS / 4);
  let value = BigInt(`0x${hashOf(random.between(0, n - 1))}`);
  for (let flips = random.between(0, MAX_DIFFERING_HASH_BITS); flips > 0; flips -= 1)
    value ^= 1n << BigInt(random.between(0, HASH_BITS - 1));
  return value.toString(16).padStart(HASH_BITS / 4, '0');
}
