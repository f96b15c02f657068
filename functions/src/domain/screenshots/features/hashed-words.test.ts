import { expect, it } from 'vitest';
import { hashedWordCounts } from './hashed-words';

it('hashedWordCounts counts label words without regard to case, and counts "Shipping" and "Total" in different slots', () => {
  expect(hashedWordCounts('Shipping', 64)).toEqual(hashedWordCounts('SHIPPING:', 64));
  expect(hashedWordCounts('Shipping', 64)).not.toEqual(hashedWordCounts('Total', 64));
});

it('hashedWordCounts does not count names and words of titles', () => {
  expect(hashedWordCounts('Vintage Pendleton Marjorie', 16)).toEqual(hashedWordCounts('', 16));
});
