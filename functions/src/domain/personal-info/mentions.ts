import type { TextLine } from '../listing/text-lines';
import { nextInColumn } from './beside';
import { matches, wholeLine, type FoundText } from './found-text';
import { isName } from './people';
import { standsUnderName, tellsOfSale } from './sections';

const HANDLE_MARKED = /(?<![\w@.])[@©®] ?[a-z\d][\w.-]*\w/gi;
const ORDER_NUMBER_LINE = /^order ?[#№]? ?\w*\d{5}/i;
/** An order page names the buyer at its top. */
const HEADER_LINES = 6;
/** Shorter names and handles are parts of other words too easily. */
const MIN_REPEATED = 5;
const MIN_NAME_PART = 3;

/** On a page about a sale: '@handles', and the name above an order's number or 'Joined Facebook in 2015'. */
export function peopleOfSale(lines: readonly TextLine[]): FoundText[] {
  if (!lines.some(({ text }) => tellsOfSale(text))) return [];
  const named = lines
    .filter(
      ({ text }, index) =>
        standsUnderName(text) || (index < HEADER_LINES && ORDER_NUMBER_LINE.test(text)),
    )
    .map((line) => nextInColumn(line, lines, 'up'))
    .filter((line) => line !== null && isName(line.text));
  return [
    ...lines.flatMap((line) => matches('handle', line, HANDLE_MARKED)),
    ...named.flatMap((line) => (line ? [wholeLine('name', line)] : [])),
  ];
}

/** Where else a page shows a person who was found on it: again, or as the name that their e-mail address spells. */
export function mentions(found: readonly FoundText[], lines: readonly TextLine[]): FoundText[] {
  const people = found.filter(({ kind }) => kind === 'name' || kind === 'handle');
  const emails = found.filter(({ kind }) => kind === 'email').map(textOf);
  return lines.flatMap((line) => [
    ...people.flatMap((person) => again(person, line)),
    ...(emails.some((email) => spells(email, line.text)) ? [wholeLine('name', line)] : []),
  ]);
}

function again(person: FoundText, line: TextLine): FoundText[] {
  const text = textOf(person);
  if (text.length < MIN_REPEATED) return [];
  const literal = text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return matches(person.kind, line, new RegExp(`(?<![\\w@])@?${literal}(?!\\w)`, 'gi'));
}

function spells(email: string, text: string): boolean {
  const local = email.toLowerCase().split(/[@©®]/)[0] ?? '';
  const parts = text.toLowerCase().split(' ');
  return (
    isName(text) && parts.every((part) => part.length >= MIN_NAME_PART && local.includes(part))
  );
}

const textOf = ({ line, from, to }: FoundText): string => line.text.slice(from, to);
