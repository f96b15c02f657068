import type { Box } from '../layout/recognized-page';
import { enclosing } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';
import {
  joinedAcrossEmoji,
  withoutScraps,
  type Words,
  wordsBeforeEnd,
  wordsOfStart,
} from './line-parts';
import { chainFrom, isDetailText, SHORTENED } from './title-chains';

export interface TitleCandidate {
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** Its own words, from all its lines. */
  readonly words: Words;
  readonly box: Box;
  /** The lines below that could still belong to it. */
  readonly rest: readonly TextLine[];
  readonly cut: Cut;
}

/**
 * Which part of the lines is left out: nothing, what follows the title on each line (an amount, a date,
 * anything after a wide gap), what follows a dot, a phrase around the title, or an amount or a date before it.
 */
export type Cut = 'none' | 'end' | 'dot' | 'phrase' | 'start';

const MAX_STARTS = 200;
const DOT = /^[·•∙|]$/;
/** A label or the beginning of a sentence before a title on the same line. */
const BEFORE =
  /^(?:.{2,40}? (?:has )?(?:bought|purchased|ordered)(?: your (?:item|listing))?|item|title|sold|listing|product|you (?:just )?sold|new (?:sale|order)|order(?: for)?|your (?:item|listing))\s?[:!.–—-]?\s+/i;
/** The end of a sentence after a title: 'Blue mug sold for', 'Blue mug has sold'. */
const AFTER =
  /\s+\(?(?:(?:has|have|was|is|just)\s+(?:been\s+)?)?(?:sold|purchased|shipped|bought)\b.*$|\s+for$|\s+(?:qty|quantity|size|x)\b.{0,6}$/i;
/** The last words before a title within a sentence: 'for the', 'sold my'. */
const LEAD =
  /\b(?:sold|selling|bought|buying|purchased|ordered|about|for|got|love|like|description|listing|item|title)\b[*:!-]*(?: (?:my|the|your|this|her|his|our|these)\b)? /gi;
const MAX_LEADS = 3;
/** The title must begin within this many characters. Sentences rarely name the item later. */
const LEAD_WITHIN = 80;
/** What ends a title within a sentence: the end of the sentence, or an amount. */
const SENTENCE_END = /[.!?](?= |$)|(?: for| \(sold for)? (?:US ?)?[$€£] ?\d/;

/** Returns every start of every chain of lines as a possible title, with and without what may not belong to it. */
export function titleCandidates(lines: readonly TextLine[]): TitleCandidate[] {
  const repaired = joinedAcrossEmoji(withoutScraps(lines));
  const read = new Set(lines);
  const isRepaired = ({ lines: own }: TitleCandidate): boolean =>
    own.some((line) => !read.has(line));
  return [...candidatesIn(lines), ...candidatesIn(repaired).filter(isRepaired)];
}

function candidatesIn(lines: readonly TextLine[]): TitleCandidate[] {
  return lines
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !isDetailText(text))
    .slice(0, MAX_STARTS)
    .flatMap((first) => {
      const chain = chainFrom(first, lines);
      return [
        ...chain.flatMap((_line, index) =>
          variantsOf(chain.slice(0, index + 1), chain.slice(index + 1)),
        ),
        ...indentedCandidates(first, lines),
      ];
    });
}

/** Titles that begin after an amount or a date on their first line and go on below their own beginning. */
function indentedCandidates(first: TextLine, lines: readonly TextLine[]): TitleCandidate[] {
  const words = first.words.slice(wordsOfStart(first));
  if (words.length === first.words.length || words.length === 0) return [];
  const text = words.map((word) => word.text).join(' ');
  const own = { ...first, words, text, box: enclosing(words.map(({ box }) => box)) };
  const below = chainFrom(own, lines).slice(1);
  return [[], ...below.map((_line, index) => below.slice(0, index + 1))].flatMap((others) =>
    candidateOf([...words, ...others.flatMap((line) => line.words)], {
      lines: [first, ...others],
      rest: below.slice(others.length),
      cut: 'start',
    }),
  );
}

function variantsOf(lines: readonly TextLine[], rest: readonly TextLine[]): TitleCandidate[] {
  const words = lines.flatMap((line) => line.words);
  const whole = lines.flatMap((line) => line.words.slice(0, wordsBeforeEnd(line)));
  const cuts: (readonly [Cut, Words])[] = [['none', words]];
  if (whole.length < words.length) cuts.push(['end', whole]);
  for (const dot of dotsIn(whole)) cuts.push(['dot', whole.slice(0, dot)]);
  const phrase = withoutPhrase(whole);
  if (phrase.length < whole.length) cuts.push(['phrase', phrase]);
  for (const named of namedInSentence(words))
    if (textOf(named) !== textOf(phrase)) cuts.push(['phrase', named]);
  return cuts.flatMap(([cut, own]) => candidateOf(own, { lines, rest, cut }));
}

/** The first and the last dot, because a title may have one of its own. */
function dotsIn(words: Words): ReadonlySet<number> {
  const isDot = ({ text }: Words[number]): boolean => DOT.test(text);
  return new Set([words.findIndex(isDot), words.findLastIndex(isDot)].filter((at) => at > 0));
}

function withoutPhrase(words: Words): Words {
  const text = textOf(words);
  const start = BEFORE.exec(text)?.[0].length ?? 0;
  const length = AFTER.exec(text.slice(start))?.index;
  return wordsWithin(words, start, length === undefined ? text.length : start + length);
}

/** Returns what may be a title within a sentence: the words after each lead, up to the end of the sentence or an amount. */
function namedInSentence(words: Words): Words[] {
  const text = textOf(words);
  const starts = [...text.slice(0, LEAD_WITHIN).matchAll(LEAD)].map(
    ({ 0: lead, index }) => index + lead.length,
  );
  return starts.slice(0, MAX_LEADS).map((start) => {
    const rest = text.slice(start);
    const lengths = [SENTENCE_END, AFTER].map((end) => end.exec(rest)?.index ?? rest.length);
    return wordsWithin(words, start, start + Math.min(...lengths));
  });
}

const textOf = (words: Words): string => words.map((word) => word.text).join(' ');

/** Returns the words that begin at `start` or later and before `end`, counted in characters of their joined text. */
function wordsWithin(words: Words, start: number, end: number): Words {
  let at = 0;
  return words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from >= start && from < end;
  });
}

function candidateOf(
  words: Words,
  context: Pick<TitleCandidate, 'lines' | 'rest' | 'cut'>,
): TitleCandidate[] {
  const own = trimmed(words);
  const text = joined(own);
  if (!/\p{L}{2}/u.test(text)) return [];
  return [{ ...context, text, words: own, box: enclosing(own.map(({ box }) => box)) }];
}

/** Without icons and marks at either end, which engines read as short unsure words. */
function trimmed(words: Words): Words {
  const isNoise = ({ text, confidence }: Words[number]): boolean =>
    !/[\p{L}\p{N}]/u.test(text) || (confidence < 0.5 && text.length < 3);
  const from = words.findIndex((word) => !isNoise(word));
  const to = words.findLastIndex((word) => !isNoise(word));
  return words.slice(Math.max(0, from), to + 1);
}

function joined(words: Words): string {
  return textOf(words)
    .replace(/(?<=[\p{L}\p{N}])- (?=[\p{L}\p{N}])/gu, '-')
    .replace(SHORTENED, '');
}
