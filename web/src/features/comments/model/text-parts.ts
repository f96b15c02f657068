export interface TextPart {
  readonly text: string;
  /** Null for a part that is no link. */
  readonly href: string | null;
}

/** Ends at quotes, angle brackets, and characters that are invisible and could hide where a link leads. */
const ADDRESS = /https?:\/\/[^\s<>"'`\p{Default_Ignorable_Code_Point}\p{Cc}]+/giu;
const CLOSING = /[.,;:!?…*_~)\]}»”’]$/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Splits a text into parts and the http and https addresses in it. Joined, the parts are the text. */
export function textParts(content: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of content.matchAll(ADDRESS)) {
    const text = withoutClosing(found);
    const href = hrefOf(text);
    // Not inside a word.
    if (href === null || /[\p{L}\p{N}]$/u.test(content.slice(0, index))) continue;
    if (index > end) parts.push({ text: content.slice(end, index), href: null });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), href: null });
  return parts;
}

/** Removes punctuation that ends a sentence, and brackets that are not opened in the address. */
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

/** Returns null for an invalid address, and for a name before the host, which looks like another host. */
function hrefOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, hostname, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && hostname.includes('.') ? href : null;
}
