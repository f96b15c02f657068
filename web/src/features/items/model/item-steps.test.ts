import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import { describe, expect, test } from 'vitest';
import { stepsFromItem } from './item-steps';

const itemNamed = (id: string) => ({ id, title: id }) as Item;

function pageOf(
  ids: readonly string[],
  pagination: Partial<ItemListPage['pagination']> = {},
): ItemListPage {
  const whole = { page: 1, pages: 1, total: ids.length, limit: 3, asOf: '' };
  return {
    items: ids.map(itemNamed),
    pagination: { ...whole, ...pagination },
    priceSummary: null,
  };
}

test('returns the previous and the next item for an item in the middle of a page', () => {
  expect(stepsFromItem(pageOf(['a', 'b', 'c']), 'b', 'visitor')).toEqual({
    item: itemNamed('b'),
    place: { n: 2, total: 3 },
    previous: { to: 'item', item: itemNamed('a') },
    next: { to: 'item', item: itemNamed('c') },
  });
});

test('returns null when the page does not contain the item', () => {
  expect(stepsFromItem(pageOf(['a']), 'b', 'premium')).toBeNull();
});

test('returns no previous step for the first item of the list, and no next step for the last item', () => {
  expect(stepsFromItem(pageOf(['a', 'b']), 'a', 'premium')?.previous).toBeNull();
  expect(stepsFromItem(pageOf(['a', 'b']), 'b', 'premium')?.next).toBeNull();
});

test('never steps to a hidden item, but counts hidden items in the numbers of later items', () => {
  const { items, ...rest } = pageOf(['a', 'b', 'c', 'd']);
  const own = {
    ...rest,
    items: items.map((it) => ({ ...it, isHidden: it.id === 'b' || it.id === 'c' })),
  };
  expect(stepsFromItem(own, 'a', null)?.next).toMatchObject({ to: 'item', item: { id: 'd' } });
  expect(stepsFromItem(own, 'd', null)).toMatchObject({
    place: { n: 4, total: 4 },
    previous: { to: 'item', item: { id: 'a' } },
  });
});

describe('steps at the first and last item of a page', () => {
  const second = pageOf(['d', 'e', 'f'], { page: 2, pages: 3, total: 8 });

  test('returns a step to the adjacent page', () => {
    expect(stepsFromItem(second, 'd', 'free')?.previous).toEqual({ to: 'page', page: 1 });
    expect(stepsFromItem(second, 'f', 'free')?.next).toEqual({ to: 'page', page: 3 });
    expect(stepsFromItem(second, 'f', 'free')?.place).toEqual({ n: 6, total: 8 });
  });

  test.each([
    ['visitor', { to: 'refused-page', page: 3, right: 'sign-in' }],
    ['free', { to: 'page', page: 3 }],
    [null, { to: 'page', page: 3 }],
  ] as const)('for viewer %s, the step after the last item of the page is %j', (viewer, next) => {
    expect(stepsFromItem(second, 'f', viewer)?.next).toEqual(next);
  });
});

describe('the number of the item when items were removed after the snapshot', () => {
  // The list had three pages with three items each. Then one item was removed from the first page, and one from the
  // last page.
  const gone = { pages: 3, total: 7 };

  test('equals the total number of items if the item is the last of the list', () => {
    const last = pageOf(['g', 'h'], { ...gone, page: 3 });
    expect(stepsFromItem(last, 'g', 'free')?.place).toEqual({ n: 6, total: 7 });
    expect(stepsFromItem(last, 'h', 'free')?.place).toEqual({ n: 7, total: 7 });
  });

  test('is 1 if the item is the first of the list', () => {
    expect(stepsFromItem(pageOf(['b', 'c'], gone), 'b', 'free')?.place).toEqual({ n: 1, total: 7 });
  });
});
