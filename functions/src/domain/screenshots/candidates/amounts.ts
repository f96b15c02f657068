import { capHeight } from '../layout/letter-size';
import type { Box, RecognizedWord } from '../layout/recognized-page';
import { enclosingBox, rightEdge } from '../layout/geometry';
import { type TextLine, wordsBetween } from '../layout/text-lines';

export interface Amount {
  readonly cents: number;
  readonly line: TextLine;
  readonly x: number;
  readonly size: number;
  /** The lowest confidence of the words of the amount, 0 to 1. */
  readonly confidence: number;
  readonly hasSign: boolean;
  readonly hasCents: boolean;
  /**
   * Whether `withRestoredCents` added the decimal point. The point is a guess, because it is not in the recognized
   * text.
   */
  readonly isRestored: boolean;
  readonly words: readonly RecognizedWord[];
  readonly box: Box;
  /** The position of the amount in the line's text: characters `from` to `to` (exclusive). */
  readonly from: number;
  readonly to: number;
  /**
   * The text between the previous amount of the line and this one (`before`), and between this amount and the next one
   * (`after`). If there is no previous amount, `before` begins at the start of the line. If there is no next amount,
   * `after` ends at the end of the line.
   */
  readonly before: string;
  readonly after: string;
}

/**
 * Matches the digits of an amount. Text recognition adds a space after a narrow '1' and around commas: '$1 94.95', '$1
 * 40 $168', '$1 ,959.99'.
 */
const FIGURES = String.raw`(\d{1,3}(?: ?, ?\d{3})+|1 \d{1,2}(?=\.\d\d)|(?<=[$] ?)1 \d{2}(?= ?[$]|$)|\d{1,6})`;
/** Matches an amount with a dollar sign, which text recognition sometimes misreads. */
const SIGNED = String.raw`(?:\bUSD? ?)?(?:[$§£€]|\b[Ss](?=\d+[.,]\d\d\b)|\bS(?=\d{1,4}\b))\s?${FIGURES}(?:(?:[.,]|\. )(\d{2}))?(?![\d%])`;
/** Matches an amount with cents and no dollar sign: '34.99', 'USD 34.99', '34.99 USD'. */
const UNSIGNED = String.raw`(?<![\d.,:/#-])(?:\bUSD? ?)?${FIGURES}\.(\d{2})(?![\d%.:/]| ?%)(?: ?USD)?`;
/** Matches an amount whose decimal point the text recognition missed: '3750 USD'. */
const POINTLESS = String.raw`(?<![\d.,:/#-])(\d{1,6}) ?USD?\b`;
const AMOUNT = new RegExp(`${SIGNED}|${UNSIGNED}|${POINTLESS}`, 'g');
/**
 * The height of an amount's box, in cap heights of its digits. The value is more than 1, because a dollar sign is
 * taller than digits.
 */
const SIGN_REACH = 1.18;
/** The largest height of superscript cents, in cap heights of the dollars before them. */
const SMALL_CENTS = 0.75;
/**
 * The smallest amount, in cents, whose decimal point may be missing. A price with cents has at least three digits, so
 * '$1.00' without its point is read as $100.
 */
const MIN_RESTORED = 10_000;

/** Returns all amounts of a line from left to right, including amounts whose dollar sign was misread or is missing. */
export function amountsOf(line: TextLine): Amount[] {
  const matches = [...line.text.matchAll(AMOUNT)];
  return matches.map((match, index) => {
    const previous = matches[index - 1];
    const end = match.index + match[0].length;
    const before = line.text.slice(previous ? previous.index + previous[0].length : 0, match.index);
    return {
      ...amountIn(line, match),
      before,
      after: line.text.slice(end, matches[index + 1]?.index),
    };
  });
}

function amountIn(line: TextLine, match: RegExpExecArray): Omit<Amount, 'before' | 'after'> {
  const words = wordsBetween(line, match.index, match.index + match[0].length);
  const [text, signedDollars, signedCents, bareDollars, bareCents, wholeDollars] = match;
  const dollars = Number((signedDollars ?? bareDollars ?? wholeDollars)?.replace(/[, ]/g, ''));
  const cents = signedCents ?? bareCents;
  return {
    cents: dollars * 100 + Number(cents ?? 0),
    line,
    words,
    box: enclosingBox(words.map((word) => word.box)),
    from: match.index,
    to: match.index + match[0].length,
    x: words[0]?.box.x ?? line.box.x,
    size: Math.max(...words.map((word) => word.box.height)) / SIGN_REACH,
    confidence: Math.min(...words.map((word) => word.confidence)),
    hasSign: /[$§SU]/.test(text),
    hasCents: cents !== undefined,
    isRestored: false,
  };
}

/**
 * For each amount like '$2213', also returns '$22.13', because text recognition can miss the decimal point in small
 * type.
 */
export function withRestoredCents(amounts: readonly Amount[]): Amount[] {
  return amounts.flatMap((amount) => {
    if (amount.hasCents || amount.cents < MIN_RESTORED) return [amount];
    return [amount, { ...amount, cents: amount.cents / 100, isRestored: true }];
  });
}

/**
 * Returns the only amount in a short text. Returns null if the text has no amount or several amounts, or if its only
 * amount has no dollar sign.
 */
export function parseAmountWithDollarSign(
  text: string,
): { readonly cents: number; readonly hasCents: boolean } | null {
  const [match, ...others] = [...text.matchAll(AMOUNT)];
  if (!match?.[1] || others.length > 0 || !match[0].includes('$')) return null;
  const dollars = Number(match[1].replace(/[, ]/g, ''));
  return { cents: dollars * 100 + Number(match[2] ?? 0), hasCents: match[2] !== undefined };
}

export const hasAmount = ({ text }: TextLine): boolean => text.search(AMOUNT) >= 0;

/** Joins superscript cents with the dollars before them: '$34' and '99' become one word. */
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
  const gap = box.x - rightEdge(dollars.box);
  return (
    /^\d{2}$/.test(text) &&
    Math.abs(gap) < 0.4 * capHeight(dollars) &&
    box.height < SMALL_CENTS * capHeight(dollars) &&
    Math.abs(box.y - dollars.box.y) < 0.4 * capHeight(dollars)
  );
}

function grown({ box }: RecognizedWord, small: RecognizedWord): RecognizedWord['box'] {
  return { ...box, width: rightEdge(small.box) - box.x };
}

const OWN_PRICE =
  /\b(item('?s)? (price|total|subtotal|amount|cost)|items? total|sold( price| for| at)?|sale (price|amount)|selling price|order price|winning bid|(accepted|final|agreed) (offer|price)|offer accepted|you sold (it|this) for)\b/i;

const OTHER_MONEY =
  /\b(shipping|ships|delivery|delivered|postage|expedited|handling|tax(es)?|vat|fees?|earn(s|ed|ings)?|you['’]?(ll|ve|re)? ?(make|made|get|got|receive|received|receipt|save|earn|keep|pay|paid)|payout|proceeds|profit|net|total|refund(ed)?|discount|coupon|was|orig(inal)?|retail|msrp|rrp|list(ing|ed)? (price|at|for)|starting (at|bid|price)|offer(s|ed)?|bids?|save|saved|credit|costs?|insurance|balance|buyer (paid|pays)|paid|month|mo|weekly|installments?|payments? of|up to|off|boost(ing)?|promoted|label|commission|deposit|donation|gift card|tip|spend|orders over|value|reserve|threshold|(protection|service) plan|klarna|affirm|afterpay|zip)\b/i;

/** Words in the labels of amounts. A text that consists mostly of other words is probably a title. */
const LABEL_WORDS = new Set(
  (
    'a ad affirm afterpay amount and at balance bid boost boosting buyer buyers by card collected commission cost ' +
    'costs coupon credit deducted delivery depop deposit discount earn earned earnings ebay etsy est estimated fee ' +
    'fees final for free from funds gift ground handling if in income insurance item items klarna label ' +
    'listed listing made make marketplace mercari method net of offer on order orig original other paid payment ' +
    'payments payout plus poshmark posh postage price proceeds processing promoted purchase receive received refund ' +
    'rate retail sale sales savings seller selling sell service shipping shop sold standard state subtotal sum tax ' +
    'taxes the to total transaction usps ups fedex value was what withheld you youll your zip advantage priority'
  ).split(' '),
);

export const isLabelWord = (word: string): boolean => LABEL_WORDS.has(word);

export type MoneyKind = 'own' | 'other' | null;

export function moneyKindOfWords(words: string): MoneyKind {
  if (OWN_PRICE.test(words)) return 'own';
  return OTHER_MONEY.test(words) ? 'other' : null;
}

/** Returns which kind of amount a label describes. Returns null if the text contains more than a label. */
export function moneyKindOfLabel(text: string): MoneyKind {
  if (/^price:?$/i.test(text)) return 'own';
  const words =
    text
      .toLowerCase()
      .replace(/['’]|\(.*/g, '')
      .match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => LABEL_WORDS.has(word));
  return words.length > 0 && known.length >= 0.6 * words.length ? moneyKindOfWords(text) : null;
}
