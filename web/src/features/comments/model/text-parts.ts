import { possibleMentionsIn } from '@contract/rules/mentions';

export interface TextPart {
  readonly text: string;
  /** The URL of a link. Null if the part is not a web URL. */
  readonly href: string | null;
  /** The member whom the part mentions, or null. */
  readonly username: string | null;
}

interface Mark extends TextPart {
  readonly start: number;
}

/**
 * Matches a web URL. The URL ends before quotes, angle brackets and invisible characters, because these could hide
 * where a link leads.
 */
const URL_PATTERN = /https?:\/\/[^\s<>"'`\p{Default_Ignorable_Code_Point}\p{Cc}]+/giu;
const CLOSING = /[.,;:!?…*_~)\]}»”’]$/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a text into plain parts, web URLs, and mentions of the members with these usernames. Joined together, the
 * parts are the original text. A URL cannot contain a mention, because only white space can precede a mention.
 */
export function textParts(content: string, usernames: readonly string[] = []): TextPart[] {
  const marks = [...urlsIn(content), ...membersIn(content, usernames)];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { start, ...part } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start > end) parts.push(plain(content.slice(end, start)));
    parts.push(part);
    end = start + part.text.length;
  }
  if (end < content.length) parts.push(plain(content.slice(end)));
  return parts;
}

const plain = (text: string): TextPart => ({ text, href: null, username: null });

const urlsIn = (content: string): Mark[] =>
  [...content.matchAll(URL_PATTERN)].flatMap(({ 0: found, index: start }) => {
    const text = withoutClosing(found);
    const href = hrefOf(text);
    const isInWord = /[\p{L}\p{N}]$/u.test(content.slice(0, start));
    return href === null || isInWord ? [] : [{ start, text, href, username: null }];
  });

function membersIn(content: string, usernames: readonly string[]): Mark[] {
  if (usernames.length === 0) return [];
  const known = new Map(usernames.map((username) => [username.toLowerCase(), username]));
  return possibleMentionsIn(content).flatMap(({ name, start }) => {
    const username = known.get(name.toLowerCase());
    return username === undefined ? [] : [{ start, text: `@${name}`, href: null, username }];
  });
}

/**
 * Returns the URL without trailing punctuation, and without trailing brackets that have no opening bracket in the URL.
 */
function withoutClosing(found: string): string {
  let text = found;
  for (;;) {
    const last = CLOSING.exec(text)?.[0];
    if (last === undefined || isOpened(text, last)) return text;
    text = text.slice(0, -last.length);
  }
}

function isOpened(text: string, closing: string): boolean {
  const opening = PAIRS[closing];
  return opening !== undefined && count(text, opening) >= count(text, closing);
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

/**
 * Returns the URL to link to. Returns null for an invalid URL, and for a URL with a username before the host, because
 * the username can look like another host.
 */
function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && hostname.includes('.') ? href : null;
}
