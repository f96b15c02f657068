import { DAY_MS } from '@contract/rules/durations';
import { PLATFORMS } from '@contract/schemas/platform';
import { foldText } from '../../fold-text';
import { type PackedItem, parsePackedItemLine } from './indexed-item-line';
import { PICTURE_HASH_UINT32_COUNT, writePictureHash } from './picture-hashes';
import { NGRAM_FILTER_LENGTH, writeNgramFilter } from './ngram-filter';

/**
 * The value that columns contain for a missing gross profit, and for a missing sold day. It is lower than all real
 * values.
 */
export const NO_PROFIT = -(2 ** 31);
export const NO_DAY = -(2 ** 31);
export const NO_CATEGORY = -1;
const FIRST_CAPACITY = 1024;

/** The index of an item in all columns. When the item is removed, another item can get its slot. */
export type Slot = number;

function createStringTable() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const foldedTexts: string[] = [];
  return {
    numberOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      foldedTexts.push(foldText(text));
      return texts.push(text) - 1;
    },
    /** Returns the number that stands for the text, or undefined if the column has never contained the text. */
    find: (text: string): number | undefined => numbers.get(text),
    text: (number: number): string => texts[number] ?? '',
    folded: (number: number): string => foldedTexts[number] ?? '',
    get count(): number {
      return texts.length;
    },
  };
}

function createNumbers(capacity: number) {
  return {
    /** When Firestore committed each item, in microseconds since 1970. 0 in a free slot. */
    storedAt: new Float64Array(capacity),
    goneAt: new Float64Array(capacity),
    hiddenUntil: new Float64Array(capacity),
    removedAt: new Float64Array(capacity),
    /**
     * The `addedAt` of each item, which its card shows. It comes from the clock of the server instance that stored the
     * item, in milliseconds since 1970.
     */
    addedAt: new Float64Array(capacity),
    /** The price and the gross profit of each item in cents. A missing profit is NO_PROFIT. */
    price: new Int32Array(capacity),
    profit: new Int32Array(capacity),
    likes: new Int32Array(capacity),
    verifiedLikes: new Int32Array(capacity),
    soldDay: new Int32Array(capacity),
    category: new Int32Array(capacity),
    username: new Int32Array(capacity),
    owner: new Int32Array(capacity),
    ngramFilters: new Uint32Array(capacity * NGRAM_FILTER_LENGTH),
    /** The picture hash of each item, as PICTURE_HASH_UINT32_COUNT numbers. All are 0 if the hash is unknown. */
    pictureHashes: new Uint32Array(capacity * PICTURE_HASH_UINT32_COUNT),
    /** The platform of each item, as its index in PLATFORMS. */
    platform: new Uint8Array(capacity),
    isOwnSale: new Uint8Array(capacity),
  };
}

type Numbers = ReturnType<typeof createNumbers>;

/**
 * All items as columns: one typed array for each field. A filter is then a fast loop over the numbers of one column.
 */
export interface ItemColumns extends Numbers {
  slotCount: number;
  readonly slots: Map<string, Slot>;
  readonly freeSlots: Slot[];
  readonly ids: string[];
  readonly lines: string[];
  readonly titleKeys: string[];
  /**
   * For each slot, a text with three lines: the title, the username and the category of the item, without case and
   * accents.
   */
  readonly searchTexts: string[];
  readonly categories: ReturnType<typeof createStringTable>;
  readonly usernames: ReturnType<typeof createStringTable>;
  readonly owners: ReturnType<typeof createStringTable>;
}

export function createItemColumns(): ItemColumns {
  return {
    ...createNumbers(FIRST_CAPACITY),
    slotCount: 0,
    slots: new Map(),
    freeSlots: [],
    ids: [],
    lines: [],
    titleKeys: [],
    searchTexts: [],
    categories: createStringTable(),
    usernames: createStringTable(),
    owners: createStringTable(),
  };
}

/** Converts a day like '2026-11-21' to days since 1970. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

export function writeItem(columns: ItemColumns, line: string): Slot {
  const item = parsePackedItemLine(line);
  const slot = slotFor(columns, item.id);
  columns.lines[slot] = line;
  writeSale(columns, slot, item);
  writeTexts(columns, slot, item);
  columns.storedAt[slot] = item.storedAt;
  columns.goneAt[slot] = item.goneAt;
  columns.hiddenUntil[slot] = item.hiddenUntil;
  columns.removedAt[slot] = item.removedAt;
  columns.addedAt[slot] = item.addedAt;
  columns.likes[slot] = item.likesCount;
  columns.verifiedLikes[slot] = item.verifiedLikesCount;
  writePictureHash(columns.pictureHashes, slot * PICTURE_HASH_UINT32_COUNT, item.pictureHash);
  return slot;
}

/** Removes an item and frees its slot. Returns the slot, or undefined if the index does not contain the item. */
export function eraseItem(columns: ItemColumns, id: string): Slot | undefined {
  const slot = columns.slots.get(id);
  if (slot === undefined) return undefined;
  columns.slots.delete(id);
  columns.freeSlots.push(slot);
  columns.storedAt[slot] = columns.goneAt[slot] = 0;
  columns.hiddenUntil[slot] = columns.removedAt[slot] = 0;
  columns.ids[slot] = columns.lines[slot] = '';
  columns.titleKeys[slot] = columns.searchTexts[slot] = '';
  return slot;
}

function slotFor(columns: ItemColumns, id: string): Slot {
  const known = columns.slots.get(id);
  if (known !== undefined) return known;
  const slot = columns.freeSlots.pop() ?? columns.slotCount;
  if (slot === columns.price.length) widen(columns);
  if (slot === columns.slotCount) columns.slotCount += 1;
  columns.slots.set(id, slot);
  columns.ids[slot] = id;
  return slot;
}

function widen(columns: ItemColumns): void {
  const wide = createNumbers(2 * columns.price.length);
  for (const name of Object.keys(wide) as (keyof Numbers)[]) wide[name].set(columns[name]);
  Object.assign(columns, wide);
}

type Sale = Pick<
  PackedItem,
  'saleType' | 'soldPriceCents' | 'offerPriceCents' | 'purchasePriceCents' | 'isOwnSale'
>;

/** Returns price and gross profit in cents. The profit is null for finds and for sales without a purchase price. */
export function priceAndProfitOf(sale: Sale): {
  readonly price: number;
  readonly profit: number | null;
} {
  const { saleType, soldPriceCents, offerPriceCents, purchasePriceCents, isOwnSale } = sale;
  const price = saleType === 'offer' ? (offerPriceCents ?? soldPriceCents) : soldPriceCents;
  const hasProfit = isOwnSale && purchasePriceCents !== null;
  return { price, profit: hasProfit ? price - purchasePriceCents : null };
}

function writeSale(columns: ItemColumns, slot: Slot, item: PackedItem): void {
  const { soldDate, isOwnSale } = item;
  const { price, profit } = priceAndProfitOf(item);
  columns.price[slot] = price;
  columns.profit[slot] = profit ?? NO_PROFIT;
  columns.soldDay[slot] = soldDate === null ? NO_DAY : dayNumber(soldDate);
  columns.isOwnSale[slot] = isOwnSale ? 1 : 0;
  columns.platform[slot] = PLATFORMS.indexOf(item.platform);
}

function writeTexts(columns: ItemColumns, slot: Slot, item: PackedItem): void {
  const { categories, usernames, owners } = columns;
  const username = usernames.numberOf(item.username);
  const category =
    item.categoryName === null ? NO_CATEGORY : categories.numberOf(item.categoryName);
  const titleKey = foldText(item.title);
  columns.username[slot] = username;
  columns.category[slot] = category;
  columns.owner[slot] = owners.numberOf(item.ownerId);
  columns.titleKeys[slot] = titleKey;
  const categoryKey = category === NO_CATEGORY ? '' : categories.folded(category);
  const searchText = [titleKey, usernames.folded(username), categoryKey].join('\n');
  columns.searchTexts[slot] = searchText;
  writeNgramFilter(columns.ngramFilters, slot, searchText);
}
