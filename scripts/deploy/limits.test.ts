import { expect, test } from 'vitest';
import { overLimits } from './limits';

test('at its limit a file passes, over it the sentence names it', () => {
  expect(overLimits([{ name: 'firestore.rules', bytes: 256_000, limit: 256_000 }])).toEqual([]);
  expect(overLimits([{ name: 'firestore.rules', bytes: 300_000, limit: 256_000 }])).toEqual([
    'firestore.rules is 0.30 MB and Firebase takes 0.26 MB: make it smaller.',
  ]);
});
