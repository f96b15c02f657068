import type { Box } from '../layout/recognized-page';
import { enclosingBox } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';
import {
  joinedAcrossEmoji,
  withoutStrayStartWords,
  type LineWords,
  countWordsBeforeAmountOrGap,
  countLeadingAmountOrDateWords,
} from './line-parts';
import { titleChainFrom, isDetailText, ELLIPSIS_AT_END_PATTERN } from './title-chains';

export interface TitleCandidate {
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** The words of the possible title on all of its lines. */
  readonly words: LineWords;
  readonly box: Box;
  /** The lines below the possible title that could also be part of it. */
  readonly rest: readonly TextLine[];
  readonly cut: TitleCut;
}

/**
 * The part of its lines that a possible title leaves out. 'none': no part. 'end': the text after the title on each
 * line, which is an amount, a date, or text after a wide gap. 'dot': the text after a dot. 'phrase': the words of a
 * sentence around the title. 'start': an amount or a date before the title.
 */
export type TitleCut = 'none' | 'end' | 'dot' | 'phrase' | 'start';

const MAX_STARTS = 200;
const DOT = /^[·•∙|]$/;
/** Matches a label, or the beginning of a sentence, that is before a title on the same line. */
const BEFORE =
  /^(?:.{2,40}? (?:has )?(?:bought|purchased|ordered)(?: your (?:item|listing))?|item|title|sold|listing|product|you (?:just )?sold|new (?:sale|order)|order(?: for)?|your (?:item|listing))\s?[:!.–—-]?\s+/i;
/** Matches the end of a sentence that follows a title: 'Blue mug sold for', 'Blue mug has sold'. */
const AFTER =
  /\s+\(?(?:(?:has|have|was|is|just)\s+(?:been\s+)?)?(?:sold|purchased|shipped|bought)\b.*$|\s+for$|\s+(?:qty|quantity|size|x)\b.{0,6}$/i;
/** Matches the last words before a title inside a sentence: 'for the', 'sold my'. */
const LEAD =
  /\b(?:sold|selling|bought|buying|purchased|ordered|about|for|got|love|like|description|listing|item|title)\b[*:!-]*(?: (?:my|the|your|this|her|his|our|these)\b)? /gi;
const MAX_LEADS = 3;
/**
 * A title inside a sentence follows words such as 'sold my'. These words must end within this many characters of the
 * start of the sentence.
 */
const LEAD_WITHIN = 80;
/** Matches the text that ends a title inside a sentence: the end of the sentence, or an amount. */
const SENTENCE_END = /[.!?](?= |$)|(?: for| \(sold for)? (?:US ?)?[$€£] ?\d/;

/**
 * Returns the possible titles of a page. For each chain of lines, these are its first line, its first two lines, and so
 * on. Each is returned with and without the parts that may not belong to the title.
 */
export function titleCandidates(lines: readonly TextLine[]): TitleCandidate[] {
  const repaired = joinedAcrossEmoji(withoutStrayStartWords(lines));
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
      const chain = titleChainFrom(first, lines);
      return [
        ...chain.flatMap((_line, index) =>
          variantsOf(chain.slice(0, index + 1), chain.slice(index + 1)),
        ),
        ...indentedCandidates(first, lines),
      ];
    });
}

/**
 * Returns possible titles that begin after the amount or date at the start of a line. Such a title can continue on
 * lines below that have the same left edge as the title.
 */
function indentedCandidates(first: TextLine, lines: readonly TextLine[]): TitleCandidate[] {
  const words = first.words.slice(countLeadingAmountOrDateWords(first));
  if (words.length === first.words.length || words.length === 0) return [];
  const text = words.map((word) => word.text).join(' ');
  const own = { ...first, words, text, box: enclosingBox(words.map(({ box }) => box)) };
  const below = titleChainFrom(own, lines).slice(1);
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
  const whole = lines.flatMap((line) => line.words.slice(0, countWordsBeforeAmountOrGap(line)));
  const cuts: (readonly [TitleCut, LineWords])[] = [['none', words]];
  if (whole.length < words.length) cuts.push(['end', whole]);
  for (const dot of dotsIn(whole)) cuts.push(['dot', whole.slice(0, dot)]);
  const phrase = withoutPhrase(whole);
  if (phrase.length < whole.length) cuts.push(['phrase', phrase]);
  for (const named of namedInSentence(words))
    if (textOf(named) !== textOf(phrase)) cuts.push(['phrase', named]);
  return cuts.flatMap(([cut, own]) => candidateOf(own, { lines, rest, cut }));
}

/**
 * Returns the positions of the first and the last dot. The title may end at either dot, because a title can contain a
 * dot itself.
 */
function dotsIn(words: LineWords): ReadonlySet<number> {
  const isDot = ({ text }: LineWords[number]): boolean => DOT.test(text);
  return new Set([words.findIndex(isDot), words.findLastIndex(isDot)].filter((at) => at > 0));
}

function withoutPhrase(words: LineWords): LineWords {
  const text = textOf(words);
  const start = BEFORE.exec(text)?.[0].length ?? 0;
  const length = AFTER.exec(text.slice(start))?.index;
  return wordsWithin(words, start, length === undefined ? text.length : start + length);
}

/**
 * Returns the possible titles inside a sentence. Each begins after words such as 'sold my' and ends at an amount or at
 * the end of the sentence.
 */
function namedInSentence(words: LineWords): LineWords[] {
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

const textOf = (words: LineWords): string => words.map((word) => word.text).join(' ');

/** Returns the words that begin between two positions of a text: all words, joined with spaces. */
function wordsWithin(words: LineWords, start: number, end: number): LineWords {
  let at = 0;
  return words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from >= start && from < end;
  });
}

function candidateOf(
  words: LineWords,
  context: Pick<TitleCandidate, 'lines' | 'rest' | 'cut'>,
): TitleCandidate[] {
  const own = trimmed(words);
  const text = joined(own);
  if (!/\p{L}{2}/u.test(text)) return [];
  return [{ ...context, text, words: own, box: enclosingBox(own.map(({ box }) => box)) }];
}

/**
 * Removes icons and marks from the two ends of a title. Text recognition reads them as short words with low confidence.
 */
function trimmed(words: LineWords): LineWords {
  const isNoise = ({ text, confidence }: LineWords[number]): boolean =>
    !/[\p{L}\p{N}]/u.test(text) || (confidence < 0.5 && text.length < 3);
  const from = words.findIndex((word) => !isNoise(word));
  const to = words.findLastIndex((word) => !isNoise(word));
  return words.slice(Math.max(0, from), to + 1);
}

function joined(words: LineWords): string {
  return textOf(words)
    .replace(/(?<=[\p{L}\p{N}])- (?=[\p{L}\p{N}])/gu, '-')
    .replace(ELLIPSIS_AT_END_PATTERN, '');
}
