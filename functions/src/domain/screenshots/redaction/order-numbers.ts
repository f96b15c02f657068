import type { TextLine } from '../layout/text-lines';
import { labelAbove, labelBeside } from '../layout/labels';
import {
  personalTextsMatching,
  wholeLineAsPersonalText,
  type FoundPersonalText,
} from './found-personal-text';
import { nextLineInColumn, lineRightOf } from './neighboring-lines';

/** Matches an order number of eBay: 12-12345-12345. Text recognition confuses some digits with letters. */
const EBAY_ORDER = /(?<![\w-])[\dOISB]{2} ?[-–—] ?[\dOISB]{5} ?[-–—] ?[\dOISB]{5}(?![\w-])/g;
/** Matches an order number of Etsy: '#' and 9 to 11 digits. Numbers in titles are shorter. */
const ETSY_ORDER = /(?<![\w#])[#№] ?[\dOISB]{9,11}(?![\w-])/g;
/**
 * Matches an order number of Poshmark: 24 hex digits. The pattern accepts 22 to 26 letters and digits, because the text
 * recognition may misread, miss or add some. The same format at the end of a URL identifies a listing, which is public.
 */
const POSHMARK_ORDER =
  /(?<![\w/=.-])(?=(?:[a-z]*\d){6})(?=(?:\d*[a-z]){2})[\da-zO]{22,26}(?![\w-])/g;
/**
 * Matches a tracking number of USPS, with or without spaces. USPS uses 20 to 22 digits, or 30 and more with the ZIP
 * code. The pattern accepts 18 to 34 digits.
 */
const USPS_TRACKING = /(?<!\d)(?:\d[ ]?){17,33}\d(?!\d)/g;
const UPS_TRACKING = /\b[1Il|]Z(?: ?[\dA-Z]){16}\b/g;
/** Matches a tracking number of a parcel from abroad (UPU S10): two letters, nine digits and the code of a country. */
const PARCEL_FROM_ABROAD = /\b[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}\b/g;

const AMAZON_TRACKING = /\bTBA\d{12}\b/g;

export function findNumbersByFormat(line: TextLine): FoundPersonalText[] {
  return [
    ...[EBAY_ORDER, ETSY_ORDER, POSHMARK_ORDER].flatMap((pattern) =>
      personalTextsMatching('order', line, pattern),
    ),
    ...[USPS_TRACKING, UPS_TRACKING, PARCEL_FROM_ABROAD, AMAZON_TRACKING].flatMap((pattern) =>
      personalTextsMatching('tracking', line, pattern),
    ),
  ];
}

interface Label {
  readonly kind: 'order' | 'tracking';
  readonly label: RegExp;
  readonly minFigures: number;
}

const LABELS: readonly Label[] = [
  {
    kind: 'order',
    label:
      /\b(?:order|sale|sales record|transaction(?= ?(?:id|no|num|#))|purchase|receipt|invoice|confirmation|reference|payment|shipment)(?: ?(?:id|no\b\.?|nr\b\.?|num(?:ber)?|code|#|№))?[ :#.]*(?= |#|$)/gi,
    minFigures: 5,
  },
  {
    kind: 'tracking',
    label:
      /\b(?:tracking|track(?=:)|track (?:package|parcel|shipment|order|item)|usps|ups|fedex|dhl|ontrac|lasership|canada post|royal mail)(?: ?(?:id|no\b\.?|num(?:ber)?|code|#|№))?[ :#.]*(?= |#|$)/gi,
    minFigures: 8,
  },
];
const VALUE = /^[ :·•–-]*(?<value>[^\s$]*\d[^\s$]*(?: [\d-]{3,})*)/;
const DATE = /^#?\d{4}-\d{2}-\d{2}$|\//;

/**
 * Finds order and tracking numbers by their label. The number is after the label on the same line, to its right, or
 * below it.
 */
export function findNumbersByLabel(
  line: TextLine,
  lines: readonly TextLine[],
): FoundPersonalText[] {
  return LABELS.flatMap(({ kind, label, minFigures }) =>
    [...line.text.matchAll(label)].flatMap((match) => {
      const end = match.index + match[0].length;
      const value =
        end < line.text.trimEnd().length
          ? valueAt(line, end, minFigures)
          : valueBeside(line, lines, minFigures);
      return value ? [{ kind, ...value }] : [];
    }),
  );
}

/**
 * Matches an order number of Mercari, Facebook, Etsy or Depop on a line of its own. An icon may be before the number.
 */
const BARE_NUMBER = /^(?:\S{1,2} )?[#№]?m?\d{9,17}$/;
const OF_ITEM = /\b(?:item|listing|sku|product|style|model|isbn|upc|label|custom)\b/i;

/**
 * Finds order numbers on a line of their own, if no other rule has found anything in that line. Leaves out a number if
 * a label beside or above it says that it is the item's number. Only for order pages.
 */
export function findNumbersWithoutLabel(
  lines: readonly TextLine[],
  found: readonly FoundPersonalText[],
): FoundPersonalText[] {
  const used = new Set(found.map(({ line }) => line));
  return lines
    .filter((line) => BARE_NUMBER.test(line.text) && !used.has(line))
    .filter((line) =>
      [labelBeside(line.box, lines), labelAbove(line.box, lines)].every(
        (label) => label === null || !OF_ITEM.test(label.text),
      ),
    )
    .map((line) => wholeLineAsPersonalText('order', line));
}

type Value = Omit<FoundPersonalText, 'kind'>;

function valueBeside(
  label: TextLine,
  lines: readonly TextLine[],
  minFigures: number,
): Value | null {
  const beside = [lineRightOf(label, lines), nextLineInColumn(label, lines, 'down')];
  for (const line of beside) {
    const value = line && valueAt(line, 0, minFigures);
    if (value) return value;
  }
  return null;
}

function valueAt(line: TextLine, from: number, minFigures: number): Value | null {
  const match = VALUE.exec(line.text.slice(from));
  const value = match?.groups?.['value'];
  if (!match || value === undefined || DATE.test(value)) return null;
  if (value.replace(/\D/g, '').length < minFigures) return null;
  const start = from + match[0].length - value.length;
  return { line, from: start, to: start + value.length };
}
