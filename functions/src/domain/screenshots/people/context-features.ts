import type { TextLine } from '../layout/text-lines';
import { plainWord } from '../wording/word-set';
import { isolatedWordFeatures } from './isolated-word-features';
import { neighborsOfLine, type PeoplePage, NEIGHBOR_SIDES } from './word-features';

/** The probability that a word is part of a person's name, and the probability that it is part of a handle. */
export interface WordScore {
  readonly name: number;
  readonly handle: number;
}

/**
 * Returns the features of each word for the second stage of the models that find names and handles. Most features
 * are the scores (0 to 1) that the models of the first stage gave to the word, to the words and lines around it, and to
 * other occurrences of the word. Some features describe the word itself, the length of its line, or the page.
 */
export function contextFeatureRows(page: PeoplePage, scores: readonly WordScore[]): number[][] {
  const byLine = new Map<TextLine, number[]>();
  const best = new Map<string, WordScore>();
  page.words.forEach(({ line, text }, index) => {
    byLine.set(line, [...(byLine.get(line) ?? []), index]);
    const [plain, score] = [plainWord(text), scores[index] ?? NO_SCORE];
    best.set(plain, higher(best.get(plain) ?? NO_SCORE, score));
  });
  const ofLine = (line: TextLine | null): WordScore =>
    (line ? (byLine.get(line) ?? []) : [])
      .map((index) => scores[index] ?? NO_SCORE)
      .reduce(higher, NO_SCORE);
  const mostOnPage = scores.reduce(higher, NO_SCORE);
  return [...byLine].flatMap(([line, indexes]) => {
    const around = neighborsOfLine(line, page.lines);
    const shared = [
      ...both(ofLine(line)),
      ...NEIGHBOR_SIDES.flatMap((side) => both(ofLine(around[side]))),
      ...both(mostOnPage),
    ];
    return indexes.map((index, at) => {
      const word = page.words[index];
      const beside = [-2, -1, 1, 2].map((step) => scores[indexes[at + step] ?? -1]);
      return [
        ...both(scores[index] ?? NO_SCORE),
        ...beside.flatMap((score) => (score ? both(score) : [-1, -1])),
        ...both(best.get(plainWord(word?.text ?? '')) ?? NO_SCORE),
        ...shared,
        ...(word ? isolatedWordFeatures(word).slice(0, 13) : []),
        line.words.length,
        page.isSale ? 1 : 0,
      ];
    });
  });
}

const NO_SCORE: WordScore = { name: 0, handle: 0 };

const higher = (a: WordScore, b: WordScore): WordScore => ({
  name: Math.max(a.name, b.name),
  handle: Math.max(a.handle, b.handle),
});

const both = ({ name, handle }: WordScore): readonly [number, number] => [name, handle];
