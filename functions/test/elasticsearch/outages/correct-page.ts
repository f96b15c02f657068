import { expect } from 'vitest';
import type { ItemListRequest } from '../../../src/services/items/item-list-request';
import type { FoundItems } from '../../../src/services/items/item-queries';
import type { PossibleItem } from './item-history';

/** The possible states of the items on a correct page. */
export interface PossiblePage {
  /** The items at the time of the snapshot. They determine the places of the items in the list. */
  readonly placed: readonly PossibleItem[];
  /**
   * The items at the time of the request. They determine what the page shows of each item. They equal `placed` if the
   * page comes from the newest snapshot.
   */
  readonly shown: readonly PossibleItem[];
}

type Presence = 'yes' | 'no' | 'maybe';

function presenceOf({ titles }: PossibleItem, search: string): Presence {
  const matches = [...titles].filter((title) => title?.includes(search) === true).length;
  if (matches === titles.size) return 'yes';
  return matches === 0 ? 'no' : 'maybe';
}

function both(a: Presence, b: Presence): Presence {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'yes' && b === 'yes' ? 'yes' : 'maybe';
}

/** Compares a page with its possible states: its items, their order, their place in the list and the total. */
export function expectCorrectPage(
  { items, total, places }: FoundItems,
  { filter, sort, range }: ItemListRequest,
  { placed, shown }: PossiblePage,
): void {
  const search = filter.search ?? '';
  const isByPrice = sort.sortBy === 'price';
  const keyOf = (item: PossibleItem) => (isByPrice ? item.price : -item.addedAt);
  const byId = new Map(shown.map((item) => [item.id, item]));
  const listed = placed.map((item) => {
    const inPlaces = presenceOf(item, search);
    const now = presenceOf(byId.get(item.id) ?? item, search);
    return { id: item.id, key: keyOf(item), inPlaces, inPage: both(inPlaces, now) };
  });
  const count = (test: (item: (typeof listed)[number]) => boolean) => listed.filter(test).length;

  expectBetween(total, [
    count(({ inPage }) => inPage === 'yes'),
    count(({ inPage }) => inPage !== 'no'),
  ]);
  expectBetween(places, [
    count(({ inPlaces }) => inPlaces === 'yes'),
    count(({ inPlaces }) => inPlaces !== 'no'),
  ]);
  for (const { id, card } of items) {
    expect([...(byId.get(id)?.titles ?? [])], id).toContain(card.title);
    expect(card.title).toContain(search);
  }

  const ids = items.map(({ id }) => id);
  const keys = ids.map((id) => listed.find((item) => item.id === id)?.key ?? NaN);
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
  const [first = Infinity, last = -Infinity] = [keys[0], keys.at(-1)];
  const between = listed.filter(({ key, inPage }) => inPage === 'yes' && key > first && key < last);
  expect(ids).toEqual(expect.arrayContaining(between.map(({ id }) => id)));

  // Items that are gone leave a gap in a page of an earlier snapshot.
  const gaps = count(({ inPlaces, inPage }) => inPlaces !== 'no' && inPage !== 'yes');
  const length = Math.max(0, Math.min(range.limit, places - range.offset));
  expectBetween(items.length, [placed === shown ? length : length - gaps, length]);
  if (items.length === 0) return;
  expect(count(({ key, inPage }) => inPage === 'yes' && key < first)).toBeLessThanOrEqual(
    range.offset,
  );
  expect(count(({ key, inPlaces }) => inPlaces !== 'no' && key < first)).toBeGreaterThanOrEqual(
    range.offset,
  );
}

function expectBetween(value: number, [least, most]: readonly [number, number]): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}
