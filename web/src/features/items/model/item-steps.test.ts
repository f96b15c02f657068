import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import { describe, expect, test } from 'vitest';
import { itemSteps } from './item-steps';

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

test('an item between others leads to both', () => {
  expect(itemSteps(pageOf(['a', 'b', 'c']), 'b', 'visitor')).toEqual({
    item: itemNamed('b'),
    place: { n: 2, total: 3 },
    previous: { to: 'item', item: itemNamed('a') },
    next: { to: 'item', item: itemNamed('c') },
  });
});

test('an item that the page does not hold has no steps', () => {
  expect(itemSteps(pageOf(['a']), 'b', 'premium')).toBeNull();
});

test('the list ends at its first and last item', () => {
  expect(itemSteps(pageOf(['a', 'b']), 'a', 'premium')?.previous).toBeNull();
  expect(itemSteps(pageOf(['a', 'b']), 'b', 'premium')?.next).toBeNull();
});

describe("at a page's border", () => {
  const second = pageOf(['d', 'e', 'f'], { page: 2, pages: 3, total: 8 });

  test('the step leads to the page there', () => {
    expect(itemSteps(second, 'd', 'free')?.previous).toEqual({ to: 'page', page: 1 });
    expect(itemSteps(second, 'f', 'free')?.next).toEqual({ to: 'page', page: 3 });
    expect(itemSteps(second, 'f', 'free')?.place).toEqual({ n: 6, total: 8 });
  });

  test.each([
    ['visitor', { to: 'refused-page', page: 3, right: 'sign-in' }],
    ['free', { to: 'page', page: 3 }],
    [null, { to: 'page', page: 3 }],
  ] as const)('within the rights of %s', (viewer, next) => {
    expect(itemSteps(second, 'f', viewer)?.next).toEqual(next);
  });
});

describe('where items have gone since the list began', () => {
  // Nine places in three pages of three: one went from the first page and one from the last.
  const gone = { pages: 3, total: 7 };

  test('the last item is still the last of the total', () => {
    const last = pageOf(['g', 'h'], { ...gone, page: 3 });
    expect(itemSteps(last, 'g', 'free')?.place).toEqual({ n: 6, total: 7 });
    expect(itemSteps(last, 'h', 'free')?.place).toEqual({ n: 7, total: 7 });
  });

  test('the first is the first', () => {
    expect(itemSteps(pageOf(['b', 'c'], gone), 'b', 'free')?.place).toEqual({ n: 1, total: 7 });
  });
});
