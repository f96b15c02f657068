import { MAX_CENTS } from '@contract/schemas/money';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_STEP_COUNT, priceStepOf, priceRangeOfStep } from './price-steps';

const anyCents = fc.oneof(fc.nat(200), fc.nat(100_000), fc.nat(MAX_CENTS));

it('priceStepOf divides all prices into steps without gaps, in ascending order', () => {
  let next = 0;
  for (let step = 0; step < PRICE_STEP_COUNT; step += 1) {
    const { low, high } = priceRangeOfStep(step);
    expect([step, low]).toEqual([step, next]);
    expect([priceStepOf(low), priceStepOf(high)]).toEqual([step, step]);
    next = high + 1;
  }
  expect(next).toBe(2 ** 31);
});

it('priceStepOf returns steps whose highest and lowest price differ by at most 3.2% of any price in the step', () => {
  fc.assert(
    fc.property(anyCents, (cents) => {
      const { low, high } = priceRangeOfStep(priceStepOf(cents));
      expect(low).toBeLessThanOrEqual(cents);
      expect(high).toBeGreaterThanOrEqual(cents);
      expect(high - low).toBeLessThanOrEqual(0.032 * cents);
    }),
  );
});
