import type { CategoryCount } from '@contract/schemas/item-list';
import {
  categoryCountsOf,
  newestStoredAt,
  type PriceSummaryCents,
  priceSummaryOf,
} from './index-facts';
import { championsOf } from './champions';
import {
  createItemColumns,
  eraseItem,
  type ItemColumns,
  type Slot,
  writeItem,
} from './item-columns';
import {
  slotsInRange,
  type OwnedSlotsQuery,
  ownedSlots,
  type OwnedTotals,
  ownedTotalsOf,
  type UnremovedSales,
  unremovedSales,
} from './owned-slots';
import {
  listedSlotsInOrder,
  liveSlotsInRangeWithTotal,
  liveSlotsInRange,
  type ListRange,
} from './list-places';
import { parseItemLine, formatItemLine } from './indexed-item-line';
import type { IndexedItem, Micros } from './indexed-item';
import {
  createMatchingBuffers,
  type ItemFilter,
  type SnapshotMatches,
  findSnapshotMatches,
  type SnapshotTimes,
} from './matching';
import { type PictureSearch, samePictureSlots } from './same-picture';
import { createSortOrders, type Sort } from './sort-orders';

const NO_OWNERS: ReadonlySet<string> = new Set();
const CHEAPEST_FIRST: Sort = { sortBy: 'price', sortOrder: 'asc' };
const NEWEST_FIRST: Sort = { sortBy: 'added', sortOrder: 'desc' };

export interface MonthlyChampions {
  readonly mostLiked: IndexedItem | null;
  readonly highestProfit: IndexedItem | null;
  readonly mostActive: { readonly itemCount: number; readonly topItem: IndexedItem } | null;
}

/**
 * An index of items in memory. It contains live items, hidden items, and gone items that recent snapshots still
 * contain. It also contains expired own sales until they are removed, because until then they count in the sales
 * figures of their owners.
 */
export interface ItemIndex {
  readonly size: number;
  put(items: readonly IndexedItem[]): void;
  /** Does the same as `put`, but takes items in the format that `lines` returns. */
  putLines(lines: readonly string[]): void;
  remove(ids: readonly string[]): void;
  removeGoneBefore(time: Micros): void;
  lines(): string[];
  get(id: string): IndexedItem | null;
  /**
   * Returns the items of a snapshot that match a filter. The result is valid only until the next call of `match` or
   * the next change of the index.
   */
  match(
    filter: ItemFilter,
    times: SnapshotTimes,
    hiddenOwners?: ReadonlySet<string>,
  ): SnapshotMatches;
  /**
   * Returns the live items in a range of the sorted matches. Items that have gone since the snapshot still take places
   * in the range, but the result leaves them out.
   */
  page(matches: SnapshotMatches, sort: Sort, range: ListRange): IndexedItem[];
  /**
   * Returns the slots of the matches in sort order. Callers can cache the result and pass it to `pageOf` until
   * `removeGoneBefore` removes items.
   */
  order(matches: SnapshotMatches, sort: Sort): Uint32Array;
  /**
   * Returns the live items in a range of an order that `order` returned earlier, and the number of all live items in
   * that order.
   */
  pageOf(
    order: Uint32Array,
    now: Micros,
    range: ListRange,
  ): { items: IndexedItem[]; total: number };
  /** Returns the prices of the live matches, or null if fewer than MIN_SALES_FOR_PRICES matches are live. */
  prices(matches: SnapshotMatches): PriceSummaryCents | null;
  /** Returns the categories with the most live items, sorted by name, and the number of items in each. */
  categories(now: Micros): CategoryCount[];
  /** Returns when the newest live item was stored, or null if there is none. */
  newestStoredAt(now: Micros): Micros | null;
  champions(now: Micros): MonthlyChampions;
  /** Returns a range of a member's items, the newest first, and the number of all items of the member. */
  owned(
    by: OwnedSlotsQuery,
    now: Micros,
    range: ListRange,
  ): { items: IndexedItem[]; total: number };
  ownedTotals(by: OwnedSlotsQuery, now: Micros): OwnedTotals;
  /**
   * Returns the own sales of a member that are not removed, including hidden and expired ones. `lastRemovedAt` is when
   * an item of the member was last removed, or 0 if the index no longer contains a removed item of the member.
   */
  ownSales(ownerId: string): { items: IndexedItem[]; lastRemovedAt: Micros };
  /**
   * Returns live items whose picture is the same as the searched picture, up to a limit. The items of the given owner
   * come first, then the most similar items, then the earliest.
   */
  samePicture(search: PictureSearch, now: Micros): IndexedItem[];
}

export function createItemIndex(): ItemIndex {
  const columns = createItemColumns();
  const orders = createSortOrders(columns);
  let workspace = createMatchingBuffers(0);
  const itemAt = (slot: Slot): IndexedItem => parseItemLine(columns.lines[slot] ?? '');

  const putLines = (lines: readonly string[]) => {
    const written = new Set(lines.map((line) => writeItem(columns, line)));
    orders.update(written, written);
  };
  const remove = (ids: readonly string[]) => {
    orders.update(new Set(ids.flatMap((id) => eraseItem(columns, id) ?? [])), new Set());
  };

  const owned = (by: OwnedSlotsQuery, now: Micros) =>
    ownedSlots(columns, orders.by(NEWEST_FIRST), by, now);

  return {
    get size() {
      return columns.slots.size;
    },
    put: (items) => putLines(items.map(formatItemLine)),
    putLines,
    remove,
    removeGoneBefore: (time) => remove(idsGoneBefore(columns, time)),
    lines: () => columns.lines.filter((line) => line !== ''),
    get: (id) => {
      const slot = columns.slots.get(id);
      return slot === undefined ? null : itemAt(slot);
    },
    match: (filter, times, hiddenOwners = NO_OWNERS) => {
      const { slotCount } = columns;
      if (workspace.marks.length !== slotCount) workspace = createMatchingBuffers(slotCount);
      return findSnapshotMatches(columns, filter, times, hiddenOwners, workspace);
    },
    page: (matches, sort, range) => liveSlotsInRange(orders.by(sort), matches, range).map(itemAt),
    order: (matches, sort) => listedSlotsInOrder(orders.by(sort), matches),
    pageOf: (order, now, range) => {
      const { slots, total } = liveSlotsInRangeWithTotal(order, columns, now, range);
      return { items: slots.map(itemAt), total };
    },
    prices: (matches) => priceSummaryOf(columns, orders.by(CHEAPEST_FIRST), matches),
    owned: (by, now, range) => {
      const slots = owned(by, now);
      return { items: slotsInRange(slots, range).map(itemAt), total: slots.length };
    },
    ownedTotals: (by, now) => ownedTotalsOf(columns, owned(by, now)),
    ownSales: (ownerId) => ownSalesOf(unremovedSales(columns, ownerId), itemAt),
    samePicture: (search, now) => samePictureSlots(columns, search, now).map(itemAt),
    categories: (now) => categoryCountsOf(columns, now),
    newestStoredAt: (now) => newestStoredAt(columns, now),
    champions: (now) => championItems(championsOf(columns, now), itemAt),
  };
}

const ownSalesOf = (
  { slots, lastRemovedAt }: UnremovedSales,
  itemAt: (slot: Slot) => IndexedItem,
) => ({ items: slots.map(itemAt), lastRemovedAt });

function championItems(
  { mostLiked, highestProfit, mostActive }: ReturnType<typeof championsOf>,
  itemAt: (slot: Slot) => IndexedItem,
): MonthlyChampions {
  return {
    mostLiked: mostLiked === null ? null : itemAt(mostLiked),
    highestProfit: highestProfit === null ? null : itemAt(highestProfit),
    mostActive: mostActive && { ...mostActive, topItem: itemAt(mostActive.topItem) },
  };
}

function idsGoneBefore(columns: ItemColumns, time: Micros): string[] {
  const { ids, goneAt, hiddenUntil, removedAt, isOwnSale } = columns;
  const isNeeded = (slot: Slot) => {
    const removed = removedAt[slot] ?? 0;
    if (removed === 0 && isOwnSale[slot] === 1) return true;
    return Math.max(goneAt[slot] ?? 0, hiddenUntil[slot] ?? 0, removed) >= time;
  };
  return ids.filter((id, slot) => id !== '' && !isNeeded(slot));
}
