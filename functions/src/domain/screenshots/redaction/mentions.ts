import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { TextLine } from '../layout/text-lines';
import { nextLineInColumn } from './neighboring-lines';
import {
  personalTextsMatching,
  wholeLineAsPersonalText,
  type FoundPersonalText,
} from './found-personal-text';
import { hasOnlyAppWords } from '../wording/app-words';
import { isGivenName } from '../wording/known-names';
import { isUnmistakableHandle, isPersonName, namesIn, personBefore } from './people';

/**
 * Matches a handle after a character such as '@'. 'Inbox' and 'New Tab' are excluded, because they are titles of
 * browser tabs, whose icon the text recognition reads as such a character.
 */
const HANDLE_MARKED =
  /(?<![\w@.])[@©®] ?(?!\d+\b|[a-z]{0,3}\d{1,3} ?%|[mn]?i[mn]?box\b|n?new ?ta[bn]?\b)[a-z\d][\w.-]*\w(?: _[\w.-]*\w)?/gi;
/**
 * Matches a name whose first letter was misread, because the text recognition does not know the letter: '@ystein Dahl'
 * for 'Øystein Dahl'.
 */
const MISREAD_NAME =
  /(?:^|: )(?<value>\S?[@©®0](?:\p{Ll}{2,}|\p{Lu}{2,})(?: \p{Lu}[\p{L}.'’-]*){1,3})(?=$| [a-z@(])/gu;
/**
 * Matches a line that is only a handle: one word with a dot or an underscore inside. A feedback count may follow:
 * 'jane.closet (12)'.
 */
const ONLY_A_HANDLE = /^[a-z\d]{3,}[._][a-z\d][\w.]*(?: \([\d.,]+k?\))?$/;
const ORDER_NUMBER_LINE = /^order ?[#№]? ?\w*\d{5}/i;
const HEADER_LINES = 6;
const MIN_REPEATED = 5;
const MIN_NAME_PART = 3;
/**
 * The maximum number of people of a page whose names are searched for in other lines. Each line is compared with each
 * person. A sale page names only a few people.
 */
const MAX_PEOPLE = 30;

/**
 * Finds people on a sale page: '@handles' and the names before them, handles with a dot or an underscore on a line of
 * their own, and the name above an order number. Use it only for sale pages.
 */
export function findPeopleOfSale(lines: readonly TextLine[]): FoundPersonalText[] {
  const named = lines
    .filter(({ text }, index) => index < HEADER_LINES && ORDER_NUMBER_LINE.test(text))
    .map((line) => nextLineInColumn(line, lines, 'up'))
    .filter((line) => line !== null && isPersonName(line.text));
  return [
    ...lines.flatMap((line) =>
      personalTextsMatching('handle', line, HANDLE_MARKED).flatMap(withNameBefore),
    ),
    ...lines
      .filter(({ text }) => isOnlyHandle(text))
      .map((line) => wholeLineAsPersonalText('handle', line)),
    ...lines.flatMap((line) => personalTextsMatching('name', line, MISREAD_NAME)),
    ...named.flatMap((line) => (line ? [wholeLineAsPersonalText('name', line)] : [])),
  ];
}

const isOnlyHandle = (text: string): boolean =>
  ONLY_A_HANDLE.test(text) &&
  isUnmistakableHandle(text) &&
  !hasOnlyAppWords(text.replaceAll(/[._]/g, ' '));

function withNameBefore(handle: FoundPersonalText): FoundPersonalText[] {
  const end = handle.line.text.slice(0, handle.from).search(/ ?[·•|(,–-]? ?$/);
  const name = end > 0 ? personBefore(handle.line, end, 1) : null;
  const text = name ? textOf(name) : '';
  return name?.kind === 'name' && (text.includes(' ') || isGivenName(text))
    ? [name, handle]
    : [handle];
}

/**
 * Finds further mentions of people who were already found on the page. A mention is the same text again, the person's
 * first name, or a name that is part of a found email address or handle.
 */
export function findRepeatedMentions(
  found: readonly FoundPersonalText[],
  lines: readonly TextLine[],
): FoundPersonalText[] {
  const patterns = people(found, ['name', 'handle']).flatMap(patternsOf);
  const accounts = people(found, ['email', 'handle']).map(({ text }) => text);
  const firstNames = new Set(
    people(found, ['name']).flatMap(({ text }) => (text.includes(' ') ? [] : [text])),
  );
  return lines.flatMap((line) => [
    ...patterns.flatMap(({ kind, pattern }) => personalTextsMatching(kind, line, pattern)),
    ...namesIn(line).filter(({ from, to }) => {
      const name = line.text.slice(from, to);
      const isKnown = name === line.text && firstNames.has(name.split(' ')[0] ?? '');
      return isPersonName(name) && (isKnown || accounts.some((account) => spells(account, name)));
    }),
  ]);
}

interface Person {
  readonly kind: PersonalInfoKind;
  readonly text: string;
}

function people(found: readonly FoundPersonalText[], kinds: readonly PersonalInfoKind[]): Person[] {
  const distinct = new Map<string, Person>();
  for (const one of found.filter(({ kind }) => kinds.includes(kind))) {
    const [kind, text] = [one.kind, textOf(one)];
    distinct.set(`${kind} ${text}`, { kind, text });
  }
  return [...distinct.values()].slice(0, MAX_PEOPLE);
}

interface PersonPattern {
  readonly kind: PersonalInfoKind;
  readonly pattern: RegExp;
}

function patternsOf({ kind, text }: Person): PersonPattern[] {
  const again = new RegExp(`(?<![\\w@])@?${literally(text)}(?!\\w)`, 'gi');
  return [
    ...(text.length < MIN_REPEATED ? [] : [{ kind, pattern: again }]),
    ...(kind === 'name' ? firstNamePatterns(text.split(' ')[0] ?? '') : []),
  ];
}

function firstNamePatterns(first: string): PersonPattern[] {
  if (first.length < MIN_NAME_PART) return [];
  const name = `(?<value>${literally(first)})`;
  return [
    new RegExp(`^(?:message|contact|chat with|call|text|rate|thank|hi|hello) ${name}\\b`, 'gi'),
    new RegExp(`\\b${name}(?=['’]s\\b)`, 'g'),
  ].map((pattern) => ({ kind: 'name', pattern }));
}

/**
 * Returns true if an account, which is an email address or a handle, contains a name. An email address must contain all
 * parts of the name. A handle must contain one part of the name that is at least half of the handle.
 */
function spells(account: string, name: string): boolean {
  const [local = '', domain] = account
    .toLowerCase()
    .replace(/^[@©®]/, '')
    .split(/[@©®]/);
  const parts = name
    .toLowerCase()
    .split(' ')
    .filter((part) => part.length >= MIN_NAME_PART);
  const spelled = parts.filter((part) => local.includes(part));
  if (domain !== undefined) return spelled.length === parts.length && parts.length > 1;
  return spelled.some((part) => part.length * 2 >= local.length);
}

const literally = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
const textOf = ({ line, from, to }: FoundPersonalText): string => line.text.slice(from, to);
