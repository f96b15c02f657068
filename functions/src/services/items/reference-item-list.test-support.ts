import type { ItemListQueryInput, SortField } from '@contract/schemas/item-list';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';

type Key = number | string | null;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase();

const priceOf = ({ card }: IndexedItem) =>
  card.saleType === 'offer' && card.offerPriceCents !== null
    ? card.offerPriceCents
    : card.soldPriceCents;

const inCents = (dollars: string | undefined, otherwise: number) =>
  dollars === undefined ? otherwise : Math.round(Number(dollars) * 100);
const inDollars = (cents: number) => (cents / 100).toFixed(2);

function hasWords({ card }: IndexedItem, search = ''): boolean {
  const texts = [card.title, card.username, card.categoryName ?? ''].map(fold);
  const words = fold(search).split(' ').filter(Boolean);
  return words.every((word) =>
    word.startsWith('@')
      ? fold(card.username).includes(word.slice(1))
      : texts.some((text) => text.includes(word)),
  );
}

function wasSoldBetween({ card }: IndexedItem, { soldFrom, soldTo }: ItemListQueryInput): boolean {
  if (soldFrom === undefined && soldTo === undefined) return true;
  if (card.soldDate === null) return false;
  return card.soldDate >= (soldFrom ?? '') && card.soldDate <= (soldTo ?? '9999');
}

function fits(item: IndexedItem, query: ItemListQueryInput): boolean {
  const { platform = 'all', type, category = '', minPrice, maxPrice } = query;
  const { card } = item;
  return (
    hasWords(item, query.search) &&
    wasSoldBetween(item, query) &&
    (platform === 'all' || platform === card.platform) &&
    (type === undefined || (type === 'sale') === card.isOwnSale) &&
    (category === '' || fold(category) === fold(card.categoryName ?? '')) &&
    priceOf(item) >= inCents(minPrice, 0) &&
    priceOf(item) <= inCents(maxPrice, Infinity)
  );
}

const KEYS: Readonly<Record<SortField, (item: IndexedItem) => Key>> = {
  added: () => 0,
  price: priceOf,
  profit: (item) =>
    item.card.isOwnSale && item.card.purchasePriceCents !== null
      ? priceOf(item) - item.card.purchasePriceCents
      : null,
  likes: ({ card }) => card.likesCount,
  title: ({ card }) => fold(card.title),
  username: ({ card }) => fold(card.username),
};

const compare = <T extends Key | Date>(a: T, b: T) =>
  a === null || b === null || a === b ? 0 : a < b ? -1 : Number(a > b);

function sorted(items: readonly IndexedItem[], query: ItemListQueryInput): IndexedItem[] {
  const keyOf = KEYS[query.sortBy ?? 'added'];
  const direction = query.sortOrder === 'asc' ? 1 : -1;
  return items.toSorted(
    (a, b) =>
      Number(keyOf(a) === null) - Number(keyOf(b) === null) ||
      direction *
        (compare(keyOf(a), keyOf(b)) ||
          compare(a.card.addedAt, b.card.addedAt) ||
          compare(a.id, b.id)),
  );
}

function pricesOf(items: readonly IndexedItem[]) {
  const prices = items.map(priceOf).sort((a, b) => a - b);
  const at = (place: number) => prices[place] ?? 0;
  const middle = (prices.length - 1) / 2;
  return {
    median: inDollars(Math.round((at(Math.floor(middle)) + at(Math.ceil(middle))) / 2)),
    lowest: inDollars(at(0)),
    highest: inDollars(at(prices.length - 1)),
  };
}

/** A reference implementation of the item list without an index, to compare results with. */
export function referenceItemList(
  items: readonly IndexedItem[],
  query: ItemListQueryInput,
  asOf: Micros,
) {
  const live = items.filter(({ storedAt, goneAt }) => storedAt <= asOf && goneAt > asOf);
  const found = live.filter((item) => fits(item, query));
  const prices = found.length < 5 ? null : pricesOf(found);
  return {
    ids: sorted(found, query).map(({ id }) => id),
    priceSummary: query.search ? { sales: found.length, prices } : null,
  };
}
