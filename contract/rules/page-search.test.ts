import { expect, it } from 'vitest';
import { pageIn, pageSearch } from './page-search';

it.each([
  ['', 1],
  ['?page=', 1],
  ['?page=abc', 1],
  ['?page=0', 1],
  ['?page=1.5', 1],
  ['?page=02', 2],
  ['?q=owl&page=3', 3],
])('pageIn parses the query %j as page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it('pageSearch returns an empty query for page 1', () => {
  expect([pageSearch(1), pageSearch(2)]).toEqual(['', '?page=2']);
});
