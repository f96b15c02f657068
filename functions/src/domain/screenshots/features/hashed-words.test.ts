import { expect, it } from 'vitest';
import { hashedWords } from './hashed-words';

it('hashedWords counts words of labels in slots, ignoring case, with different slots for different words', () => {
  expect(hashedWords('Shipping', 64)).toEqual(hashedWords('SHIPPING:', 64));
  expect(hashedWords('Shipping', 64)).not.toEqual(hashedWords('Total', 64));
});

it('hashedWords does not count names and words of titles', () => {
  expect(hashedWords('Vintage Pendleton Marjorie', 16)).toEqual(hashedWords('', 16));
});
