import { expect, test } from 'vitest';
import { createRandom } from '../../../scripts/demo/random';
import { shuffled } from './variety';

test('shuffled returns each block exactly once, and 200 calls with three blocks return all six orders', () => {
  const random = createRandom(3);
  const orders = Array.from({ length: 200 }, () => shuffled(random, ['a', 'b', 'c']));
  expect(new Set(orders.map((order) => order.join(''))).size).toBe(6);
  for (const order of orders) expect([...order].sort()).toEqual(['a', 'b', 'c']);
});
