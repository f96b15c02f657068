import type { TextLine } from '../listing/text-lines';
import type { FoundText } from './found-text';
import { peopleAt, personBefore, type Expectation } from './people';

/** What marketplaces set before the buyer's name or handle on the same line. */
const BEFORE_PERSON: readonly (readonly [Expectation, RegExp])[] = [
  [
    'sure',
    /\b(?:sold(?: on)?(?: .{1,18})? to:?|(?:purchased|bought|ordered) by:?|order(?:ed)? from:?|(?:buyer|customer|recipient)(?:['’]s)?(?: (?:user ?)?(?:name|id))?:|user ?name:?|recipient:?|name:)(?=\s)/gi,
  ],
  [
    'maybe',
    /\b(?:(?:ship(?:ped|ping)?|deliver(?:ed|y|ing)?|sen[dt]|sending|mail(?:ed)?) to:?|label for|order\b.{0,24} (?:from|by|for)|(?:paid|order) by|buyer|customer|attn:?|c\/o|message|contact|thank|rate)(?=\s)/gi,
  ],
  ['sure', /\bso(?= \p{Lu})/gu],
  ['sure', /^buyer(?= [a-z\d][\w.-]+(?: \([\d.,k]+\))?$)/gi],
  ['handle', /\b(?:to|by|from|for)(?= ?@)/gi],
];
/** What they set after it: an order's number, 'gets it soon', and where the page is about a sale 'has paid'. */
const AFTER_PERSON = {
  number: / [·•|-]? ?#\d{8,11}$/g,
  sure: /\s(?:gets it|(?:has |just )?(?:bought|purchased|ordered)\b|left (?:you )?(?:a review|feedback))|['’]s (?:order|purchase|address)\b/g,
  onSalePage: /\s(?:has|have|gets|will|is|was|paid|accepted|sent|rated|received|can|should)\b/g,
};
/** What says that the person is the seller. */
const SELLER =
  /\b(?:sold|listed|designed|made|shipped|posted|handmade|seller|ships?) (?:by|from):?$/i;

/** People named on a line after or before the words that marketplaces set around a buyer. */
export function labelledPeople(line: TextLine, isSalePage: boolean): FoundText[] {
  const { text } = line;
  const after = BEFORE_PERSON.flatMap(([expectation, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match) => match.index + match[0].length)
      .filter((end) => !SELLER.test(text.slice(0, end)))
      .flatMap((end) => peopleAt(line, end, expectation)),
  );
  const before = [
    ...[...text.matchAll(AFTER_PERSON.sure)].map(({ index }) => personBefore(line, index, 1)),
    ...[AFTER_PERSON.number, ...(isSalePage ? [AFTER_PERSON.onSalePage] : [])]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ index }) => personBefore(line, index, 2)),
  ];
  return [...after, ...before.filter((found) => found !== null)];
}
