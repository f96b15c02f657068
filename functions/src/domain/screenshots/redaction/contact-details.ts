import type { TextLine } from '../layout/text-lines';
import { matches, type FoundText } from './found-text';

/** An address as engines read it: '@' as a sign alike, a space beside a dot or a joined sign. */
const EMAIL =
  /[\w+-]+(?: ?\. ?[\w+-]+)* ?[@©®] ?[\w-]+(?: ?\. ?[\w-]+)* ?[.,] ?(?:com|net|org|edu|gov|info|mail|me|us|uk|ca|co|io|de|test|example)\b/giu;
/** US telephone numbers as marketplaces and carriers write them; the parts are set apart, so an item's number is none. */
const US_PHONE =
  /(?<![\w.-])(?:\+?1[ .-]{0,2})?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3} ?[ .–-] ?\d{4}\b(?![.-]?\d)/g;
/** Numbers with a country's code. */
const FOREIGN_PHONE = /(?<!\w)\+\d{1,3}[ .(-]{0,2}\d(?:[ .()-]{0,2}\d){6,12}\b/g;
const LABELLED_PHONE =
  /\b(?:phone|telephone|tel|mobile|cell|contact)\b(?: ?(?:number|no|#))?[.: ]*(?<value>\+?\(?\d[\d ().-]{7,16}\d)\b/gi;

/** E-mail addresses and telephone numbers, which are told by how they are written, wherever they stand. */
export function contactDetails(line: TextLine): FoundText[] {
  return [
    ...matches('email', line, EMAIL),
    ...[US_PHONE, FOREIGN_PHONE, LABELLED_PHONE].flatMap((pattern) =>
      matches('phone', line, pattern),
    ),
  ];
}
