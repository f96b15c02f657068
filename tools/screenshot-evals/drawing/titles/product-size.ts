import type { Random } from '../../../../scripts/demo/random';
import { PRODUCT_KINDS, type ProductKind } from './things';
import * as words from './words';

const SIZES = {
  clothes: words.CLOTHES_SIZES,
  shoes: words.SHOE_SIZES,
  inches: words.MEASUREMENTS,
} as const;

/** Returns a random size of the given kind, such as a shoe size. Returns '' if the kind is 'none'. */
export function randomProductSize(random: Random, sizes: ProductKind['sizes']): string {
  return sizes === 'none' ? '' : random.pick(SIZES[sizes]);
}

/**
 * Returns the size to show in a list of facts. If the drawn product has no sizes, returns a text such as 'One size'.
 */
export function productSizeText(random: Random, drawing: string): string {
  const sizes = PRODUCT_KINDS.find((thing) => thing.drawing === drawing)?.sizes ?? 'none';
  return (
    randomProductSize(random, sizes).replace(/^(Sz|Size) /, '') ||
    random.pick(['OS', 'One size', 'One Size', 'Other'])
  );
}
