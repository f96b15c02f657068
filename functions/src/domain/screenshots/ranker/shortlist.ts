import type { Amount } from '../candidates/amounts';
import type { TitleCandidate } from '../candidates/title-candidates';
import type { ScoredCandidate } from '../features/title-price-pair-features';

/**
 * The number of titles, and the number of prices, in a shortlist. A shortlist contains those with the best scores. Each
 * title of a shortlist is paired with each price.
 */
const BEST = 4;

export interface Shortlist {
  readonly titles: readonly ScoredCandidate<TitleCandidate>[];
  readonly prices: readonly ScoredCandidate<Amount>[];
}

/**
 * Returns the titles and the prices with the best scores. All titles have different texts, and all prices have
 * different amounts.
 */
export function shortlist(
  titles: readonly ScoredCandidate<TitleCandidate>[],
  prices: readonly ScoredCandidate<Amount>[],
): Shortlist {
  return {
    titles: bestOf(titles, ({ text }) => text.toLowerCase()),
    prices: bestOf(prices, ({ cents }) => cents),
  };
}

function bestOf<T>(
  all: readonly ScoredCandidate<T>[],
  valueOf: (candidate: T) => unknown,
): ScoredCandidate<T>[] {
  const seen = new Set<unknown>();
  const best: ScoredCandidate<T>[] = [];
  for (const scored of all.toSorted((a, b) => b.score - a.score)) {
    const value = valueOf(scored.candidate);
    if (seen.has(value)) continue;
    seen.add(value);
    best.push(scored);
    if (best.length === BEST) break;
  }
  return best;
}
