import {
  areaOfRectangle,
  type CoverCandidate,
  type Rectangle,
  sumOfBorderShares,
} from './cover-candidates';

/** Sides of two candidates count as the same if they are at most this many pixels apart. */
const SAME = 2;
const NEARLY_SAME = 0.8;

interface Relations {
  around: number;
  inside: number;
  similar: number;
  beside: number;
  sameSides: number;
  /**
   * Three candidates that are related to this candidate: the clearest one closely around it, the clearest one closely
   * inside it, and the clearest one similar to it. Each value is how clear the sides of that candidate are, as a sum
   * over its four sides (0 to 4).
   */
  clearestAround: number;
  clearestInside: number;
  clearestSimilar: number;
  larger: number;
}

/**
 * Returns eleven features of the cover model for each candidate, about its relations to the other candidates.
 * - Feature 1: the position of the candidate in the list, as a share (0 to 1). Feature 2: the logarithm of the number
 * of candidates. Feature 3: the share of candidates that are larger.
 * - Features 4 and 5: the logarithms of 1 + the number of candidates around this candidate, and inside it.
 * - Features 6 to 8: the number of similar candidates, of candidates of the same size in other places, and of
 * candidates that share three sides.
 * - Features 9 to 11: how much clearer (-4 to 4) the sides of a related candidate are than the sides of this one. The
 * related candidate is the clearest one closely around this candidate (9), closely inside it (10), or similar to it
 * (11).
 */
export function relationFeatures(candidates: readonly CoverCandidate[]): number[][] {
  const measured = candidates.map(measure);
  return measured.map((own, at) => {
    const relations = noRelations();
    for (const other of measured) if (other !== own) relate(relations, own, other);
    const all = Math.max(1, candidates.length);
    return [
      at / all,
      Math.log(all),
      relations.larger / all,
      Math.log(1 + relations.around),
      Math.log(1 + relations.inside),
      relations.similar,
      relations.beside,
      relations.sameSides,
      relations.clearestAround - own.clear,
      relations.clearestInside - own.clear,
      relations.clearestSimilar - own.clear,
    ];
  });
}

const noRelations = (): Relations => ({
  around: 0,
  inside: 0,
  similar: 0,
  beside: 0,
  sameSides: 0,
  clearestAround: 0,
  clearestInside: 0,
  clearestSimilar: 0,
  larger: 0,
});

interface Measured {
  readonly box: Rectangle;
  readonly area: number;
  /** How clear the four sides of the candidate are in total, as a sum from 0 to 4. */
  readonly clear: number;
}

const measure = (candidate: CoverCandidate): Measured => ({
  box: candidate,
  area: areaOfRectangle(candidate),
  clear: sumOfBorderShares(candidate.sides),
});

function relate(
  relations: Relations,
  { box: own, area }: Measured,
  { box: other, area: otherArea, clear }: Measured,
): void {
  if (otherArea > area) relations.larger += 1;
  const shared = sharedArea(own, other);
  const isAround = shared >= area * 0.98;
  const isInside = shared >= otherArea * 0.98;
  if (isAround) relations.around += 1;
  if (isInside) relations.inside += 1;
  if (isAround && otherArea < 2 * area)
    relations.clearestAround = Math.max(relations.clearestAround, clear);
  if (isInside && area < 2 * otherArea)
    relations.clearestInside = Math.max(relations.clearestInside, clear);
  if (shared >= NEARLY_SAME * (area + otherArea - shared)) {
    relations.similar += 1;
    relations.clearestSimilar = Math.max(relations.clearestSimilar, clear);
  }
  if (shared === 0 && isSameSize(own, other)) relations.beside += 1;
  relations.sameSides += sharedSides(own, other) >= 3 ? 1 : 0;
}

function sharedArea(one: Rectangle, other: Rectangle): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.x, other.x);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= SAME;

const isSameSize = (one: Rectangle, other: Rectangle): boolean =>
  isClose(one.right - one.x, other.right - other.x) &&
  isClose(one.bottom - one.y, other.bottom - other.y);

const sharedSides = (one: Rectangle, other: Rectangle): number =>
  Number(isClose(one.x, other.x)) +
  Number(isClose(one.right, other.right)) +
  Number(isClose(one.y, other.y)) +
  Number(isClose(one.bottom, other.bottom));
