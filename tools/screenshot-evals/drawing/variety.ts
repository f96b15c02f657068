import type { Random } from '../../../scripts/demo/random';

/** Returns the blocks in random order. */
export function shuffled<T>(random: Random, blocks: readonly T[]): readonly T[] {
  const left = [...blocks];
  const ordered: T[] = [];
  while (left.length > 0) ordered.push(...left.splice(random.between(0, left.length - 1), 1));
  return ordered;
}

/** Joins blocks of HTML in random order. */
export const inAnyOrder = (random: Random, ...blocks: readonly string[]) =>
  shuffled(random, blocks).join('');

/** Returns the HTML with the given probability, otherwise nothing. */
export const maybe = (random: Random, probability: number, html: string) =>
  random.chance(probability) ? html : '';
