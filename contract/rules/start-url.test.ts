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

test.each(RECEIPTS)(
  'receiptIn parses the receipt %s from the URL that receiptUrl returns',
  (receipt) => {
    const query = queryOf(receiptUrl(receipt));
    expect(isShareStart(query)).toBe(true);
    expect(receiptIn(query)).toBe(receipt);
  },
);

test('receiptIn returns null for the URL of a shortcut and for an unknown receipt', () => {
  expect(receiptIn(queryOf(SHARE_START_URL))).toBeNull();
  expect(receiptIn(queryOf('/?start=share&shared=other'))).toBeNull();
});

test('isShareStart and isSearchStart each return true only for the URL of their own shortcut', () => {
  expect(isShareStart(queryOf(SHARE_START_URL))).toBe(true);
  expect(isShareStart(queryOf(SEARCH_START_URL))).toBe(false);
  expect(isSearchStart(queryOf(SEARCH_START_URL))).toBe(true);
  expect(isSearchStart(queryOf('/'))).toBe(false);
});

test('withoutStartParameters removes only the parameters `start` and `shared` from the query', () => {
  const query = queryOf('/?search=robot&start=share&shared=received&page=2');
  expect(withoutStartParameters(query).toString()).toBe('search=robot&page=2');
});
