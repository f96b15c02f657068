import type { Amount } from '../../../functions/src/domain/screenshots/candidates/amounts';
import type { TitleCandidate } from '../../../functions/src/domain/screenshots/candidates/title-candidates';
import { titlePricePairFeatures } from '../../../functions/src/domain/screenshots/features/title-price-pair-features';
import { roundedFeatures } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import { shortlist } from '../../../functions/src/domain/screenshots/ranker/shortlist';
import type { PictureTrainingRows, CandidateRow } from './reading-rows';

export interface TitlePriceRow {
  readonly features: Float32Array;
  /** How right the pair is, from 0 to 1: the label of the title if the price is right, otherwise 0. */
  readonly label: number;
  readonly title: CandidateRow<TitleCandidate>;
  readonly price: CandidateRow<Amount>;
}

/**
 * Combines the titles and the prices with the highest scores, and returns a row for each pair. `titleScores` and
 * `priceScores` are in the order of `titles` and `prices`.
 */
export function titlePriceRows(
  { titles, prices, facts }: PictureTrainingRows,
  titleScores: readonly number[],
  priceScores: readonly number[],
): TitlePriceRow[] {
  const best = shortlist(
    titles.map(({ candidate }, index) => ({ candidate, score: titleScores[index] ?? 0 })),
    prices.map(({ candidate }, index) => ({ candidate, score: priceScores[index] ?? 0 })),
  );
  const titleRows = new Map(titles.map((row) => [row.candidate, row]));
  const priceRows = new Map(prices.map((row) => [row.candidate, row]));
  return best.titles.flatMap((title) =>
    best.prices.flatMap((price) => {
      const titleRow = titleRows.get(title.candidate);
      const priceRow = priceRows.get(price.candidate);
      if (!titleRow || !priceRow) return [];
      const features = roundedFeatures(
        titlePricePairFeatures([title, price], best.titles, best.prices, facts),
      );
      return [
        { features, label: titleRow.label * priceRow.label, title: titleRow, price: priceRow },
      ];
    }),
  );
}
