import { isAppWord } from '../wording/app-words';
import type { TextLine } from '../layout/text-lines';

const MAX_LABEL_WORDS = 4;
/** How marketplaces write dates and amounts. Weak signs, which count together with words. */
const FORMS: readonly (readonly [term: string, form: RegExp])[] = [
  ['#12 jan 2025', /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*,? 20\d\d/i],
  ['#jan 12, 2025', /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}, 20\d\d/i],
  ['#1/12/25', /\b\d{1,2}\/\d{1,2}\/\d{2}\b/],
  ['#1/12/2025', /\b\d{1,2}\/\d{1,2}\/20\d\d\b/],
  ['#us $', /\bUS \$\s?\d/],
  ['#$12', /\$\d+(?![\d.,])/],
  ['#@name', /(?:^|\s)@[a-z\d]/],
  ['#hashtag', /(?:^|\s)#\p{L}{3}/u],
  ['#a | b', /\w [|] \w/],
  ['#a · b', /\w [·•] \w/],
];

/** Returns words of the app, pairs of them, whole labels and forms of dates and amounts, each once. */
export function platformTerms(lines: readonly TextLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text }) => [...wordTerms(text), ...formTerms(text)]));
}

function formTerms(text: string): string[] {
  return FORMS.flatMap(([term, form]) => (form.test(text) ? [term] : []));
}

function wordTerms(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}’']+|[^\s\p{L}]+/gu) ?? [];
  const terms = words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    if (!isAppWord(word)) return [];
    return isAppWord(next) ? [word, `${word} ${next}`] : [word];
  });
  const isLabel = words.length <= MAX_LABEL_WORDS && words.every(isAppWord);
  return isLabel ? [...terms, `=${words.join(' ')}`] : terms;
}
