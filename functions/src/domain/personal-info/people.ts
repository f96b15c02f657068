import type { TextLine } from '../listing/text-lines';
import type { FoundText } from './found-text';

/** Words that marketplaces set in capitals too, and that no name holds, in lower case. */
const NO_NAME = new Set(
  (
    'order orders ordered sold sale sales item items ship ships shipped shipping shipment delivery deliver delivered ' +
    'address buyer buyers seller sellers customer details detail info information status total subtotal price paid pay ' +
    'pays payment payments payout earnings fee fees tax print label labels message messages view copy edit track ' +
    'tracking package parcel number date summary contact profile completed complete congrats congratulations your you ' +
    'the and free standard priority ground advantage class mail usps ups fedex dhl purchased purchase listing ' +
    'listed size qty quantity color colour brand condition used pre-owned protection help support refund refunded ' +
    'cancel cancelled receipt transaction relist download leave feedback rating rated reviews review joined facebook ' +
    'marketplace ebay etsy depop poshmark mercari home search inbox selling more actions note gift share united states ' +
    'usa kingdom canada australia on in at by with from for to of or as is are was has have what how when this that it ' +
    'us returns return policy seller’s buyer’s new offer offers accepted member since verified today yesterday ' +
    'store shop money balance bank account billing name email phone username recipient other sold! only items'
  ).split(' '),
);
const NAME_WORD = /^\p{Lu}(?:\p{L}|['’.-](?=\p{L}))*\.?$/u;
const INNER_WORD =
  /^(?:de|da|del|della|di|do|dos|du|la|le|van|von|der|den|ten|bin|ibn|al|el|y|e|[|1l])$/;
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?$/i;
const HANDLE = /^[@©®]? ?[\p{L}\d](?:[\w.-]*[\w-])?/u;
const MAX_NAME_WORDS = 5;

/** What may follow a label: 'sure' takes one word, 'maybe' wants two of a name or an '@', 'handle' only that. */
export type Expectation = 'sure' | 'maybe' | 'handle';
const MIN_NAME_WORDS: Record<Expectation, number> = { sure: 1, maybe: 2, handle: Infinity };

/** The person whose name or handle starts at a character of a line, or null. */
export function personAt(line: TextLine, from: number, expectation: Expectation): FoundText | null {
  const start = from + (/^[\s:]*/.exec(line.text.slice(from))?.[0].length ?? 0);
  const name = nameAt(line.text, start);
  if (name.words >= MIN_NAME_WORDS[expectation]) {
    return { kind: 'name', line, from: start, to: name.to };
  }
  const handle = handleAt(line.text, start, expectation);
  return handle === null ? null : { kind: 'handle', line, from: start, to: handle };
}

/** Whether a text is a person's name and nothing else: two to five words with capitals. */
export function isName(text: string): boolean {
  const { words, to } = nameAt(text, 0);
  return words >= 2 && to === text.length;
}

/** Whether a text is a handle and nothing else: one word in small letters, or with an '@', dots or underscores. */
export function isHandle(text: string): boolean {
  const end = handleAt(text, 0, 'sure');
  return end !== null && /^\s?(?:\([\d.,k]+\))?$/i.test(text.slice(end));
}

/** Where the name that ends before a character of a line starts, or null. */
export function personBefore(line: TextLine, to: number): FoundText | null {
  const words = line.text.slice(0, to).trimEnd().split(' ');
  let from = words.join(' ').length + 1;
  let counted = 0;
  for (const word of words.toReversed()) {
    if (!isNameWord(word) && !(counted > 0 && INNER_WORD.test(word))) break;
    from -= word.length + 1;
    counted += 1;
  }
  if (counted > 0) return { kind: 'name', line, from, to: words.join(' ').length };
  const last = words.at(-1) ?? '';
  if (!/^@\w|[._\d]/.test(last) || !isHandle(last)) return null;
  return { kind: 'handle', line, from: from - last.length - 1, to: words.join(' ').length };
}

/** How many words of a name start at a character, and where the last of them ends. */
function nameAt(text: string, from: number): { words: number; to: number } {
  const tokens = text.slice(from).split(' ');
  let [at, to, words] = [from, from, 0];
  for (const [index, token] of tokens.slice(0, MAX_NAME_WORDS + 1).entries()) {
    const bare = token.replace(/[,;:!]+$/, '');
    const isInner = index > 0 && INNER_WORD.test(bare);
    const isDate = MONTH.test(bare) && /^\d/.test(tokens[index + 1] ?? '');
    if (isDate || (!isInner && !isNameWord(bare))) break;
    if (!isInner) [to, words] = [at + bare.length, words + 1];
    if (bare !== token) break;
    at += token.length + 1;
  }
  return { words, to };
}

function isNameWord(word: string): boolean {
  return NAME_WORD.test(word) && !NO_NAME.has(word.toLowerCase().replace(/[.'’]s?$/, ''));
}

function handleAt(text: string, from: number, expectation: Expectation): number | null {
  const handle = HANDLE.exec(text.slice(from))?.[0] ?? '';
  const bare = handle.replace(/^[@©®] ?/, '');
  const isMarked = bare !== handle;
  const isLikely = isMarked || (expectation === 'sure' && /^[^A-Z]+$|[_.\d]/.test(bare));
  if (!isLikely || bare.length < 2 || !/\p{L}/u.test(bare)) return null;
  return !isMarked && NO_NAME.has(bare.toLowerCase()) ? null : from + handle.length;
}
