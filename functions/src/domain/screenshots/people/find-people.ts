import type { TextLine } from '../layout/text-lines';
import {
  type DecisionTrees,
  roundedFeatures,
  treeScoreOf,
  unpackedTrees,
} from '../ranker/decision-trees';
import { PEOPLE_MODEL as MODEL } from './model-data';
import type { PageWord } from './page-words';
import { contextFeatureRows, type WordScore } from './context-features';
import { type PeoplePage, wordFeatureRows } from './word-features';

/** The name or handle of a person: the characters from `from` to `to` (exclusive) of a line. */
export interface FoundPerson {
  readonly kind: 'name' | 'handle';
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
  /** The probability that the text is a name or a handle, 0 to 1. */
  readonly confidence: number;
}

const TREES = {
  name: unpackedTrees(MODEL.name),
  handle: unpackedTrees(MODEL.handle),
  nameInContext: unpackedTrees(MODEL.nameInContext),
  handleInContext: unpackedTrees(MODEL.handleInContext),
};

/**
 * A word beside a name belongs to the name if its probability is at least this share of the highest probability among
 * the words of the name.
 */
const JOINED = 0.4;

export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Returns all names and handles of a page that have at least the given confidence. */
export function findPeople(page: PeoplePage, least: number): FoundPerson[] {
  const scores = wordScores(page);
  const byLine = new Map<TextLine, Scored[]>();
  page.words.forEach((word, index) => {
    const score = scores[index];
    if (score) byLine.set(word.line, [...(byLine.get(word.line) ?? []), { word, ...score }]);
  });
  return [...byLine.values()].flatMap((words) => [
    ...namesIn(words, least),
    ...words.flatMap((own) =>
      own.handle >= least && own.handle > own.name ? [personOf('handle', [own])] : [],
    ),
  ]);
}

interface Scored extends WordScore {
  readonly word: PageWord;
}

/**
 * Returns two probabilities for each word of a page: that the word is part of a name, and that it is part of a handle.
 */
export function wordScores(page: PeoplePage): WordScore[] {
  const alone = scoresOf(wordFeatureRows(page), TREES.name, TREES.handle);
  return scoresOf(contextFeatureRows(page, alone), TREES.nameInContext, TREES.handleInContext);
}

const scoresOf = (
  rows: readonly (readonly number[])[],
  name: DecisionTrees,
  handle: DecisionTrees,
): WordScore[] =>
  rows.map((row) => {
    const features = roundedFeatures(row);
    return {
      name: probabilityOf(treeScoreOf(name, features)),
      handle: probabilityOf(treeScoreOf(handle, features)),
    };
  });

/** Returns the names in a line: sequences of neighboring words that are likely parts of names. */
function namesIn(words: readonly Scored[], least: number): FoundPerson[] {
  const runs: Scored[][] = [];
  for (const own of words) {
    if (own.name < JOINED * least || own.handle > own.name) continue;
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && own.word.index === before.word.index + 1 && !isApart(before, own))
      last.push(own);
    else runs.push([own]);
  }
  return runs
    .map((run) => withoutWeakEnds(run, least))
    .filter((run) => run.some(({ name }) => name >= least))
    .map((run) => personOf('name', run));
}

/**
 * Returns true if two words belong to separate names. For example, 'Jane Doe: Sam left a review' contains two names.
 */
const isApart = (before: Scored, own: Scored): boolean =>
  /[:;|·•()]/.test(before.word.line.text.slice(before.word.to, own.word.from));

function withoutWeakEnds(run: readonly Scored[], least: number): Scored[] {
  const most = Math.max(...run.map(({ name }) => name));
  const isStrong = ({ name }: Scored): boolean => name >= Math.min(JOINED * most, least);
  return run.slice(run.findIndex(isStrong), run.findLastIndex(isStrong) + 1);
}

function personOf(kind: FoundPerson['kind'], run: readonly Scored[]): FoundPerson {
  const [first, last] = [run[0], run.at(-1)] as const;
  if (!first || !last) throw new Error('A person has words.');
  return {
    kind,
    line: first.word.line,
    from: first.word.from,
    to: last.word.to,
    confidence: Math.max(...run.map((own) => own[kind])),
  };
}
