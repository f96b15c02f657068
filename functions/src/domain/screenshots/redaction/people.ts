import type { TextLine } from '../layout/text-lines';
import type { FoundPersonalText } from './found-personal-text';
import { isInvertedName, isLowerCaseName } from '../wording/known-names';

/** Words that marketplaces capitalize although they are in no person's name, in lower case. */
const NO_NAME: ReadonlySet<string> = new Set(
  (
    'order orders ordered sold sale sales item items ship ships shipped shipping shipment delivery deliver delivered ' +
    'address buyer buyers seller sellers customer details detail info information status total subtotal price paid pay ' +
    'pays payment payments payout earnings fee fees tax print label labels message messages view copy edit track ' +
    'tracking package parcel number date summary contact profile completed complete congrats congratulations your you ' +
    'the and free standard priority ground advantage class mail usps ups fedex dhl purchased purchase listing just ' +
    'listed size qty quantity color colour brand condition used pre-owned protection help support refund refunded ' +
    'cancel cancelled receipt transaction relist download leave feedback rating rated reviews review joined facebook ' +
    'marketplace ebay etsy depop poshmark mercari home search inbox selling more actions note gift share united states ' +
    'usa kingdom canada australia on in at by with from for to of or as is are was has have what how when this that it ' +
    'us returns return policy new offer offers accepted member since verified today yesterday pickup only other ' +
    'monday tuesday wednesday thursday friday saturday sunday unknown guest sku someone somebody anyone who again reference deposit ' +
    'her him mum mom dad them progress parts repair transit process ' +
    'recently already thanks thank hi hello dear great welcome week weeks days pending processing ready waiting awaiting ' +
    'option options item item’s photo photos video reply now later app google apple paypal venmo cash location city state ' +
    'me my posh starred sent drafts inbox spam store shop money balance bank account billing name email phone username recipient everything everyone nobody'
  ).split(' '),
);

/** Matches a capitalized word. The first letter of the word may be misread: l, | or 1 for I, and 0 for O. */
const NAME_WORD =
  /^[‘'“]?(?:\p{Lu}|l(?=[b-df-hj-kmnp-tv-z])|[|1](?=\p{Ll}{2})|0(?=\p{Ll}{3}))(?:\p{L}|['’.-](?=\p{L}))*[.'’-]?$/u;
const INNER_WORD =
  /^(?:de|da|del|della|di|do|dos|du|la|le|van|von|der|den|ten|bin|ibn|al|el|y|e|[|1l])$/;
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/i;
const HANDLE =
  /^[@©®]? ?[\p{L}\d](?:(?:[\w.-]|\?(?=\d))*[\w-])?(?:(?: _|(?<=_) )[a-z\d][\w.-]*)?(?<!\.)/u;
const AFTER_HANDLE = /^(?: ?[^\p{L}\p{N}]{0,3} ?\(?[\d.,]+ ?[k%]?\)?){0,2}[\s>›»)\]|~.·•?-]*$/iu;
/**
 * Matches a handle that looks different from an ordinary word: it contains an underscore, a dot or an inner capital, or
 * ends in digits or in a word such as 'closet'.
 */
const MARKED_HANDLE =
  /^(?=.*[a-z]{3})(?:[a-z\d][\w.-]*_ ?[\w.-]*\w|[a-z][\w-]+\.[a-z][\w.-]+|[a-z]{4,}\.[a-z\d]|[a-z]{4,}[\w.-]*\d{1,4}|[A-Z]?[a-z]{2,}(?:[A-Z][a-z]{2,})+\d{0,4}|[a-z]{4,}(?:shop|finds|closet|thrifts?|vintage|resale|collects|goods)|x[a-z]{4,}x)$/;
const DOMAIN_PATTERN = /\.(?:com|net|org|co|io|uk|ca|app|shop)$|^www\./i;
/**
 * Matches texts that look like a handle but are not: decades, sizes such as '8x10', and titles of browser tabs whose
 * icon was read as '@'.
 */
const NO_HANDLE = /^(?:\d+s|\d+[x×]\d+|[mn]?i[mn]?box\b.*|n?new ?ta[bn]?\b.*)$/i;
/** Matches a battery level. Text recognition reads the icon of a battery as '@' and a letter. */
const IN_STATUS_BAR = /^[@©®] ?\p{L}{0,3}\d{1,3} ?%/iu;
/** Matches a first name with the initial of a family name, without the space between them: 'JaneD.'. */
const JOINED_NAME = /^\p{Lu}\p{Ll}{2,}\p{Lu}\.$/u;
const MAX_NAME_WORDS = 5;
/** Matches a word in lower case at the end of a line. The word is a handle if a name precedes it. */
const LAST_WORD = /^[a-z\d][\w.-]{4,}$/;

/** Matches a handle with its number of ratings: ' jane-doe (10)'. */
const RATED = /^ [a-z][\w.-]+ \(\d[\d.,]*k?\)/;
const SPLIT_HANDLE = /^[a-z\d]{2,}[._]? [a-z\d]{2,}(?= ?[·•|(@–-]|$)/;

/**
 * How likely a text is to be a person, judged by the words around it. The less likely it is, the stricter the rule for
 * the text. 'sure': a name of one word is enough. 'maybe': a name must have two words, and a handle must begin with '@'
 * or match MARKED_HANDLE. 'handle': only such handles count, and no names.
 */
export type PersonExpectation = 'sure' | 'maybe' | 'handle';
const MIN_NAME_WORDS: Record<PersonExpectation, number> = { sure: 1, maybe: 2, handle: Infinity };

/**
 * Returns the name or handle that begins at position `from`, or a name and a handle: 'Jane Doe (@jane)', 'jane.d · Jane
 * Doe'.
 */
export function peopleAt(
  line: TextLine,
  from: number,
  expectation: PersonExpectation,
): FoundPersonalText[] {
  const start = from + (/^[\s:]*/.exec(line.text.slice(from))?.[0].length ?? 0);
  const first = personAt(line, start, expectation);
  if (!first) return [];
  const next = /^(?:\)? ?[·•|,(–-]+ ?| (?=[@©®]))/.exec(line.text.slice(first.to))?.[0];
  if (next === undefined) {
    const isRated = RATED.test(line.text.slice(first.to));
    const handle =
      first.kind === 'name' ? personAt(line, first.to + 1, isRated ? 'sure' : 'handle') : null;
    return handle ? [first, handle] : [first];
  }
  const isBracketed = next.includes('(');
  const isLast = LAST_WORD.test(line.text.slice(first.to + next.length));
  const second = personAt(line, first.to + next.length, isBracketed || isLast ? 'sure' : 'maybe');
  if (!second || second.kind === first.kind) return [first];
  const bracket = line.text.indexOf(')', second.to);
  return [first, isBracketed && bracket > 0 ? { ...second, to: bracket } : second];
}

function personAt(
  line: TextLine,
  from: number,
  expectation: PersonExpectation,
): FoundPersonalText | null {
  const name = nameAt(line.text, from);
  if (name.words >= MIN_NAME_WORDS[expectation]) return { kind: 'name', line, from, to: name.to };
  const split = expectation === 'sure' ? SPLIT_HANDLE.exec(line.text.slice(from))?.[0] : undefined;
  const isSplit = split !== undefined && !split.split(' ').some((word) => NO_NAME.has(word));
  const handle = isSplit ? from + split.length : handleAt(line.text, from, expectation);
  return handle === null ? null : { kind: 'handle', line, from, to: handle };
}

/** Returns true if a text consists only of a person's name: two to five words, or a joined name such as 'JaneD.'. */
export function isPersonName(text: string): boolean {
  const { words, to } = nameAt(text, 0);
  return to === text.length && (words >= 2 || JOINED_NAME.test(text));
}

/**
 * Returns true if a text is a handle (one lower-case word, or a word with '@', dots or underscores), with nothing else
 * except a feedback count or a link arrow.
 */
export function isHandle(text: string): boolean {
  const end = handleAt(text, 0, 'sure');
  return end !== null && AFTER_HANDLE.test(text.slice(end));
}

/**
 * Returns true if a text must be a handle, because it looks different from ordinary words: 'jane_doe', 'jane.doe
 * (231)', 'janedoe88', 'JaneAndCo'.
 */
export function isUnmistakableHandle(text: string): boolean {
  const end = handleAt(text, 0, 'handle');
  return end !== null && AFTER_HANDLE.test(text.slice(end));
}

/**
 * Returns true if a text can follow a handle at the end of a line: it is empty, or only a feedback count or a link
 * arrow.
 */
export function canFollowHandle(text: string): boolean {
  return AFTER_HANDLE.test(text);
}

/**
 * Returns every sequence of one to five capitalized words, except words that marketplaces capitalize, such as 'Order'.
 */
export function namesIn(line: TextLine): FoundPersonalText[] {
  const found: FoundPersonalText[] = [];
  let at = 0;
  for (const token of line.text.split(' ')) {
    const start = at + (/^[(“"'‘]*/.exec(token)?.[0].length ?? 0);
    const { words, to } =
      start >= (found.at(-1)?.to ?? 0) ? nameAt(line.text, start) : { words: 0, to: 0 };
    if (words > 0) found.push({ kind: 'name', line, from: start, to });
    at += token.length + 1;
  }
  return found;
}

/** Returns the name or handle that ends before position `to`, or null. A name must have at least `minWords` words. */
export function personBefore(
  line: TextLine,
  to: number,
  minWords: number,
): FoundPersonalText | null {
  const text = line.text.slice(0, to).trimEnd();
  const words = text.split(' ');
  const first = words.findLastIndex((word) => !isNameWord(word) && !INNER_WORD.test(word)) + 1;
  const own = words.slice(first).findIndex(isNameWord);
  const name = own < 0 ? [] : words.slice(first + own);
  const found = { line, to: text.length };
  if (name.filter(isNameWord).length >= minWords) {
    return { kind: 'name', ...found, from: text.length - name.join(' ').length };
  }
  const small = words.slice(-2).join(' ');
  if (isLowerCaseName(small)) return { kind: 'name', ...found, from: text.length - small.length };
  const last = words.at(-1) ?? '';
  const isMarked = /^@|[._\d]/.test(last) || words.length === 1;
  return isMarked && isHandle(last)
    ? { kind: 'handle', ...found, from: text.length - last.length }
    : null;
}

function nameAt(text: string, from: number): { words: number; to: number } {
  const tokens = text.slice(from).split(' ');
  let at = from;
  let to = from;
  let words = 0;
  for (const [index, token] of tokens.slice(0, MAX_NAME_WORDS + 1).entries()) {
    const bare = token.replace(/[,;:!]+$|(?<=\.)-$/, '');
    const isInner = index > 0 && INNER_WORD.test(bare);
    const isDate = MONTH.test(bare) && /^\d/.test(tokens[index + 1] ?? '');
    if (isDate || (!isInner && !isNameWord(bare))) break;
    if (!isInner) {
      to = at + bare.length;
      words += 1;
    }
    if (bare !== token && !isFamilyName(token, tokens[index + 1])) break;
    at += token.length + 1;
  }
  return { words, to };
}

/** Returns true if a word with a comma is a family name and a given name follows it: 'Hernández, Beth'. */
const isFamilyName = (token: string, next = ''): boolean =>
  token.endsWith(',') && isInvertedName(token.slice(0, -1), next.replace(/[,.:]$/, ''));

/**
 * Returns true if a word has the form of a name and is not a word of marketplaces or mail services, such as 'Order'.
 */
function isNameWord(word: string): boolean {
  return NAME_WORD.test(word) && !NO_NAME.has(word.toLowerCase().replace(/[.'’]s?$/, ''));
}

/** Returns true if a text contains only words of marketplaces and mail services, such as 'Order' or 'Priority'. */
export const hasOnlyNonNameWords = (text: string): boolean =>
  text.split(' ').every((word) => NO_NAME.has(word.toLowerCase()));

function handleAt(text: string, from: number, expectation: PersonExpectation): number | null {
  const handle = HANDLE.exec(text.slice(from))?.[0] ?? '';
  const bare = handle.replace(/^[@©®] ?/, '');
  const isMarked = bare !== handle;
  const isLikely =
    isMarked ||
    (MARKED_HANDLE.test(bare) && !DOMAIN_PATTERN.test(bare)) ||
    (expectation === 'sure' && /^[^A-Z]+$|[_.\d]/.test(bare));
  if (
    !isLikely ||
    bare.length < 2 ||
    IN_STATUS_BAR.test(text.slice(from)) ||
    !/\p{L}/u.test(bare) ||
    NO_HANDLE.test(bare)
  )
    return null;
  return !isMarked && NO_NAME.has(bare.toLowerCase()) ? null : from + handle.length;
}
