import type { Amount } from '../candidates/amounts';
import type { TitleCandidate } from '../candidates/title-candidates';
import type { ScoredCandidate } from '../features/pair-features';

/**
 * How many titles, and how many prices, a shortlist keeps: those with the best scores. Each kept title is paired with
 * each kept price.
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
