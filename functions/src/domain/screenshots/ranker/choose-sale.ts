import { centsToDecimal } from '@contract/schemas/money';
import type { Amount } from '../candidates/amounts';
import { isClearlyFee } from '../candidates/fee-labels';
import type { LineWords } from '../candidates/line-parts';
import type { RankerPage } from '../candidates/ranker-page';
import { type TitleCandidate, titleCandidates } from '../candidates/title-candidates';
import { pageFacts, type PageFacts } from '../features/page-facts';
import { priceFeatures } from '../features/price-features';
import { titleFeatures } from '../features/title-features';
import {
  titlePricePairFeatures,
  type ScoredCandidate,
} from '../features/title-price-pair-features';
import type { Box } from '../layout/recognized-page';
import { calibratedShare } from './calibration';
import { roundedFeatures, treeScoreOf, unpackedTrees } from './decision-trees';
import { hasRival, isDoubtfulTitle, type ScoredTitlePricePair } from './doubt';
import { RANKER_MODEL } from './model-data';
import { type Shortlist, shortlist } from './shortlist';

/** The chosen title and price of a sale. They are '' if they were not found. A price is text such as '34.99'. */
export interface ChosenSale {
  readonly title: string;
  readonly price: string;
  /**
   * The probability that title and price are both right, 0 to 1. docs/product.md#reading-a-screenshot describes its
   * levels.
   */
  readonly confidence: number;
  /** The box of the title, in pixels of the page without tilt. */
  readonly titleBox: Box | null;
  /** The words of each line of the title. */
  readonly titleLines: readonly LineWords[];
  readonly priceBox: Box | null;
  readonly amount: Amount | null;
}

/**
 * The highest confidence of a sale whose title or price is doubtful. It is so low that the share form shows a caution.
 */
const DOUBTFUL_CONFIDENCE = 0.7;

/**
 * The highest confidence of a sale with only a title or only a price. It is so low that the share form shows a caution.
 */
const HALF_CONFIDENCE = 0.4;

/**
 * The minimum score (log odds) of a title, and the minimum score of a price. If all possible titles have lower scores,
 * the result has no title. If all amounts have lower scores, it has no price. For example, a page with only fees has no
 * price.
 */
const MIN_SCORE = { title: -3.5, price: -2 };

const TREES = {
  title: unpackedTrees(RANKER_MODEL.title),
  price: unpackedTrees(RANKER_MODEL.price),
  pair: unpackedTrees(RANKER_MODEL.pair),
};

/** Chooses the title and the price of a page with the trained model. See docs/reading-screenshots.md. */
export function chooseSale(page: RankerPage): ChosenSale {
  const facts = pageFacts(page);
  const best = shortlist(
    scoredTitles(facts).filter(({ score }) => score > MIN_SCORE.title),
    scoredPrices(facts).filter(({ score }) => score > MIN_SCORE.price),
  );
  const [title] = best.titles;
  const [price] = best.prices;
  if (!title || !price) return saleOf(title?.candidate, price?.candidate, HALF_CONFIDENCE);
  const pairs = scoredPairs(best, facts);
  const [pair] = pairs.toSorted((a, b) => b.score - a.score);
  if (!pair) return saleOf(title.candidate, price.candidate, HALF_CONFIDENCE);
  const likely = calibratedShare(RANKER_MODEL.calibration, pair.score);
  const isUnsure = isDoubtfulTitle(pair.title) || hasRival(pair, pairs);
  const confidence = isUnsure ? Math.min(DOUBTFUL_CONFIDENCE, likely) : likely;
  return saleOf(pair.title, pair.price, confidence);
}

function scoredTitles(facts: PageFacts): ScoredCandidate<TitleCandidate>[] {
  return titleCandidates(facts.lines).map((candidate) => ({
    candidate,
    score: treeScoreOf(TREES.title, roundedFeatures(titleFeatures(candidate, facts))),
  }));
}

/** Returns the amounts with their scores. Leaves out amounts whose label names a fee, a payout or a tax. */
function scoredPrices(facts: PageFacts): ScoredCandidate<Amount>[] {
  return facts.amounts
    .filter((candidate) => !isClearlyFee(candidate, facts.lines))
    .map((candidate) => ({
      candidate,
      score: treeScoreOf(TREES.price, roundedFeatures(priceFeatures(candidate, facts))),
    }));
}

function scoredPairs({ titles, prices }: Shortlist, facts: PageFacts): ScoredTitlePricePair[] {
  return titles.flatMap((title) =>
    prices.map((price) => ({
      title: title.candidate,
      price: price.candidate,
      score: treeScoreOf(
        TREES.pair,
        roundedFeatures(titlePricePairFeatures([title, price], titles, prices, facts)),
      ),
    })),
  );
}

function saleOf(
  title: TitleCandidate | undefined,
  price: Amount | undefined,
  confidence: number,
): ChosenSale {
  return {
    title: title?.text ?? '',
    price: price ? centsToDecimal(price.cents) : '',
    confidence: (title ?? price) ? Math.round(confidence * 100) / 100 : 0,
    titleBox: title?.box ?? null,
    titleLines: title ? ownWords(title) : [],
    priceBox: price?.box ?? null,
    amount: price ?? null,
  };
}

function ownWords({ lines, words }: TitleCandidate): LineWords[] {
  const own = new Set(words);
  return lines
    .map((line) => line.words.filter((word) => own.has(word)))
    .filter(({ length }) => length > 0);
}
