import type { AutoExtract } from '@contract/schemas/extraction';
import { centsToDecimal } from '@contract/rules/money';
import type { Box } from '../layout/recognized-page';
import { bottom, right } from '../layout/geometry';
import type { PriceCandidate } from './price-candidates';
import type { TitleCandidate } from './title-candidates';

/** Result of an extraction. Empty strings mean not found; the price is like '34.99'. */
export interface ExtractedSale extends Pick<AutoExtract, 'platform' | 'soldDate'> {
  readonly title: string;
  readonly price: string;
  /** 0 to 1. For the levels see docs/product.md#reading-a-screenshot. */
  readonly confidence: number;
}

export interface ChosenSale extends Pick<ExtractedSale, 'title' | 'price' | 'confidence'> {
  readonly titleBox: Box | null;
  readonly priceBox: Box | null;
}

interface Pair {
  readonly title: TitleCandidate | null;
  readonly price: PriceCandidate | null;
  readonly score: number;
}

/** Every title is paired with every price. */
const MAX_TITLES = 200;
const MIN_TITLE_SCORE = -3.5;
const MIN_PRICE_SCORE = -4.5;
const HALF_CONFIDENCE = 0.4;
const GUESS = 0.45;
/** Largest distance between the left edges of the title and of a price on the photo, in cap heights of the title. */
const LAID_INDENT = 2;
/** Largest vertical distance of a price in the column to the right, in cap heights of the title. */
const BESIDE = 1.5;
/** Highest confidence if a part of the title could not be read. */
const CUT = 0.7;
const NOTHING: ChosenSale = {
  title: '',
  price: '',
  confidence: 0,
  titleBox: null,
  priceBox: null,
};

export function chooseSale(
  titles: readonly TitleCandidate[],
  prices: readonly PriceCandidate[],
): ChosenSale {
  const pairs = pairsOf(titles, prices).toSorted((a, b) => b.score - a.score);
  const best = pairs[0];
  if (!best) return NOTHING;
  return {
    title: best.title?.text ?? '',
    price: best.price ? centsToDecimal(best.price.cents) : '',
    confidence: confidenceIn(best, pairs),
    titleBox: best.title?.box ?? null,
    priceBox: best.price?.line.box ?? null,
  };
}

function pairsOf(titles: readonly TitleCandidate[], prices: readonly PriceCandidate[]): Pair[] {
  const likelyTitles = titles.filter(({ score }) => score > MIN_TITLE_SCORE).slice(0, MAX_TITLES);
  const likelyPrices = prices.filter(({ score }) => score > MIN_PRICE_SCORE);
  if (likelyPrices.length === 0) {
    return likelyTitles.map((title) => ({ title, price: null, score: title.score }));
  }
  if (likelyTitles.length === 0) {
    return likelyPrices.map((price) => ({ title: null, price, score: price.score }));
  }
  return likelyTitles.flatMap((title) =>
    likelyPrices.map((price) => ({
      title,
      price,
      score: title.score + price.score + nearness(title, price),
    })),
  );
}

function nearness(title: TitleCandidate, price: PriceCandidate): number {
  const priceBox = price.line.box;
  const below = (priceBox.y - bottom(title.box)) / title.size;
  const above = (title.box.y - bottom(priceBox)) / title.size;
  const indent =
    Math.min(Math.abs(priceBox.x - title.box.x), Math.abs(price.x - title.box.x)) / title.size;
  const isAligned = indent < 1.2;
  if (isAligned && below > -0.5 && below < 9) return 3.5 - 0.35 * Math.max(0, below);
  if (indent < LAID_INDENT && above > -0.5 && above < 4) return 2.8 - 0.4 * Math.max(0, above);
  if (price.x > right(title.box) && Math.max(above, below) < BESIDE) return 2;
  if (price.isLabelled && below > 0) return 1.5;
  if (below > -0.5 && below < BESIDE && price.x < right(title.box)) return 1.5;
  if (above > 0 && above < 5 && price.x < right(title.box)) return 0.5;
  return -1;
}

function confidenceIn(best: Pair, pairs: readonly Pair[]): number {
  const { title, price } = best;
  if (!title || !price) return HALF_CONFIDENCE;
  const otherTitle = pairs.find((pair) => pair.title !== title);
  const otherPrice = pairs.find((pair) => pair.price?.cents !== price.cents);
  const sureness = Math.min(
    sure(best.score - (otherTitle?.score ?? -Infinity)) * legible(title.confidence, title.weakest),
    sure(best.score - (otherPrice?.score ?? -Infinity)) *
      legible(price.confidence, price.confidence),
    sure(best.score - 1),
    title.isCut ? CUT : 1,
  );
  return Math.round(sureness * 100) / 100;
}

/** Converts the lead over the next best candidate into confidence: 0.5 without a lead, 0.98 from 3 points on. */
function sure(lead: number): number {
  return 0.5 + 0.48 * Math.min(1, Math.max(0, lead / 3));
}

/** Returns a factor for the engine's own confidence: 1 from 0.85 on, but at most 0.75 if a word is a guess. */
function legible(confidence: number, weakest: number): number {
  return Math.min(1, 0.15 + confidence, weakest < GUESS ? 0.75 : 1);
}
