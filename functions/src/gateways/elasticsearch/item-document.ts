import { foldText } from '../../domain/fold-text';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import { formatItemLine } from '../../domain/items/item-index/indexed-item-line';
import { priceAndProfitOf, dayNumber } from '../../domain/items/item-index/item-columns';
import { pictureHashBandsOf } from './picture-hash-bands';
import { priceStepOf } from './price-steps';
import { sortableKeyOf } from './sortable-key';
import { longWordSuffixesOf, wordSuffixesOf } from './word-suffixes';

/** The value that stands for an unknown picture hash: zeros, as in the item index in memory. */
const NO_HASH = '0'.repeat(64);

/**
 * An item as a document of the engine. Fields without a value are missing. `item-mapping.ts` defines how fields are
 * indexed.
 */
export type ItemDocument = ReturnType<typeof itemDocumentOf>;

/**
 * Converts an item to a document of the engine. `version` is the time of the item's last commit. Takes about 50 µs of
 * CPU time.
 */
export function itemDocumentOf(item: IndexedItem, version: Micros) {
  const { id, card, storedAt, goneAt, hiddenUntil, removedAt } = item;
  const { price, profit } = priceAndProfitOf(card);
  return {
    id: sortableKeyOf(id),
    line: formatItemLine(item),
    version,
    storedAt,
    goneAt,
    hiddenUntil,
    removedAt,
    addedAt: card.addedAt.getTime(),
    price,
    priceStep: priceStepOf(price),
    ...(profit !== null && { profit }),
    likes: card.likesCount,
    verifiedLikes: card.verifiedLikesCount,
    ...(card.soldDate !== null && { soldDay: dayNumber(card.soldDate) }),
    platform: card.platform,
    isOwnSale: card.isOwnSale,
    ownerId: sortableKeyOf(card.ownerId),
    ...textsOf(item),
    ...pictureOf(item),
  };
}

function textsOf({ card }: IndexedItem) {
  const [title, username] = [foldText(card.title), foldText(card.username)];
  const category = card.categoryName === null ? '' : foldText(card.categoryName);
  const longText = longWordSuffixesOf(title, username, category);
  return {
    title: sortableKeyOf(title),
    username: sortableKeyOf(username),
    ...(card.categoryName !== null && {
      category: sortableKeyOf(category),
      categoryName: sortableKeyOf(card.categoryName),
    }),
    text: wordSuffixesOf(title, username, category),
    ...(longText !== '' && { longText }),
    name: wordSuffixesOf(username),
  };
}

function pictureOf({ pictureHash }: IndexedItem) {
  if (pictureHash === null || pictureHash === NO_HASH) return {};
  return { pictureHash, pictureBands: pictureHashBandsOf(pictureHash) };
}
