import type { TextLine } from '../layout/text-lines';
import { type FoundPersonalText, personalTextsMatching } from './found-personal-text';
import { canFollowHandle, peopleAt, personBefore, type PersonExpectation } from './people';

const BEFORE_PERSON: readonly (readonly [PersonExpectation, RegExp])[] = [
  [
    'sure',
    /\b(?:(?:sold|sale)(?: on)?(?: .{1,28})? to:?|(?:purchased|bought|ordered|won|claimed) by:?|order(?:ed)? from:?|(?:b[ua]yer|customer|recipient|purchaser|shopper|winner|(?:winning |high )?bidder|client|member|handle|account)(?:['’]s)?(?: (?:user ?|full |real )?(?:name|id|handle|account))? ?:|user ?name:?|recipient:?|name:|(?:ship|deliver|send)(?:s|ed|ping|ing)? to:|to:)(?=\s)/gi,
  ],
  [
    'maybe',
    /\b(?:(?:ship(?:ped|ping|s)?|deliver(?:ed|y|ing|s)?|sen[dt]|sending|mail(?:ed)?|going|on its way|headed|heading) to:?|label for|order\b.{0,24} (?:from|by|for)|(?:paid|order|accepted) by|b[ua]yer|customer|recipient|purchaser|attn:?|c\/o|(?:ship(?:ping)?|delivery|mailing|postal) address:?)(?=\s)/gi,
  ],
  ['sure', /\bso(?= \p{Lu})/gu],
  ['sure', /\b[Ss]hip to(?= \p{Lu}[\p{L}'’-]+ by )/gu],
  ['sure', /\bpersonali[sz]ation:(?= \p{Lu}\p{L}+$)/giu],
  ['sure', /^[Bb]uyer(?= [a-z\d][\w.-]+(?: _\w+)?(?: \([\d.,k]+\))?$)/g],
  ['handle', /\b(?:to|by|from|for)(?= ?@)/gi],
];
/**
 * Words that precede a person at the start of a line: 'Message Jane'. These words count only on a page about a sale,
 * and only if nothing but a name or handle follows them.
 */
const BEFORE_PERSON_ALONE =
  /^(?:b[ua]yer(?:['’]s)?(?: (?:user ?name|name|id|handle|account))?|customer|recipient|purchaser|shopper|client|(?:winning |high )?bidder|winner|member|user ?name|user|attn|message|contact|chat with|e-?mail|text|rate|thank(?:s|s to| you)?|(?:leave|give|write)(?: an?)? (?:feedback|review|rating) (?:for|to)|(?:send|write)(?: an?)?(?: message| note| offer)? to|(?:ship|deliver|sold|shipment|parcel|package)(?:s|ed|ping|ing)? (?:to|for)|(?:going|on its way|headed|heading) to|(?:label|order|sale) (?:for|to|from|by)|paid by|for|to|with|from)[.,:]?(?= )/i;
/**
 * Words that precede a name or handle, even if the line also contains other text. These words count only on a sale
 * page.
 */
const BEFORE_PERSON_OF_SALE: readonly (readonly [PersonExpectation, RegExp])[] = [
  [
    'maybe',
    /\b(?:message|contact|thank|thanks|rate|(?:feedback|review|rating|question|request) (?:for|to|from)|(?:chat|conversation) with|offer from)(?=\s)/gi,
  ],
  ['sure', /^(?:hi|hello|hey|dear|thanks|thank you),?(?= \p{Lu}[^,!]{1,30}[,!])/giu],
  ['sure', /\bnote from(?=\s)/gi],
  ['handle', /\b(?:to|by|from|with|for)(?= [a-z\d])/gi],
  ['sure', /\d[- ·•|–—]{1,3}(?:to|by|from)(?= [a-z\d][\w.-]{3,}$)/gi],
  ['maybe', /\bto(?= (?:\p{Lu}[\p{L}.'’-]* ?){2,3}$)/gu],
];
/** Words that follow a name or handle. The words in `onSalePage` count only on a sale page. */
const AFTER_PERSON = {
  number: / [·•|-]? ?#\d{8,11}$/g,
  sure: /\s(?:gets it|has been notified\b|(?:has |just )?(?:bought|purchased|ordered)\b|left (?:you )?(?:a review|feedback))|['’]s (?:order|purchase|address)\b/g,
  onSalePage:
    /\s(?:has|have|gets|will|is|was|paid|accepted|sent|rated|received|started|wrote|wants|made|messaged|can|should)\b/g,
};
/** Matches a site's greeting with the member's own name: 'Hi Jane!', 'Welcome back, Jane Doe'. */
const GREETING =
  /^(?:Hi|HI|Hello|Hey|Welcome(?: back)?)[,!]? (?<value>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+)?)(?=[!,.]|$)/gu;
const NOT_GREETED = /^(?:there|everyone|all|friends?|seller|buyer|neighbor|back|to|again)\b/i;
const SELLER =
  /\b(?:sold|listed|designed|made|shipped|posted|handmade|seller|ships?) (?:by|from):?$|\b(?:purchased?|bought) from:?$|\bshop:$/i;

/** Finds people on a line by the words before or after the name or handle. */
export function findLabeledPeople(line: TextLine, isSalePage: boolean): FoundPersonalText[] {
  const { text } = line;
  const before = isSalePage ? [...BEFORE_PERSON, ...BEFORE_PERSON_OF_SALE] : BEFORE_PERSON;
  const after = before.flatMap(([expectation, pattern]) =>
    [...text.matchAll(pattern)]
      .map((match) => match.index + match[0].length)
      .filter((end) => !SELLER.test(text.slice(0, end)))
      .flatMap((end) => peopleAt(line, end, expectation)),
  );
  const named = [
    ...[...text.matchAll(AFTER_PERSON.sure)].map(({ index }) => personBefore(line, index, 1)),
    ...[AFTER_PERSON.number, ...(isSalePage ? [AFTER_PERSON.onSalePage] : [])]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ index }) => personBefore(line, index, 2)),
  ];
  return [
    ...personalTextsMatching('name', line, GREETING).filter(
      ({ from }) => !NOT_GREETED.test(text.slice(from)),
    ),
    ...after,
    ...(isSalePage ? aloneAfterLabel(line) : []),
    ...named.filter((found) => found !== null),
  ];
}

function aloneAfterLabel(line: TextLine): FoundPersonalText[] {
  const label = BEFORE_PERSON_ALONE.exec(line.text)?.[0];
  if (label === undefined) return [];
  const people = peopleAt(line, label.length, 'sure');
  return canFollowHandle(line.text.slice(people.at(-1)?.to ?? 0)) ? people : [];
}
