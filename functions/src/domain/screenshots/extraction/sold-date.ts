import type { Box } from '../layout/recognized-page';
import { writtenDates } from '../wording/calendar-dates';
import { middle } from '../layout/geometry';
import { labelAbove, labelBeside } from './labels';
import type { TextLine } from '../layout/text-lines';

/** Words beside a date that say it is the day of the sale, as the six marketplaces put it: the higher the rank, the surer. */
const SALE_WORDS: readonly (readonly [words: string, rank: number])[] = [
  [String.raw`s[o0][l1]d|sale (?:date|completed|made|on)|date of sale`, 3],
  [
    String.raw`ordered|purchased?|bought|order (?:date|placed|created|made|received)|date (?:ordered|purchased|placed)|placed|transaction (?:date|on)`,
    2,
  ],
  [String.raw`(?:date )?paid|payment (?:date|received)|(?:sale|listing|it) ended|ended`, 1],
];

/** Words beside a date that say it is another day. */
const OTHER_WORDS = String.raw`listed|listing (?:date|created)|posted|added|created|updated|edited|relist(?:ed)?|joined|member|since|ship(?:s|ped)?|dispatch(?:ed)?|by(?=\W*(?:[a-z]{3,9},? )?$)|deliver(?:s|y|ed)?|arriv(?:es|ing|ed)|est(?:imated|\.)|expected|between|returns?|returned|refund(?:ed)?|review(?:ed|s)?|rat(?:ed|ing)|feedback|active|seen|ends|until|due|expires?|picked|pick ?up|out for|in transit|tracking|paid out|payouts?|deposit(?:ed)?|released?|available|transfer(?:red)?|funds|cancel(?:led|ed)?|birthday|verified|print(?:ed)?|scan(?:ned)?|complete[sd]?|price drop(?:ped)?|reduced`;

const KEYWORD = new RegExp(
  String.raw`\b(?:(?<other>paid out|order (?:shipped|delivered))|${SALE_WORDS.map(
    ([words, rank]) => `(?<rank${rank}>${words})`,
  ).join('|')}|(?<another>${OTHER_WORDS}))\b`,
  'gi',
);

/** How surely the last such word of a text calls a date the day of the sale: 3 to 1; 0: another day; null: no word. */
function saleRank(text: string): number | null {
  const groups = [...text.matchAll(KEYWORD)].at(-1)?.groups;
  if (!groups) return null;
  return SALE_WORDS.find(([, rank]) => groups[`rank${rank}`] !== undefined)?.[1] ?? 0;
}

/** Says somewhere on a page that it shows a sale, so that a date without a word of its own is the sale's. */
const SALE_PAGE = /\b(sold|sale|receipt|order|buyer|bought|earnings|needs shipping|complete)\b/i;

/** After a date: to whom the item went ('22 Dec 2025 to @wren'). */
const TO_BUYER = /^\W*to @?\w/i;

interface DateCandidate {
  readonly day: string;
  readonly rank: number;
  readonly line: TextLine;
}

/** The rank of a date that no word explains, on a page that shows a sale. */
const BARE = 0.5;

/**
 * The day of the sale ('2025-09-11') by the word before a date, beside or above it: sold before ordered before paid;
 * not the days of listing, shipping, delivery or reviews. Of equals the nearest to the title. Undefined where no date
 * is surely the sale's.
 */
export function soldDateOf(lines: readonly TextLine[], title: Box | null): string | undefined {
  const candidates = lines.flatMap((line) => datesOf(line, lines));
  const worded = candidates.filter(({ rank }) => rank > BARE);
  if (worded.length > 0) return nearestOfBest(worded, title);
  const bare = candidates.filter(({ rank }) => rank === BARE);
  const days = new Set(bare.map(({ day }) => day));
  const isSale = lines.some(({ text }) => SALE_PAGE.test(text));
  return days.size === 1 && isSale ? bare[0]?.day : undefined;
}

function datesOf(line: TextLine, lines: readonly TextLine[]): DateCandidate[] {
  const dates = writtenDates(line.text);
  return dates.map(({ day, start, end }, index) => {
    const before = line.text.slice(dates[index - 1]?.end ?? 0, start);
    const after = line.text.slice(end, dates[index + 1]?.start);
    return { day, rank: rankOf(before, after, line, lines), line };
  });
}

/** By the nearest words that say anything: on the line before it, after it, to its left, above it. */
function rankOf(before: string, after: string, line: TextLine, lines: readonly TextLine[]): number {
  const ranks = [
    () => saleRank(before),
    () => (TO_BUYER.test(after) ? 3 : null),
    () => saleRank(labelBeside(line.box, lines)?.text ?? ''),
    () => saleRank(labelAbove(line.box, lines)?.text ?? ''),
  ];
  for (const rank of ranks) {
    const found = rank();
    if (found !== null) return found;
  }
  return BARE;
}

function nearestOfBest(
  candidates: readonly DateCandidate[],
  title: Box | null,
): string | undefined {
  const rank = Math.max(...candidates.map((candidate) => candidate.rank));
  const far = ({ line }: DateCandidate): number =>
    title ? Math.abs(middle(line.box) - middle(title)) : 0;
  return candidates
    .filter((candidate) => candidate.rank === rank)
    .toSorted((a, b) => far(a) - far(b))[0]?.day;
}
