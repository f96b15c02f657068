/** A source of random numbers. The same seed gives the same numbers. */
export interface Random {
  /** Returns a number from 0 to 1, excluding 1. */
  next(): number;
  /** Returns a whole number from `least` to `most`, including both. */
  between(least: number, most: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Creates a source of random numbers with the mulberry32 algorithm. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    chance: (probability) => next() < probability,
  };
}
