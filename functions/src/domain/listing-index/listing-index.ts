import type { ListedCategory } from '@contract/schemas/listing';
import { categoriesOf, type Prices, pricesOf } from './board-figures';
import { championsOf } from './champions';
import {
  createItemColumns,
  eraseItem,
  type ItemColumns,
  type Slot,
  writeItem,
} from './item-columns';
import { placesInOrder, presentInOrder, presentSlots, type Range } from './list-places';
import { itemOf, lineOf } from './listed-item-line';
import type { ListedItem, Micros } from './listed-item';
import type { ListingFilter } from './listing-filter';
import { type Matches, matchesIn, type Moment } from './matching';
import { type PictureSearch, samePictureSlots } from './same-picture';
import { createSortOrders, type Sort } from './sort-orders';

const CHEAPEST_FIRST: Sort = { sortBy: 'price', sortOrder: 'asc' };

export interface MonthlyChampions {
  readonly mostLiked: ListedItem | null;
  readonly highestProfit: ListedItem | null;
  readonly mostActive: { readonly itemCount: number; readonly topItem: ListedItem } | null;
}

/** Every item on the board, and those that left it lately, in memory. */
export interface ListingIndex {
  readonly size: number;
  /** Adds items, over what was known of them. */
  put(items: readonly ListedItem[]): void;
  /** The same from what `lines` gave. */
  putLines(lines: readonly string[]): void;
  remove(ids: readonly string[]): void;
  forgetGoneBefore(moment: Micros): void;
  /** All that is held, a line of text each. */
  lines(): string[];
  get(id: string): ListedItem | null;
  /** Good until the next match, and until anything is put or removed. */
  match(filter: ListingFilter, moment: Moment): Matches;
  /** The items at those places of a sorted list; fewer where some left it. */
  page(matches: Matches, sort: Sort, range: Range): ListedItem[];
  /** A list's places in order, to be kept for `pageOf`: good as long as what left is not forgotten. */
  order(matches: Matches, sort: Sort): Uint32Array;
  /** The items at those places of a kept order, and how many of all its items are on the board. */
  pageOf(order: Uint32Array, now: Micros, range: Range): { items: ListedItem[]; total: number };
  /** Null under SALES_TO_TELL sales. */
  prices(matches: Matches): Prices | null;
  /** The categories of what is on the board, those with the most items, by name. */
  categories(now: Micros): ListedCategory[];
  champions(now: Micros): MonthlyChampions;
  /** What is on the board with that picture: the own first, then the most alike, then the earliest. */
  samePicture(search: PictureSearch, now: Micros): ListedItem[];
}

/** An index that holds nothing yet. */
export function createListingIndex(): ListingIndex {
  const columns = createItemColumns();
  const orders = createSortOrders(columns);
  let marks = new Uint8Array();
  const itemAt = (slot: Slot): ListedItem => itemOf(columns.lines[slot] ?? '');
  const itemOrNull = (slot: Slot | null) => (slot === null ? null : itemAt(slot));

  const putLines = (lines: readonly string[]) => {
    const written = new Set(lines.map((line) => writeItem(columns, line)));
    orders.update(written, written);
  };
  const remove = (ids: readonly string[]) => {
    orders.update(new Set(ids.flatMap((id) => eraseItem(columns, id) ?? [])), new Set());
  };

  return {
    get size() {
      return columns.slots.size;
    },
    put: (items) => putLines(items.map(lineOf)),
    putLines,
    remove,
    forgetGoneBefore: (moment) => remove(idsGoneBefore(columns, moment)),
    lines: () => columns.lines.filter((line) => line !== ''),
    get: (id) => itemOrNull(columns.slots.get(id) ?? null),
    match: (filter, moment) => {
      if (marks.length !== columns.slotCount) marks = new Uint8Array(columns.slotCount);
      return matchesIn(columns, filter, moment, marks);
    },
    page: (matches, sort, range) => presentSlots(orders.by(sort), matches, range).map(itemAt),
    order: (matches, sort) => placesInOrder(orders.by(sort), matches),
    pageOf: (order, now, range) => {
      const { slots, total } = presentInOrder(order, columns, now, range);
      return { items: slots.map(itemAt), total };
    },
    prices: (matches) => pricesOf(columns, orders.by(CHEAPEST_FIRST), matches),
    samePicture: (search, now) => samePictureSlots(columns, search, now).map(itemAt),
    categories: (now) => categoriesOf(columns, now),
    champions: (now) => {
      const { mostLiked, highestProfit, mostActive } = championsOf(columns, now);
      return {
        mostLiked: itemOrNull(mostLiked),
        highestProfit: itemOrNull(highestProfit),
        mostActive: mostActive && { ...mostActive, topItem: itemAt(mostActive.topItem) },
      };
    },
  };
}

function idsGoneBefore({ ids, goneAt }: ItemColumns, moment: Micros): string[] {
  return ids.filter((id, slot) => id !== '' && (goneAt[slot] ?? 0) < moment);
}
