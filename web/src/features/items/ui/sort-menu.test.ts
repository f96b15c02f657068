import { expect, test } from 'vitest';
import { directionOf, sortAfter } from './sort-menu';

test('a new field starts descending, whatever the direction was', () => {
  expect(sortAfter({ sortBy: 'added', sortOrder: 'asc' }, 'price')).toEqual({
    sortBy: 'price',
    sortOrder: 'desc',
  });
});

test('the same field turns round', () => {
  const once = sortAfter({ sortBy: 'price', sortOrder: 'desc' }, 'price');
  expect(once).toEqual({ sortBy: 'price', sortOrder: 'asc' });
  expect(sortAfter(once, 'price')).toEqual({ sortBy: 'price', sortOrder: 'desc' });
});

test('says a direction in the words of its field', () => {
  expect(directionOf({ sortBy: 'added', sortOrder: 'desc' })).toBe('newest first');
  expect(directionOf({ sortBy: 'title', sortOrder: 'asc' })).toBe('A to Z');
});
