import { expect, test } from 'vitest';
import { sortOrderText, sortAfterChoosing } from './sort-menu';

test('sorts descending when another field is chosen', () => {
  expect(sortAfterChoosing({ sortBy: 'added', sortOrder: 'asc' }, 'price')).toEqual({
    sortBy: 'price',
    sortOrder: 'desc',
  });
});

test('reverses the direction when the same field is chosen again', () => {
  const once = sortAfterChoosing({ sortBy: 'price', sortOrder: 'desc' }, 'price');
  expect(once).toEqual({ sortBy: 'price', sortOrder: 'asc' });
  expect(sortAfterChoosing(once, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});

test('describes the sort order in words that fit the field', () => {
  expect(sortOrderText({ sortBy: 'added', sortOrder: 'desc' })).toBe('newest first');
  expect(sortOrderText({ sortBy: 'title', sortOrder: 'asc' })).toBe('A to Z');
});
