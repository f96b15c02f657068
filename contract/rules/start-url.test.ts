import { expect, test } from 'vitest';
import {
  isSearchStart,
  isShareStart,
  receiptUrl,
  receiptIn,
  RECEIPTS,
  SEARCH_START_URL,
  SHARE_START_URL,
  withoutStartParameters,
} from './start-url';

const queryOf = (url: string) => new URL(url, 'https://boloboard.test').searchParams;

test.each(RECEIPTS)('parses the receipt %s back from its URL', (receipt) => {
  const query = queryOf(receiptUrl(receipt));
  expect(isShareStart(query)).toBe(true);
  expect(receiptIn(query)).toBe(receipt);
});

test('returns no receipt for a shortcut or an unknown value', () => {
  expect(receiptIn(queryOf(SHARE_START_URL))).toBeNull();
  expect(receiptIn(queryOf('/?start=share&shared=other'))).toBeNull();
});

test('returns which of the two shortcuts opened the app', () => {
  expect(isShareStart(queryOf(SHARE_START_URL))).toBe(true);
  expect(isShareStart(queryOf(SEARCH_START_URL))).toBe(false);
  expect(isSearchStart(queryOf(SEARCH_START_URL))).toBe(true);
  expect(isSearchStart(queryOf('/'))).toBe(false);
});

test('removes only the parameters of the task from the query', () => {
  const query = queryOf('/?search=robot&start=share&shared=received&page=2');
  expect(withoutStartParameters(query).toString()).toBe('search=robot&page=2');
});
