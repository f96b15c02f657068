/**
 * The number of steps from a price to twice that price. If a step is wider than one cent, its width is at most 1/32 of
 * its lowest price.
 */
const PER_DOUBLING = 32;
const BITS = Math.log2(PER_DOUBLING);
const LARGEST = 2 ** 31 - 1;

/**
 * Returns the number of the price step that contains a price in cents. A higher price is never in a lower step. Each
 * price below 64 cents has its own step.
 */
export function priceStepOf(cents: number): number {
  const shift = Math.max(0, 31 - BITS - Math.clz32(cents));
  return shift * PER_DOUBLING + (cents >> shift);
}

/** Returns the lowest and the highest price of a step, in cents. */
export function priceRangeOfStep(step: number): { readonly low: number; readonly high: number } {
  const shift = Math.max(0, Math.floor(step / PER_DOUBLING) - 1);
  const low = (step - shift * PER_DOUBLING) * 2 ** shift;
  return { low, high: low + 2 ** shift - 1 };
}

export const PRICE_STEP_COUNT = priceStepOf(LARGEST) + 1;
