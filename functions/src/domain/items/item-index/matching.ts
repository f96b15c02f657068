import { mapItemFilters } from '@contract/rules/item-filters';
import { parseCents } from '@contract/rules/money';
import type { ItemFilterName } from '@contract/schemas/item-filters';
import type { ItemListQuery } from '@contract/schemas/item-list';
import { PLATFORMS } from '@contract/schemas/platform';
import { foldText } from '../../fold-text';
import { dayNumber, type ItemColumns, NO_CATEGORY, NO_DAY } from './item-columns';
import type { Micros } from './indexed-item';
import { NGRAM_FILTER_LENGTH, ngramFilterOf } from './ngram-filter';
import { searchWordsOf } from './search-words';

/** Filters of an item list; null means not set. An item must match all of them. */
export type ItemFilter = {
  readonly [Name in ItemFilterName]: Exclude<NonNullable<ItemListQuery[Name]>, 'all'> | null;
};

export const itemFilterOf = (query: Pick<Partial<ItemListQuery>, ItemFilterName>): ItemFilter =>
  mapItemFilters((name, { normalize }) => normalize(query[name] ?? '') || null) as ItemFilter;

/** A snapshot has the items that were stored by `asOf` and are not gone by `now`. */
export interface SnapshotTimes {
  readonly asOf: Micros;
  readonly now: Micros;
}

/** State of a slot in a list: not in it, gone since `asOf` (keeps its place), or live. */
export const ABSENT = 0;
export const GONE = 1;
export const PRESENT = 2;

export interface Matches {
  readonly total: number;
  /** `total` plus the items that are gone since `asOf`. */
  readonly places: number;
  readonly marks: Uint8Array;
}

/** Returns the items of a snapshot that match a filter. Overwrites `marks`, which needs one value per slot. */
export function matchesIn(
  columns: ItemColumns,
  filter: ItemFilter,
  times: SnapshotTimes,
  marks: Uint8Array,
): Matches {
  markAll(marks, columns, times);
  for (const name of Object.keys(KEEPERS) as ItemFilterName[])
    keep(name, filter[name], columns, marks);
  return counted(marks);
}

type Keeper<Value> = (marks: Uint8Array, columns: ItemColumns, wanted: Value) => void;

/** Each keeper clears the marks of slots that do not match. `search` is the slowest, so it runs last. */
const KEEPERS: { readonly [Name in ItemFilterName]: Keeper<NonNullable<ItemFilter[Name]>> } = {
  platform: (marks, columns, platform) =>
    keepEqual(marks, columns.platform, PLATFORMS.indexOf(platform)),
  type: (marks, columns, type) => keepEqual(marks, columns.isOwnSale, type === 'sale' ? 1 : 0),
  minPrice: (marks, { price }, text) => keepBetween(marks, price, parseCents(text) ?? 0, Infinity),
  maxPrice: (marks, { price }, text) => keepBetween(marks, price, 0, parseCents(text) ?? Infinity),
  // An item without a sold date has NO_DAY and matches no date range.
  soldFrom: (marks, { soldDay }, day) => keepBetween(marks, soldDay, dayNumber(day), Infinity),
  soldTo: (marks, { soldDay }, day) => keepBetween(marks, soldDay, NO_DAY + 1, dayNumber(day)),
  category: keepCategory,
  search: keepSearch,
};

function keep<Name extends ItemFilterName>(
  name: Name,
  wanted: ItemFilter[Name],
  columns: ItemColumns,
  marks: Uint8Array,
): void {
  if (wanted !== null) KEEPERS[name](marks, columns, wanted);
}

function markAll(
  marks: Uint8Array,
  { storedAt, goneAt }: ItemColumns,
  { asOf, now }: SnapshotTimes,
): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    const gone = goneAt[slot] ?? 0;
    if (gone <= asOf || (storedAt[slot] ?? 0) > asOf) marks[slot] = ABSENT;
    else marks[slot] = gone > now ? PRESENT : GONE;
  }
}

function keepEqual(marks: Uint8Array, values: Uint8Array, wanted: number): void {
  for (let slot = 0; slot < marks.length; slot += 1)
    if (values[slot] !== wanted) marks[slot] = ABSENT;
}

function keepBetween(marks: Uint8Array, values: Int32Array, low: number, high: number): void {
  for (let slot = 0; slot < marks.length; slot += 1) {
    const value = values[slot] ?? 0;
    if (value < low || value > high) marks[slot] = ABSENT;
  }
}

function keepCategory(marks: Uint8Array, { category, categories }: ItemColumns, name: string) {
  const wanted = foldText(name);
  const fits = new Uint8Array(categories.count);
  for (let number = 0; number < fits.length; number += 1)
    fits[number] = categories.folded(number) === wanted ? 1 : 0;
  for (let slot = 0; slot < marks.length; slot += 1) {
    const number = category[slot] ?? NO_CATEGORY;
    if (number === NO_CATEGORY || fits[number] === 0) marks[slot] = ABSENT;
  }
}

function keepSearch(marks: Uint8Array, columns: ItemColumns, search: string): void {
  const { words, names } = searchWordsOf(search);
  if (names.length > 0) keepNames(marks, columns, names);
  if (words.length > 0) keepWords(marks, columns, words);
}

function keepNames(
  marks: Uint8Array,
  { username, usernames }: ItemColumns,
  names: readonly string[],
): void {
  const fits = new Uint8Array(usernames.count);
  for (let number = 0; number < fits.length; number += 1)
    fits[number] = hasAll(usernames.folded(number), names) ? 1 : 0;
  for (let slot = 0; slot < marks.length; slot += 1)
    if (fits[username[slot] ?? 0] === 0) marks[slot] = ABSENT;
}

function keepWords(
  marks: Uint8Array,
  { searchTexts, ngramFilters }: ItemColumns,
  words: readonly string[],
): void {
  const [a = 0, b = 0, c = 0, d = 0] = ngramFilterOf(words);
  for (let slot = 0, at = 0; slot < marks.length; slot += 1, at += NGRAM_FILTER_LENGTH) {
    if (marks[slot] === ABSENT) continue;
    const missing =
      (a & ~(ngramFilters[at] ?? 0)) |
      (b & ~(ngramFilters[at + 1] ?? 0)) |
      (c & ~(ngramFilters[at + 2] ?? 0)) |
      (d & ~(ngramFilters[at + 3] ?? 0));
    if (missing !== 0 || !hasAll(searchTexts[slot] ?? '', words)) marks[slot] = ABSENT;
  }
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

function counted(marks: Uint8Array): Matches {
  const { length } = marks;
  let [total, places] = [0, 0];
  for (let slot = 0; slot < length; slot += 1) {
    if (marks[slot] !== ABSENT) places += 1;
    if (marks[slot] === PRESENT) total += 1;
  }
  return { total, places, marks };
}
