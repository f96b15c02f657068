import { mapItemFilters } from '@contract/schemas/item-filter-values';
import { parseCents } from '@contract/schemas/money';
import type { ItemFilterName } from '@contract/schemas/item-filters';
import type { ItemListQuery } from '@contract/schemas/item-list';
import { PLATFORMS } from '@contract/schemas/platform';
import { foldText } from '../../fold-text';
import { dayNumber, type ItemColumns, NO_DAY } from './item-columns';
import type { Micros } from './indexed-item';
import {
  hasAllWords,
  filterSlotsByRange,
  filterSlotsByValue,
  filterSlotsByText,
  filterSlotsWithoutOwners,
  filterSlotsByWords,
} from './filter-slots';
import { ngramBitsOf, slotsWithBits } from './ngram-filter';
import { searchWordsOf } from './search-words';

/** The filters of an item list. An item must pass all filters that are set. Null means that a filter is not set. */
export type ItemFilter = {
  readonly [Name in ItemFilterName]: Exclude<NonNullable<ItemListQuery[Name]>, 'all'> | null;
};

export const itemFilterOf = (query: Pick<Partial<ItemListQuery>, ItemFilterName>): ItemFilter =>
  mapItemFilters((name, { normalize }) => normalize(query[name] ?? '') || null) as ItemFilter;

/** The times of a snapshot. It contains the items that were stored at or before `asOf` and are not gone at `now`. */
export interface SnapshotTimes {
  readonly asOf: Micros;
  readonly now: Micros;
}

/**
 * The state of a slot in the snapshot of a list. ABSENT: the list does not contain the item. GONE: the item was live at
 * `asOf` and is gone now, but still takes a place in the list. PRESENT: the item is live.
 */
export const SLOT_ABSENT = 0;
export const SLOT_GONE = 1;
export const SLOT_PRESENT = 2;

export interface SnapshotMatches {
  readonly total: number;
  /** The number of places in the list: `total`, plus the number of GONE items. */
  readonly places: number;
  /** The slots of all items in the list, in no particular order. Some ABSENT slots can be among them. */
  readonly slots: Uint32Array;
  /** The state of every slot of the index in this list. */
  readonly marks: Uint8Array;
}

/**
 * Buffers with one value for each slot. All searches of an index use the same buffers, so that no search allocates
 * memory.
 */
export interface MatchingBuffers {
  readonly slots: Uint32Array;
  readonly marks: Uint8Array;
}

export const createMatchingBuffers = (slotCount: number): MatchingBuffers => ({
  slots: new Uint32Array(slotCount),
  marks: new Uint8Array(slotCount),
});

/**
 * Returns the items of a snapshot that match a filter, without items of `hiddenOwners`. Overwrites the buffers `slots`
 * and `marks`, which the result contains.
 */
export function findSnapshotMatches(
  columns: ItemColumns,
  filter: ItemFilter,
  times: SnapshotTimes,
  hiddenOwners: ReadonlySet<string>,
  { slots, marks }: MatchingBuffers,
): SnapshotMatches {
  let kept = candidates(columns, filter.search ?? '', slots);
  if (hiddenOwners.size > 0) kept = filterSlotsWithoutOwners(kept, columns, hiddenOwners);
  for (const name of Object.keys(KEEPERS) as ItemFilterName[])
    kept = keep(name, filter[name], columns, kept);
  return marked(marks, kept, columns, times);
}

/**
 * Returns the slots that the n-gram filters do not rule out: all slots whose texts contain the words of a search, and a
 * few other slots. Returns all slots of the index if each word has only one letter.
 */
function candidates({ ngramFilters }: ItemColumns, search: string, slots: Uint32Array) {
  const bits = ngramBitsOf(searchWordsOf(search).words);
  if (bits.length > 0) return slotsWithBits(ngramFilters, bits, slots);
  for (let slot = 0; slot < slots.length; slot += 1) slots[slot] = slot;
  return slots;
}

/**
 * A function that moves the slots that match the value of a filter to the beginning of `slots` and returns that part.
 */
type Keeper<Value> = (slots: Uint32Array, columns: ItemColumns, wanted: Value) => Uint32Array;

/** The function that applies each filter. `search` is the slowest filter, so it comes last. */
const KEEPERS: { readonly [Name in ItemFilterName]: Keeper<NonNullable<ItemFilter[Name]>> } = {
  platform: (slots, columns, platform) =>
    filterSlotsByValue(slots, columns.platform, PLATFORMS.indexOf(platform)),
  type: (slots, columns, type) =>
    filterSlotsByValue(slots, columns.isOwnSale, type === 'sale' ? 1 : 0),
  minPrice: (slots, { price }, text) =>
    filterSlotsByRange(slots, price, parseCents(text) ?? 0, Infinity),
  maxPrice: (slots, { price }, text) =>
    filterSlotsByRange(slots, price, 0, parseCents(text) ?? Infinity),
  // An item without a sold date has the day NO_DAY, which is outside of every date range.
  soldFrom: (slots, { soldDay }, day) =>
    filterSlotsByRange(slots, soldDay, dayNumber(day), Infinity),
  soldTo: (slots, { soldDay }, day) =>
    filterSlotsByRange(slots, soldDay, NO_DAY + 1, dayNumber(day)),
  category: keepCategory,
  search: keepSearch,
};

function keep<Name extends ItemFilterName>(
  name: Name,
  wanted: ItemFilter[Name],
  columns: ItemColumns,
  slots: Uint32Array,
): Uint32Array {
  return wanted === null ? slots : KEEPERS[name](slots, columns, wanted);
}

function keepCategory(
  slots: Uint32Array,
  { category, categories }: ItemColumns,
  name: string,
): Uint32Array {
  const wanted = foldText(name);
  return filterSlotsByText(slots, category, categories, (text) => text === wanted);
}

function keepSearch(slots: Uint32Array, columns: ItemColumns, search: string): Uint32Array {
  const { words, names } = searchWordsOf(search);
  const { username, usernames } = columns;
  const named =
    names.length === 0
      ? slots
      : filterSlotsByText(slots, username, usernames, (text) => hasAllWords(text, names));
  return words.length === 0 ? named : filterSlotsByWords(named, columns, words);
}

function marked(
  marks: Uint8Array,
  slots: Uint32Array,
  { storedAt, goneAt }: ItemColumns,
  { asOf, now }: SnapshotTimes,
): SnapshotMatches {
  marks.fill(SLOT_ABSENT);
  const { length } = slots;
  let [total, places] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] ?? 0;
    const gone = goneAt[slot] ?? 0;
    if (gone <= asOf || (storedAt[slot] ?? 0) > asOf) continue;
    marks[slot] = gone > now ? SLOT_PRESENT : SLOT_GONE;
    places += 1;
    if (gone > now) total += 1;
  }
  return { total, places, slots, marks };
}
