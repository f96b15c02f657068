import { createHorizontalBands } from './bands';
import { bottomEdge, rightEdge } from './geometry';
import { median } from './letter-size';
import type { Box, RecognizedWord } from './recognized-page';

/**
 * Two boxes of different readings show the same letters if at least this share of the smaller box is inside the
 * other.
 */
const SAME_PLACE = 0.3;
/**
 * The minimum confidence of words that only the first reading, or only the second reading, contains. `second` is higher
 * than `first`, because the second reading sees more letters in photographs.
 */
const ALONE = { first: 0.4, second: 0.7 };

interface Place {
  readonly first: RecognizedWord[];
  readonly second: RecognizedWord[];
}

/**
 * Merges two readings of a page, because each reading misses and misreads different words. If the two readings have
 * words in the same place, keeps the words of the reading with the higher confidence. All boxes are in pixels of the
 * same picture.
 */
export function mergedReadings(
  first: readonly RecognizedWord[],
  second: readonly RecognizedWord[],
): RecognizedWord[] {
  return placesOf(first, second).flatMap((place) => {
    if (place.second.length === 0) return place.first.filter(isAtLeast(ALONE.first));
    if (place.first.length === 0) return place.second.filter(isAtLeast(ALONE.second));
    return sureness(place.second) > sureness(place.first) ? place.second : place.first;
  });
}

const isAtLeast =
  (least: number) =>
  ({ confidence }: RecognizedWord): boolean =>
    confidence >= least;

/** Returns the confidence of a reading: the mean confidence of its words, weighted by their number of letters. */
function sureness(words: readonly RecognizedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

/**
 * Groups the words of the two readings by place. Two words are in the same place if they overlap, directly or through
 * other words.
 */
function placesOf(first: readonly RecognizedWord[], second: readonly RecognizedWord[]): Place[] {
  const places = new Map<RecognizedWord, Place>();
  const bands = createHorizontalBands<RecognizedWord>(
    Math.max(1, median(first.map(({ box }) => box.height))),
  );
  for (const word of first) {
    places.set(word, { first: [word], second: [] });
    bands.add(word, word.box.y, bottomEdge(word.box));
  }
  const alone: Place[] = [];
  for (const word of second) {
    const under = bands
      .between(word.box.y, bottomEdge(word.box))
      .filter(({ box }) => areInSamePlace(box, word.box));
    const found = new Set(under.map((other) => places.get(other) ?? { first: [], second: [] }));
    const place = joined([...found, { first: [], second: [word] }]);
    for (const own of place.first) places.set(own, place);
    if (place.first.length === 0) alone.push(place);
  }
  return [...new Set([...places.values(), ...alone])];
}

const joined = (places: readonly Place[]): Place => ({
  first: places.flatMap((place) => place.first),
  second: places.flatMap((place) => place.second),
});

function areInSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(rightEdge(a), rightEdge(b)) - Math.max(a.x, b.x);
  const height = Math.min(bottomEdge(a), bottomEdge(b)) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}
