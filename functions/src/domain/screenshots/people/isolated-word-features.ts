import { isAppWord } from '../wording/app-words';
import { plainWord, unpackedWordSet } from '../wording/word-set';
import type { PageWord } from './page-words';
import { WORD_SETS } from '../wording/word-sets-data';

/**
 * Given names from more than twenty languages. Half of these names appear on the pages with which the models are
 * trained.
 */
const GIVEN = unpackedWordSet(WORD_SETS.givenNames);
/** Family names from the same languages as the given names. */
const FAMILY = unpackedWordSet(WORD_SETS.familyNames);
/** Frequent English words that are not names. */
const ENGLISH = unpackedWordSet(WORD_SETS.english);

const MONTH_OR_DAY =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|am|pm)$/;
const STREET = /^(?:st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|pl|hwy|apt|unit)$/;
const TITLE_BEFORE_NAME = /^(?:dr|mrs?|ms|prof|mx|sir)$/;

const flag = (value: boolean): number => (value ? 1 : 0);

const kept = new WeakMap<PageWord, readonly number[]>();

/**
 * Returns features of the models that find names and handles: flags (0 or 1) and counts for a word, without regard to
 * the words around it.
 */
export function isolatedWordFeatures(word: PageWord): readonly number[] {
  const known = kept.get(word);
  if (known) return known;
  const facts = wordFacts(word);
  kept.set(word, facts);
  return facts;
}

function wordFacts({ text, word }: PageWord): number[] {
  const plain = plainWord(text);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length;
  const [first = '', last = ''] = plain.split('-');
  const isGiven = GIVEN.has(plain) || GIVEN.has(first);
  const isFamily = FAMILY.has(plain) || (last !== '' && FAMILY.has(last));
  const after = word.text.slice(word.text.lastIndexOf(text) + text.length);
  return [
    flag(isGiven),
    flag(isFamily),
    flag(ENGLISH.has(plain) || ENGLISH.has(first)),
    flag(isAppWord(plain)),
    flag(/^\p{Lu}/u.test(text)),
    capitals / Math.max(1, letters.length),
    flag(/\p{Ll}\p{Lu}/u.test(text)),
    letters.length,
    text.length,
    text.replace(/\D/g, '').length,
    flag(/^[@©®]/.test(text)),
    flag(/[\p{L}\d][._][\p{L}\d]/u.test(text)),
    flag(/\p{L}-\p{L}/u.test(text)),
    flag(/\p{L}['’]\p{L}/u.test(text)),
    flag(/^\p{Lu}\.?$/u.test(text)),
    flag(MONTH_OR_DAY.test(plain)),
    flag(STREET.test(plain)),
    flag(TITLE_BEFORE_NAME.test(plain)),
    flag(/^['’]s/.test(after)),
    flag(after.includes(',')),
    flag(after.includes(':')),
    flag(/[.!?]/.test(after)),
    flag(/^[([“"]/.test(word.text)),
    word.confidence,
  ];
}

const OTHER_FACTS = { count: 17, none: -1 };

/**
 * Returns most of the features of `isolatedWordFeatures` for a neighboring word in the line. Returns -1 for each of
 * them if there is no such word.
 */
export const neighborWordFeatures = (word: PageWord | undefined): readonly number[] =>
  word
    ? [
        ...isolatedWordFeatures(word).slice(0, OTHER_FACTS.count),
        ...isolatedWordFeatures(word).slice(18, 23),
      ]
    : Array.from({ length: OTHER_FACTS.count + 5 }, () => OTHER_FACTS.none);

/** Words that are often beside names and handles on pages of any kind. */
const BESIDE_PEOPLE: readonly string[] = (
  'hi hello hey dear thanks thank love regards best sincerely cheers welcome congrats congratulations to from by with for and via re fwd ' +
  'sold bought purchased ordered paid sent wrote writes replied reply commented reviewed said says asked likes liked follows following ' +
  'offered accepted declined shared message messages chat call text contact buyer seller customer recipient shipped ship deliver ' +
  'delivered name username handle user member admin moderator author poster owner shop store account profile signed sign joined ' +
  'active online typing ago yesterday today now you me your my mr mrs ms dr attn c/o care gift gifted order orders return refund ' +
  'case opened requested closed rated rating stars verified purchase review reviews comment view like share report follow add friend ' +
  'cc bcc subject date inbox sender received read delivered new mobile mail notification pinned see more others other people'
).split(' ');
const SLOTS: ReadonlyMap<string, number> = new Map(
  [...new Set(BESIDE_PEOPLE)].map((word, index) => [word, index]),
);

/**
 * Returns features of the models that find names and handles: how often (at most 3 times) a text contains words of each
 * slot. Only words that are often beside names and handles have a slot. Several of these words can share a slot.
 */
export function personContextWordCounts(text: string, slots: number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const slot = SLOTS.get(word);
    if (slot !== undefined) counts[slot % slots] = Math.min(3, (counts[slot % slots] ?? 0) + 1);
  }
  return counts;
}
