import { SORT_FIELDS, type SortField, type SortOrder } from '@contract/schemas/item-list';
import { type ItemColumns, NO_PROFIT, type Slot } from './item-columns';

export interface Sort {
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
}

type Compare = (a: Slot, b: Slot) => number;

type SortOrders = Readonly<Record<SortField, Uint32Array>>;

function eachField(orderOf: (field: SortField) => Uint32Array): SortOrders {
  return Object.fromEntries(SORT_FIELDS.map((field) => [field, orderOf(field)])) as SortOrders;
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns functions that compare two slots by a sort field. Ties are broken by the time added and then by the id, so
 * the order is unambiguous.
 */
function comparisons(columns: ItemColumns): Readonly<Record<SortField, Compare>> {
  const { addedAt, price, profit, likes, username, usernames, titleKeys, ids } = columns;
  const added: Compare = (a, b) =>
    (addedAt[a] ?? 0) - (addedAt[b] ?? 0) || textOrder(ids[a] ?? '', ids[b] ?? '');
  const numeric =
    (keys: Int32Array): Compare =>
    (a, b) =>
      (keys[a] ?? 0) - (keys[b] ?? 0) || added(a, b);
  const nameOf = (slot: Slot) => usernames.folded(username[slot] ?? 0);
  return {
    added,
    price: numeric(price),
    profit: numeric(profit),
    likes: numeric(likes),
    title: (a, b) => textOrder(titleKeys[a] ?? '', titleKeys[b] ?? '') || added(a, b),
    username: (a, b) => textOrder(nameOf(a), nameOf(b)) || added(a, b),
  };
}

/**
 * Returns the first place, from `from` on, at which `test` returns true. Uses a binary search, so `test` must also
 * return true for all later places.
 */
function placeWhere(order: Uint32Array, test: (slot: Slot) => boolean, from = 0): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(order[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function merged(order: Uint32Array, added: Uint32Array, compare: Compare): Uint32Array {
  const whole = new Uint32Array(order.length + added.length);
  let taken = 0;
  let at = 0;
  for (const slot of added.toSorted(compare)) {
    const place = placeWhere(order, (other) => compare(other, slot) > 0, taken);
    whole.set(order.subarray(taken, place), at);
    at += place - taken;
    whole[at++] = slot;
    taken = place;
  }
  whole.set(order.subarray(taken), at);
  return whole;
}

function without(order: Uint32Array, isChanged: Uint8Array): Uint32Array {
  const unchanged = new Uint32Array(order.length);
  const { length } = order;
  let count = 0;
  for (let place = 0; place < length; place += 1) {
    const slot = order[place] ?? 0;
    if (isChanged[slot] === 0) unchanged[count++] = slot;
  }
  return unchanged.subarray(0, count);
}

/**
 * Returns slots in the requested order. Descending order is the reverse of ascending order, except that items without a
 * profit are always last.
 */
function sorted(
  orders: SortOrders,
  { profit }: ItemColumns,
  { sortBy, sortOrder }: Sort,
): Uint32Array {
  const order = orders[sortBy];
  if (sortOrder === 'desc') return order.toReversed();
  if (sortBy !== 'profit') return order;
  const unranked = placeWhere(order, (slot) => profit[slot] !== NO_PROFIT);
  const rotated = new Uint32Array(order.length);
  rotated.set(order.subarray(unranked));
  rotated.set(order.subarray(0, unranked), order.length - unranked);
  return rotated;
}

export function createSortOrders(columns: ItemColumns) {
  let orders = eachField(() => new Uint32Array());
  /**
   * The sorted slots for each sort field and direction, cached until the next change. Without the cache, each request
   * would copy all slots and create too much garbage.
   */
  const bySort = new Map<string, Uint32Array>();
  return {
    /**
     * Updates the orders after a change. `changed` contains the slots that were written or freed. `written` contains
     * the changed slots that have an item now.
     */
    update(changed: ReadonlySet<Slot>, written: ReadonlySet<Slot>): void {
      if (changed.size === 0) return;
      const isChanged = new Uint8Array(columns.slotCount);
      for (const slot of changed) isChanged[slot] = 1;
      const added = Uint32Array.from(written);
      const compare = comparisons(columns);
      orders = eachField((field) =>
        merged(without(orders[field], isChanged), added, compare[field]),
      );
      bySort.clear();
    },
    /** Returns all slots in the order of `sort`. Callers must not change the result, because the cache contains it. */
    by(sort: Sort): Uint32Array {
      const key = `${sort.sortBy} ${sort.sortOrder}`;
      const slots = bySort.get(key) ?? sorted(orders, columns, sort);
      bySort.set(key, slots);
      return slots;
    },
  };
}
