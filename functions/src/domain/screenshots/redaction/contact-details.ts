import type { TextLine } from '../layout/text-lines';
import { isStreetAlone, P_O_BOX_WITHIN } from './address-lines';
import { matches, wholeLine, type FoundText } from './found-text';
import { nextInColumn } from './neighbouring-lines';

/** Tolerates a misread '@' and spaces around dots. */
const EMAIL =
  /[\w+-]+(?: ?\. ?[\w+-]+)* ?[@©®] ?[\w-]+(?: ?\. ?[\w-]+)* ?[.,] ?(?:com|net|org|edu|gov|info|mail|me|us|uk|ca|co|io|de|test|example)\b/giu;
/** The engine missed the dot in a known domain: 'jane@gmail com'. */
const KNOWN_DOMAIN =
  /[\w+-]+(?: ?\. ?[\w+-]+)* ?[@©®] ?(?:gmail|yahoo|outlook|hotmail|icloud|aol|comcast|proton(?:mail)?|live|msn) (?:com|net|me)\b/giu;
/** The first part of a phone number that continues on the next line. */
const PHONE_START = /(?<![\w.-])(?:\+?1[ .-]{0,2})?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]?$/;
const PHONE_END = /^\d{4}(?!\d)/;
/** Senders of marketplaces' emails. */
const OF_COMPANY =
  /^(?:(?:no|do-?not)-?reply|support|help|notifications?|transactions?|orders?|ebay|etsy|depop|mercari|poshmark|facebook\w*) ?[@©®]/i;
/** US phone numbers. They need separators, so that item numbers do not match. */
const US_PHONE =
  /(?<![\w.-])(?:\+?1[ .-]{0,2})?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3} ?[ .–-] ?\d{4}\b(?![.-]?\d)/g;
/** Ten digits after 'call' or a similar word are a phone number, not an item number. */
const SPOKEN_PHONE =
  /\b(?:reach|call|te?xt|phone|ring|whatsapp)\b[^.\d]{0,20}?(?<value>\d{10})(?!\d)/gi;
const FOREIGN_PHONE = /(?<!\w)\+\d{1,3}[ .(-]{0,2}\d(?:[ .()-]{0,2}\d){6,12}\b/g;
const LABELLED_PHONE =
  /\b(?:phone|telephone|tel|mobile|cell|contact)\b(?: ?(?:number|no|#))?[.: ]*(?<value>\+?\(?\d[\d ().-]{7,16}\d)\b/gi;

/** Finds email addresses, phone numbers, streets alone on a line and post office boxes by their format. */
export function contactDetails(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  return [
    ...matches('email', line, EMAIL).filter(
      ({ from, to }) => !OF_COMPANY.test(line.text.slice(from, to)),
    ),
    ...matches('email', line, KNOWN_DOMAIN),
    ...matches('address', line, P_O_BOX_WITHIN),
    ...(isStreetAlone(line.text) ? [wholeLine('address', line)] : []),
    ...wrappedPhone(line, lines),
    ...[US_PHONE, FOREIGN_PHONE, LABELLED_PHONE, SPOKEN_PHONE].flatMap((pattern) =>
      matches('phone', line, pattern),
    ),
  ];
}

function wrappedPhone(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  const from = line.text.search(PHONE_START);
  const next = from < 0 ? null : nextInColumn(line, lines, 'down');
  const end = next && PHONE_END.exec(next.text)?.[0].length;
  if (!next || !end) return [];
  return [
    { kind: 'phone', line, from, to: line.text.length },
    { kind: 'phone', line: next, from: 0, to: end },
  ];
}
