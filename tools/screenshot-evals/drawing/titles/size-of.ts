import type { Random } from '../../../../scripts/demo/random';
import { PRODUCT_KINDS, type ProductKind } from './things';
import * as words from './words';

const SIZES = {
  clothes: words.CLOTHES_SIZES,
  shoes: words.SHOE_SIZES,
  inches: words.MEASUREMENTS,
} as const;

/** Returns a size that suits the kind of item, or '' if it has no sizes. */
export function sizeOf(random: Random, sizes: ProductKind['sizes']): string {
  return sizes === 'none' ? '' : random.pick(SIZES[sizes]);
}

/** Returns a size for a list of facts: one that suits the drawn product, or 'One size'. */
export function sizeFact(random: Random, drawing: string): string {
  const sizes = PRODUCT_KINDS.find((thing) => thing.drawing === drawing)?.sizes ?? 'none';
  return (
    sizeOf(random, sizes).replace(/^(Sz|Size) /, '') ||
    random.pick(['OS', 'One size', 'One Size', 'Other'])
  );
}
