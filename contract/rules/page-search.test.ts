import { expect, it } from 'vitest';
import { pageNumberIn, pageNumberQuery } from './page-search';

it.each([
  ['', 1],
  ['?page=', 1],
  ['?page=abc', 1],
  ['?page=0', 1],
  ['?page=1.5', 1],
  ['?page=02', 2],
  ['?q=owl&page=3', 3],
])('pageNumberIn parses the query %j as page %i', (query, page) => {
  expect(pageNumberIn(new URLSearchParams(query))).toBe(page);
});

it("pageNumberQuery returns an empty query for page 1, and '?page=2' for page 2", () => {
  expect([pageNumberQuery(1), pageNumberQuery(2)]).toEqual(['', '?page=2']);
});
