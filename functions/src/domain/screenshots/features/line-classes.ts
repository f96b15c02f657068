import { moneyKindOfWords, type MoneyKind } from '../candidates/amounts';
import type { TextLine } from '../layout/text-lines';
import { isLikelyPersonName } from '../wording/known-names';
import { hasOnlyAppWords } from '../wording/app-words';
import { writtenDates } from '../wording/calendar-dates';
import {
  APP_LINE_PATTERN,
  APP_PHRASE_PATTERN,
  NON_TITLE_PATTERNS,
  ORDER_HEADING_PATTERN,
  ORDER_PAGE_PATTERN,
  SENTENCE_WORD_PATTERN,
  SIDE_SECTION_PATTERN,
} from '../wording/page-wording';

/** Matches an icon before a label. Text recognition reads it as one or two characters: 'Q Search'. */
const ICON = /^(?!(?:to|of|in|on|or|by|w\/) )\S{1,2} (?=\p{L})/iu;
const CONNECTING = /[|,&/–—-]$| \+$|(?<![\p{L}-])(with|for|and|in|of|the|w\/|by|from|to)$/iu;
const CONTINUING = /^([-–—&+,] ?\(?\p{L}|\(\p{L}|(to|of|for|with|and|in|the|from|w\/) )/u;
const ITEM_HEADING =
  /^(item|items|product|title|listing|listings|what you sold|item (name|title|sold|details?)|listing title)\W*$/i;

/** Matches a place with a state, a country or a distance: 'Waco, TX · 2 miles away'. */
const PLACE =
  /^[A-Z][\p{L} .'-]+, [A-Z]{2}\b|\b\d+ mi(?:les?|\.)?\b|^(?:from|ships from|located in|in) [A-Z]\p{L}+|\bUnited (?:States|Kingdom)\b/u;
/** Matches a seller's rating or number of reviews: '99.8% (3.3K)', '4.9 (2,937)'. */
const RATING =
  /\(\d[\d.,]*[Kk]?\)|\d(?:\.\d)?% pos|^\D{0,30}\d{2,3}(?:\.\d)?%|★|\b\d\.\d\b.{0,3}\(/;
const LABELLED = /^\p{Lu}[\p{L} ()/#]{1,24}: ?\S/u;
/** Matches the name of a shop or a member in one word: 'KilnAndFern', 'wren.collects', '@jo_99'. */
const SHOP =
  /^(?:by |from |sold by )?(?:@\S+|\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+|\p{Ll}[\p{Ll}\d]*[._\d][\p{Ll}\d._]*)(?: |$)/u;
/** Matches two to four words that consist only of letters, as in a person's name. */
const NAME_SHAPE = /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,3}$/u;
const ADDRESS_END = /,? (?:[A-Z]{2}|[A-Z]\p{L}+(?: [A-Z]\p{L}+)?),? \d{5}(?:-\d{4})?$/u;
const ATTRIBUTE =
  /^(?:size|colou?r|condition|brand|style|category|material|qty|quantity|new with|new without|like new|pre-?owned|used|brand new|good|very good|excellent|nwt|open box)\b/i;

const flag = (value: boolean): number => (value ? 1 : 0);

export const moneyKindFeature = (kind: MoneyKind): number =>
  kind === 'own' ? 1 : kind === 'other' ? -1 : 0;

const known = new WeakMap<TextLine, readonly number[]>();

/**
 * Returns features of the title model and the price model: flags and counts for the words in a line, based on word
 * lists and patterns.
 */
export function lineClassFeatures(line: TextLine): readonly number[] {
  const stored = known.get(line);
  if (stored) return stored;
  const classes = textClassFeatures(line.text);
  known.set(line, classes);
  return classes;
}

export function textClassFeatures(text: string): number[] {
  const label = text.replace(ICON, '');
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length;
  const words = text.split(' ').length;
  return [
    flag(PLACE.test(text)),
    flag(RATING.test(text)),
    flag(LABELLED.test(text)),
    flag(SHOP.test(text)),
    flag(ATTRIBUTE.test(text)),
    flag(NAME_SHAPE.test(text) && isLikelyPersonName(text)),
    flag(ADDRESS_END.test(text)),
    flag(ORDER_HEADING_PATTERN.test(text)),
    flag(APP_LINE_PATTERN.test(text) || APP_LINE_PATTERN.test(label)),
    flag(APP_PHRASE_PATTERN.test(text) || APP_PHRASE_PATTERN.test(label)),
    flag(hasOnlyAppWords(text) || hasOnlyAppWords(label)),
    NON_TITLE_PATTERNS.findIndex((shape) => shape.test(text)) + 1,
    flag(writtenDates(text).length > 0),
    flag(SIDE_SECTION_PATTERN.test(text)),
    flag(ORDER_PAGE_PATTERN.test(text)),
    flag(ITEM_HEADING.test(text)),
    (text.match(SENTENCE_WORD_PATTERN)?.length ?? 0) / words,
    moneyKindFeature(moneyKindOfWords(text)),
    flag(/[$§]\s?\d/.test(text)),
    flag(CONNECTING.test(text)),
    flag(CONTINUING.test(text)),
    flag(/^\p{Ll}/u.test(text)),
    flag(text.endsWith(':')),
    flag(/[.!?]$/.test(text)),
    letters,
    words,
    capitals / Math.max(1, letters),
    text.replace(/\D/g, '').length / text.length,
  ];
}

const NO_LINE = textClassFeatures('-').map(() => -1);

/**
 * Returns the features of `lineClassFeatures` for a neighboring line, or -1 for each feature if there is no such line.
 */
export const neighborClassFeatures = (line: TextLine | null): readonly number[] =>
  line ? lineClassFeatures(line) : NO_LINE;
