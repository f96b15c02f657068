import type { TextLine } from '../listing/text-lines';
import type { FoundText } from './found-text';
import { personAt, personBefore, type Expectation } from './people';

/** What marketplaces set before the buyer's name or handle on the same line. */
const BEFORE_PERSON: readonly (readonly [Expectation, RegExp])[] = [
  [
    'sure',
    /\b(?:sold(?: on)?(?: .{1,18})? to|(?:purchased|bought|ordered) by|order(?:ed)? from|(?:buyer|customer|recipient)(?:['’]s)?(?: (?:user ?)?(?:name|id))?:|user ?name:?|recipient:?|name:)(?=\s)/gi,
  ],
  [
    'maybe',
    /\b(?:(?:ship(?:ped|ping)?|deliver(?:ed|y|ing)?|sen[dt]|sending|mail(?:ed)?) to:?|label for|(?:paid|order) by|buyer|customer|attn:?|c\/o|message|contact|thank|rate)(?=\s)/gi,
  ],
  ['handle', /\b(?:to|by|from|for)(?= ?@)/gi],
];
/** What they set after it: 'so Jane gets it soon', 'Jane bought your item'. */
const AFTER_PERSON =
  /\s(?:gets it|(?:has |just )?(?:bought|purchased|ordered|accepted)\b|will (?:get|receive)|is waiting|left (?:you )?(?:a review|feedback))/gi;
/** What says that the person is the seller. */
const SELLER =
  /\b(?:sold|listed|designed|made|shipped|posted|handmade|seller|ships?) (?:by|from):?$/i;

/** People named on a line after or before the words that marketplaces set around a buyer. */
export function labelledPeople(line: TextLine): FoundText[] {
  const { text } = line;
  const after = BEFORE_PERSON.flatMap(([expectation, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match) => match.index + match[0].length)
      .filter((end) => !SELLER.test(text.slice(0, end)))
      .map((end) => personAt(line, end, expectation)),
  );
  const before = [...text.matchAll(AFTER_PERSON)].map((match) => personBefore(line, match.index));
  return [...after, ...before].filter((found) => found !== null);
}
