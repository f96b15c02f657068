import { expect, test } from 'vitest';
import { directionOf, sortAfter } from './sort-menu';

test('sorts descending when another field is chosen', () => {
  expect(sortAfter({ sortBy: 'added', sortOrder: 'asc' }, 'price')).toEqual({
    sortBy: 'price',
    sortOrder: 'desc',
  });
});

test('reverses the direction when the same field is chosen again', () => {
  const once = sortAfter({ sortBy: 'price', sortOrder: 'desc' }, 'price');
  expect(once).toEqual({ sortBy: 'price', sortOrder: 'asc' });
  expect(sortAfter(once, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});

test('describes the sort order in words that fit the field', () => {
  expect(directionOf({ sortBy: 'added', sortOrder: 'desc' })).toBe('newest first');
  expect(directionOf({ sortBy: 'title', sortOrder: 'asc' })).toBe('A to Z');
});
