import { expect, test } from 'vitest';
import {
  isSearchStart,
  isShareStart,
  receiptAddress,
  receiptIn,
  RECEIPTS,
  SEARCH_ADDRESS,
  SHARE_ADDRESS,
  withoutStart,
} from './start-address';

const queryOf = (address: string) => new URL(address, 'https://boloboard.test').searchParams;

test.each(RECEIPTS)('opens the share form with the receipt %s', (receipt) => {
  const query = queryOf(receiptAddress(receipt));
  expect(isShareStart(query)).toBe(true);
  expect(receiptIn(query)).toBe(receipt);
});

test('finds no receipt in a shortcut or an unknown value', () => {
  expect(receiptIn(queryOf(SHARE_ADDRESS))).toBeNull();
  expect(receiptIn(queryOf('/?start=share&shared=other'))).toBeNull();
});

test('tells the two shortcuts apart', () => {
  expect(isShareStart(queryOf(SHARE_ADDRESS))).toBe(true);
  expect(isShareStart(queryOf(SEARCH_ADDRESS))).toBe(false);
  expect(isSearchStart(queryOf(SEARCH_ADDRESS))).toBe(true);
  expect(isSearchStart(queryOf('/'))).toBe(false);
});

test('removes only the task from the query', () => {
  const query = queryOf('/?search=robot&start=share&shared=received&page=2');
  expect(withoutStart(query).toString()).toBe('search=robot&page=2');
});
