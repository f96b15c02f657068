import { isOfAppWords } from '../wording/app-words';
import type { TextLine } from '../layout/text-lines';
import { nextInColumn, underHeading } from './neighbouring-lines';
import { isItemTitle } from './item-titles';
import { matches, type FoundText } from './found-text';
import { isKnownName, isLowerCaseName } from '../wording/known-names';
import { isMembershipLine } from './page-wording';
import { isName, namesIn, peopleAt } from './people';

/** The member's own name at the top of a site: 'Hi Jane!', 'Hello, Jane'. Engines misread 'Hi'. */
const GREETING =
  /^(?:\S{1,2} |.{2,12} (?=Hello, |Hi, ))?(?:(?:[Hh][Ii1l|]|HI)(?:[,!]? |(?=\p{Lu}\p{Ll}))|(?:Hello|[Hh]ey+|Welcome(?: back)?)[,!]? )(?<value>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+)?(?=[!,.]|$)|\p{Lu}[\p{L}'’-]+)/gu;
const NOT_GREETED =
  /^(?:kitty|there|everyone|all|friends?|seller|buyer|neighbor|back|to|again|fall|spring|summer|winter)\b/i;
const ACCOUNT_HEADING =
  /^(?:(?:your|my) account|(?:signed|logged) in as|(?:about (?:the |your )?|meet (?:the |your )?)?seller(?: info(?:rmation)?| details)?)$/i;
const OWNER =
  /^(?:(?:shop |store |closet )?owner|seller|shop|chat(?:ting)? with|.{0,14}\bchat with)\b:? ?/i;
const ACTIVE = /^ ?[-–—·•|] ?(?:active|last (?:active|seen)|joined|member|\d+ sold)/i;
/** Engines read an avatar as one or two letters. */
const AVATAR = /^(?:[^\p{Lu}\s]\S{0,2} |\S ){1,2}(?=\p{Lu})/u;
const TOP_LINES = 10;
const ROLE = /^(?:buyer|seller)$/i;
/** Distances in a menu, in cap heights of its heading. */
const MENU = { maxGap: 4, maxIndent: 8 };
const QUOTED = /^[\s:]*[“"‘'«]/;
const REPLY = /\breply\b/i;
/** A message in a chat: 'Jane: is it still there?' */
const MESSAGE = /^(?<value>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){0,2}): (?=\p{Ll})/gu;
/** A name before a phone number: 'Text Jane 303-555-0117'. */
const TO_CALL = /\b(?:te?xt|call|contact) (?<value>\p{Lu}\p{Ll}+)(?= \+?\(?\d)/giu;
/** 'Jane Doe, Elm, VT', perhaps after a handle. The place of an item stands without a name. */
const BEFORE_PLACE = /^(?:\S+ [-–—·] )?(?<value>[^,]+)(?=, [^,]+, [A-Z]{2}$)/gu;
const QUESTION = /^: (?:hi|hello|hey|is|can|could|would|do|does|are)\b.*\?/;
/** 'Hi jane doe, …' */
const LOWER_CASE_GREETING = /^(?:hi|hello|hey|dear)[,!]? (?<value>\p{Ll}{2,} \p{Ll}{2,})/giu;

/**
 * Finds people who can appear on any kind of page, even a listing: the member who is signed in, members with the date they joined,
 * and members who wrote a message, a comment or a review.
 */
export const accountPeople = (lines: readonly TextLine[]): FoundText[] =>
  lines.flatMap((line, index) => [
    ...greetedMember(line, index < TOP_LINES),
    ...nameAtLine(line, lines),
    ...sellerName(line),
    ...sender(line),
    ...matches('name', line, TO_CALL),
    ...nameBeforePlace(line),
    ...commenter(line, lines),
  ]);

function greetedMember(line: TextLine, isAtTop: boolean): FoundText[] {
  const lowerCase = matches('name', line, LOWER_CASE_GREETING).filter(({ from, to }) =>
    isLowerCaseName(line.text.slice(from, to)),
  );
  const greeted = matches('name', line, GREETING).filter(({ from, to }) => {
    const name = line.text.slice(from, to);
    const isEnd = to === line.text.length || /[!,.]/.test(line.text.charAt(to));
    const isCalled = isEnd || isAtTop || /^\S+, /.test(line.text);
    return (
      !NOT_GREETED.test(name) &&
      !isItemTitle(line.text.slice(from)) &&
      (isCalled || isKnownName(name))
    );
  });
  return [...greeted, ...lowerCase];
}

/** A name above 'Joined Facebook in 2015' or 'Buyer', or below 'Your account'. */
function nameAtLine(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  const isRole = ROLE.test(line.text);
  const name =
    isRole || isMembershipLine(line.text)
      ? nextInColumn(line, lines, 'up')
      : ACCOUNT_HEADING.test(line.text) &&
        underHeading(line, lines, MENU).find(({ text }) => /\p{L}{3}/u.test(text));
  if (!name) return [];
  const from = AVATAR.exec(name.text)?.[0].length ?? 0;
  const text = name.text.slice(from);
  if (!isName(text) || isOfAppWords(text) || (isRole && !isKnownName(text))) return [];
  return [{ kind: 'name', line: name, from, to: name.text.length }];
}

/** 'Jane Doe · Active today', 'Shop owner: Jane Doe', 'Seller: jane88 - Jane Doe'. */
function sellerName(line: TextLine): FoundText[] {
  const label = OWNER.exec(line.text)?.[0].length;
  if (label !== undefined)
    return peopleAt(line, label, 'maybe').filter(({ kind }) => kind === 'name');
  const [name] = namesIn(line);
  const isActive = name?.from === 0 && ACTIVE.test(line.text.slice(name.to));
  return isActive && isName(line.text.slice(0, name.to)) ? [name] : [];
}

const nameBeforePlace = (line: TextLine): FoundText[] =>
  matches('name', line, BEFORE_PLACE).filter(({ from, to }) => {
    const text = line.text.slice(from, to);
    return isName(text) && !isItemTitle(text);
  });

const sender = (line: TextLine): FoundText[] =>
  matches('name', line, MESSAGE).filter(
    ({ from, to }) => isKnownName(line.text.slice(from, to)) || QUESTION.test(line.text.slice(to)),
  );

/** A handle before quoted text, or on one of the two lines above 'Reply'. */
function commenter(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  const [handle] = peopleAt(line, 0, 'handle').filter(({ kind }) => kind === 'handle');
  if (!handle) return [];
  const after = line.text.slice(handle.to);
  const below = nextInColumn(line, lines, 'down');
  const next = below && nextInColumn(below, lines, 'down');
  const isReplied = [after, below?.text, next?.text].some((text) => REPLY.test(text ?? ''));
  return QUOTED.test(after) || isReplied ? [handle] : [];
}
