import { expect, it } from 'vitest';
import { hashedWordCounts } from './hashed-words';

it('hashedWordCounts counts words of labels in slots, ignoring case, with different slots for different words', () => {
  expect(hashedWordCounts('Shipping', 64)).toEqual(hashedWordCounts('SHIPPING:', 64));
  expect(hashedWordCounts('Shipping', 64)).not.toEqual(hashedWordCounts('Total', 64));
});

it('hashedWordCounts does not count names and words of titles', () => {
  expect(hashedWordCounts('Vintage Pendleton Marjorie', 16)).toEqual(hashedWordCounts('', 16));
});
