import type { Amount } from '../candidates/amounts';
import type { TitleCandidate } from '../candidates/title-candidates';
import { bottomEdge, rightEdge, verticalOverlap } from '../layout/geometry';
import type { PageFacts } from './page-facts';

/** A possible title or price with the score that the title model or the price model gives it, in log odds. */
export interface ScoredCandidate<T> {
  readonly candidate: T;
  readonly score: number;
}

/**
 * Returns the features of a pair of a title and a price, for the pair model. `titles` and `prices` are sorted by score,
 * the highest first.
 */
export function titlePricePairFeatures(
  [title, price]: readonly [ScoredCandidate<TitleCandidate>, ScoredCandidate<Amount>],
  titles: readonly ScoredCandidate<TitleCandidate>[],
  prices: readonly ScoredCandidate<Amount>[],
  facts: PageFacts,
): number[] {
  return [
    ...standing(title, titles),
    ...standing(price, prices),
    title.score + price.score,
    ...placement(title.candidate, price.candidate, facts),
    ...overlap(title.candidate, titles),
    title.candidate.lines.length,
    title.candidate.text.length,
    Math.min(...title.candidate.words.map(({ confidence }) => confidence)),
    price.candidate.confidence,
    price.candidate.hasSign ? 1 : 0,
    price.candidate.hasCents ? 1 : 0,
    facts.amounts.length,
    facts.lines.length,
  ];
}

function standing<T>(own: ScoredCandidate<T>, all: readonly ScoredCandidate<T>[]): number[] {
  const [best, second] = all;
  const rival = own === best ? second : best;
  return [own.score, all.indexOf(own), own.score - (rival?.score ?? -10), all.length];
}

function placement({ box, lines }: TitleCandidate, price: Amount, facts: PageFacts): number[] {
  const size = Math.max(1, ...lines.map((line) => line.size));
  const down = (price.box.y - bottomEdge(box)) / size;
  const up = (box.y - bottomEdge(price.box)) / size;
  const top = Math.min(box.y, price.box.y);
  const end = Math.max(bottomEdge(box), bottomEdge(price.box));
  const isBetween = ({ y, height }: Amount['box']): boolean => y > top && y + height < end;
  return [
    down,
    up,
    (price.box.x - box.x) / size,
    (price.box.x - rightEdge(box)) / size,
    (rightEdge(price.box) - rightEdge(box)) / size,
    price.size / size,
    verticalOverlap(price.box, box),
    lines.includes(price.line) ? 1 : 0,
    facts.lines.filter((line) => isBetween(line.box)).length,
    facts.amounts.filter((amount) => isBetween(amount.box)).length,
    (Math.max(down, up) * size) / facts.level.height,
  ];
}

/**
 * Returns two features of the pair model: the best score (log odds) of a candidate that extends the title, and the best
 * score of a candidate that is a part of the title. A score is -10 if there is no such candidate.
 */
function overlap(
  title: TitleCandidate,
  titles: readonly ScoredCandidate<TitleCandidate>[],
): number[] {
  const others = titles.filter(({ candidate }) => candidate.text !== title.text);
  const longer = others.filter(({ candidate }) => candidate.text.includes(title.text));
  const shorter = others.filter(({ candidate }) => title.text.includes(candidate.text));
  const best = (scored: readonly ScoredCandidate<TitleCandidate>[]): number =>
    Math.max(-10, ...scored.map(({ score }) => score));
  return [best(longer), best(shorter)];
}
