import type { CategoryCount, PriceSummary } from '@contract/schemas/item-list';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../domain/items/item-index/item-index';
import type { ListRange } from '../../domain/items/item-index/list-places';
import type { OwnedSlotsQuery, OwnedTotals } from '../../domain/items/item-index/owned-slots';
import type { PictureSearch } from '../../domain/items/item-index/same-picture';
import type { ItemListRequest } from './item-list-request';

/** How new the data of a query must be. */
export interface SnapshotFreshness {
  /** The greatest age of the snapshot, in milliseconds. The default is one second. */
  readonly maxAgeMs?: number;
  /**
   * The result must contain every commit up to this time. A time in the future counts as now; the engine accepts up to
   * 5 seconds in the future.
   */
  readonly since?: Micros | null;
  /** The snapshot must be from this time or later. A time in the future counts as now. */
  readonly notBefore?: Micros | null;
  /** If false, the snapshot is not refreshed in the background, which saves a read. */
  readonly refreshes?: boolean;
}

/** A page of an item list. */
export interface FoundItems {
  /** The live items of the page. */
  readonly items: readonly IndexedItem[];
  /** The number of live items on all pages. */
  readonly total: number;
  /** The number of items on all pages. Includes items that were removed, hidden or expired after the snapshot. */
  readonly places: number;
  /** The time of the snapshot. Requests for later pages must send it. */
  readonly asOf: Micros;
  /** The price summary of a search. Null if the list has no search. */
  readonly priceSummary: PriceSummary | null;
}

export interface OwnSaleItems {
  /** The number of the member's live and hidden items, including finds. */
  readonly items: number;
  /** The member's own sales whose items are not removed. Includes hidden and expired items. */
  readonly sales: readonly IndexedItem[];
  /** When an item of the member was last removed. 0 if none was removed, or if the time is no longer known. */
  readonly lastRemovedAt: Micros;
}

/**
 * All queries about items for lists, profiles and figures. Each method throws AppError 'unavailable' if no snapshot
 * meets its `needs`. Several calls can get the same object, so callers must not change results.
 */
export interface ItemQueries {
  /**
   * Returns a page of live items. Pages with the same `asOf` come from one snapshot. Equal requests get the same object
   * until the next sync of the items.
   */
  page(request: ItemListRequest, needs?: SnapshotFreshness): Promise<FoundItems>;
  /** Returns the categories with the most live items, sorted by name. */
  categories(needs?: SnapshotFreshness): Promise<CategoryCount[]>;
  /**
   * Returns when the newest live item was stored, and the time of the snapshot. The first time is null if there is no
   * live item.
   */
  newest(
    needs?: SnapshotFreshness,
  ): Promise<{ readonly storedAt: Micros | null; readonly asOf: Micros }>;
  /** Returns the champions of the UTC month of `at`, or of the snapshot's month if that is the later one. */
  champions(at: Micros, needs?: SnapshotFreshness): Promise<MonthlyChampions>;
  /** Returns a range of a member's items, newest first, and the total number of the member's items. */
  owned(
    by: OwnedSlotsQuery,
    range: ListRange,
    needs?: SnapshotFreshness,
  ): Promise<{ readonly items: readonly IndexedItem[]; readonly total: number }>;
  ownedTotals(by: OwnedSlotsQuery, needs?: SnapshotFreshness): Promise<OwnedTotals>;
  /** Returns the items that a member's figures count. */
  ownSales(ownerId: string, needs?: SnapshotFreshness): Promise<OwnSaleItems>;
  /** Returns the items among `ids` that are live, in the order of `ids`. */
  live(ids: readonly string[], needs?: SnapshotFreshness): Promise<readonly IndexedItem[]>;
  /**
   * Returns the live items with the same picture. The searching member's own items come first, then the items of
   * others. Both groups are sorted by similarity and then by age.
   */
  samePicture(search: PictureSearch, needs?: SnapshotFreshness): Promise<readonly IndexedItem[]>;
}

/** Queries about a month that has ended. */
export interface EndedMonthQueries {
  /** Returns the champions of the last moment before `monthEnd`, the first moment of a UTC month. */
  champions(monthEnd: Date): Promise<MonthlyChampions>;
}
