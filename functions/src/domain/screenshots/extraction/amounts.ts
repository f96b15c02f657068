import { capHeight } from '../layout/letter-size';
import type { RecognizedWord } from '../layout/recognized-page';
import { right } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';

/** An amount of money as a line has it. */
export interface Amount {
  readonly cents: number;
  readonly line: TextLine;
  /** Left edge of the amount in pixels. */
  readonly x: number;
  readonly size: number;
  /** The engine's confidence in the amount, 0 to 1. */
  readonly confidence: number;
  /** Has a sign or code of its currency. */
  readonly hasSign: boolean;
  /** The text around it, up to the next amounts of its line. */
  readonly before: string;
  readonly after: string;
}

const FIGURES = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})`;
/** An amount in dollars; the engine may take the sign for an S or a §. */
const DOLLARS = new RegExp(
  String.raw`(?:\bUSD? ?)?(?:[$§]|\bS(?=\d+\.\d\d)|^S(?=\d+ [$§]))\s?${FIGURES}(?:(?:[.,]|\. )(\d{2}))?(?![\d%])`,
  'g',
);
/** A line that is an amount without its sign, or with its code. */
const FIGURES_ONLY = new RegExp(String.raw`^(?:USD? ?)?${FIGURES}\.(\d{2})(?: ?USD)?$`, 'g');
/** Heights of a digit's box, with the sign reaching over it, in heights of a capital. */
const SIGN_REACH = 1.18;
/** Cents set small and high are at most this high, beside their dollars. */
const SMALL_CENTS = 0.75;

/** The amounts of a line, from the left. */
export function amountsOf(line: TextLine): Amount[] {
  const signed = [...line.text.matchAll(DOLLARS)];
  const matches = signed.length > 0 ? signed : [...line.text.matchAll(FIGURES_ONLY)];
  return matches.map((match, index) => {
    const previous = matches[index - 1];
    const start = previous ? previous.index + previous[0].length : 0;
    const end = match.index + match[0].length;
    const words = wordsBetween(line, match.index, end);
    const dollars = Number(match[1]?.replace(/,/g, ''));
    return {
      cents: dollars * 100 + Number(match[2] ?? 0),
      line,
      x: words[0]?.box.x ?? line.box.x,
      size: Math.max(...words.map((word) => word.box.height)) / SIGN_REACH,
      confidence: Math.min(...words.map((word) => word.confidence)),
      hasSign: /[$§SU]/.test(match[0]),
      before: line.text.slice(start, match.index),
      after: line.text.slice(end, matches[index + 1]?.index),
    };
  });
}

/** Whether a line has an amount in it. */
export const hasAmount = ({ text }: TextLine): boolean =>
  /[$§]\s?\d/.test(text) || text.search(FIGURES_ONLY) >= 0;

function wordsBetween(line: TextLine, start: number, end: number) {
  let at = 0;
  return line.words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
}

/** The words of a page with cents that are set small and high ('$34' and '99') joined to their dollars. */
export function withJoinedCents(words: readonly RecognizedWord[]): RecognizedWord[] {
  const cents = new Map<RecognizedWord, RecognizedWord>();
  for (const dollars of words.filter(({ text }) => /^[$§][\d,]+$/.test(text))) {
    const small = words.find((word) => areCentsOf(dollars, word));
    if (small) cents.set(dollars, small);
  }
  const joined = new Set(cents.values());
  return words.flatMap((word) => {
    const small = cents.get(word);
    if (small) return [{ ...word, text: `${word.text}.${small.text}`, box: grown(word, small) }];
    return joined.has(word) ? [] : [word];
  });
}

function areCentsOf(dollars: RecognizedWord, { text, box }: RecognizedWord): boolean {
  const gap = box.x - right(dollars.box);
  return (
    /^\d{2}$/.test(text) &&
    Math.abs(gap) < 0.4 * capHeight(dollars) &&
    box.height < SMALL_CENTS * capHeight(dollars) &&
    Math.abs(box.y - dollars.box.y) < 0.4 * capHeight(dollars)
  );
}

function grown({ box }: RecognizedWord, small: RecognizedWord): RecognizedWord['box'] {
  return { ...box, width: right(small.box) - box.x };
}
