import type { Box, RecognizedPage } from '../layout/recognized-page';
import { writtenDates } from '../wording/calendar-dates';
import { bottomEdge, verticalMiddle } from '../layout/geometry';
import { labelAbove, labelBeside } from '../layout/labels';
import { linesBetween } from '../layout/nearby-lines';
import { columnHeading } from '../layout/table-columns';
import { type TextLine, wordsBetween } from '../layout/text-lines';

/**
 * Words that mark a date as the sold date, each with a rank. A date beside words with a higher rank is more likely to
 * be the sold date.
 */
const SALE_WORDS: readonly (readonly [words: string, rank: number])[] = [
  [String.raw`s[o0][l1]d|sale (?:date|completed|made|on)|date of sale`, 3],
  [
    String.raw`ordered|purchased?|bought|order (?:date|placed|created|made|received)|date (?:ordered|purchased|placed)|placed|transaction (?:date|on)`,
    2,
  ],
  [String.raw`(?:date )?paid|payment (?:date|received)|(?:sale|listing|it) ended|ended`, 1],
];

const OTHER_WORDS = String.raw`listed|listing (?:date|created)|posted|added|created|updated|edited|relist(?:ed)?|joined|member|since|ship(?:s|ped)?|dispatch(?:ed)?|by(?=\W*(?:[a-z]{3,9},? )?$)|deliver(?:s|y|ed)?|arriv(?:es|ing|ed)|est(?:imated|\.)|expected|between|returns?|returned|refund(?:ed)?|review(?:ed|s)?|rat(?:ed|ing)|feedback|active|seen|ends|until|due|expires?|picked|pick ?up|out for|in transit|tracking|paid out|payouts?|deposit(?:ed)?|released?|available|transfer(?:red)?|funds|cancel(?:led|ed)?|birthday|verified|printed|scan(?:ned)?|price drop(?:ped)?|reduced`;

const KEYWORD = new RegExp(
  String.raw`\b(?:(?<other>paid out|order (?:shipped|delivered))|${SALE_WORDS.map(
    ([words, rank]) => `(?<rank${rank}>${words})`,
  ).join('|')}|(?<another>${OTHER_WORDS}))\b`,
  'gi',
);

/** Matches the status of an order. A date beside a status may be another date than the sold date. */
const STATUS =
  /\b(?:ready|waiting|needs?|awaiting) (?:to (?:be )?|for )?(?:ship(?:ping|ment|ped)?|rating|review|delivery)\b|(?<!sale )\bcompleted?\b/gi;

/**
 * Returns the rank of the last words in a text that say what a date means. Returns 0 if they describe another date than
 * the sold date, and null if the text has no such words.
 */
function saleRank(text: string): number | null {
  const groups = [...text.replace(STATUS, '').matchAll(KEYWORD)].at(-1)?.groups;
  if (!groups) return null;
  return SALE_WORDS.find(([, rank]) => groups[`rank${rank}`] !== undefined)?.[1] ?? 0;
}

/**
 * Matches words on pages about a sale. If a page about a sale has only one date, that date is the sold date, even if
 * none of SALE_WORDS is near it.
 */
const SALE_PAGE =
  /\b(sold|sale|receipt|order|buyer|bought|earnings|needs shipping|completed?|paid out|shipped|delivered|dispatched|in transit|awaiting shipment|ready to ship|payment received|offer accepted)\b/i;
/**
 * A picture may show only one row of a list of sales if its shape (width divided by height) is at least `minShape` and
 * it has at most `maxLines` lines. Such a row may contain only title, price and date.
 */
const ROW = { minShape: 1.8, maxLines: 5 };
/**
 * A picture may be a crop that shows one sale if it is less tall than a phone's screen and within these limits of its
 * shape (width divided by height) and its number of lines. A crop of a listing can also be within these limits. But
 * every full date on a listing stands beside a word such as 'Listed', so no such date is taken for a sold date.
 */
const CARD = { maxShape: 1.8, maxLines: 10 };
/** Matches words on a listing. The only date on a listing is often the date on which it was listed. */
const LISTING =
  /\b(?:see similar|similar items|item details|add to|buy it now|make (?:an )?offer|meet the seller)\b/i;

const TO_BUYER = /^\W*to @?\w/i;

interface SoldDate {
  /** The day of the date, such as '2025-09-11'. */
  readonly day: string;
  readonly words: TextLine['words'];
}

interface DateCandidate extends SoldDate {
  readonly rank: number;
  readonly line: TextLine;
}

const BARE = 0.5;

/** Returns the sold date, based on the words near each date. Returns null if no date is clearly the sold date. */
export function soldDateOf(
  page: Pick<RecognizedPage, 'width' | 'height'>,
  lines: readonly TextLine[],
  title: Box | null,
): SoldDate | null {
  const candidates = lines.flatMap((line) => datesOf(withYearBelow(line, lines), lines));
  const worded = candidates.filter(({ rank }) => rank > BARE);
  if (worded.length > 0) return nearestOfBest(worded, title);
  const bare = candidates.filter(({ rank }) => rank === BARE);
  const days = new Set(bare.map(({ day }) => day));
  return days.size === 1 && isOfSale(page, lines) ? (bare[0] ?? null) : null;
}

function isOfSale(
  page: Pick<RecognizedPage, 'width' | 'height'>,
  lines: readonly TextLine[],
): boolean {
  if (page.width > ROW.minShape * page.height && lines.length <= ROW.maxLines) return true;
  if (lines.some(({ text }) => LISTING.test(text))) return false;
  const isCard = page.height < CARD.maxShape * page.width && lines.length <= CARD.maxLines;
  return isCard || lines.some(({ text }) => SALE_PAGE.test(text));
}

/** Adds the year to a date if the year is on the next line: 'Sold Mar 22,' above '2024'. */
function withYearBelow(line: TextLine, lines: readonly TextLine[]): TextLine {
  if (!/\b[a-z]{3,9}\.? \d{1,2},$/i.test(line.text)) return line;
  const near = linesBetween(lines, line.box.y - line.size, bottomEdge(line.box) + 2 * line.size);
  const year = near.find(({ text }) => /^20\d{2}$/.test(text));
  return year
    ? { ...line, text: `${line.text} ${year.text}`, words: [...line.words, ...year.words] }
    : line;
}

function datesOf(line: TextLine, lines: readonly TextLine[]): DateCandidate[] {
  const dates = writtenDates(line.text);
  return dates.map(({ day, start, end }, index) => {
    const before = line.text.slice(dates[index - 1]?.end ?? 0, start);
    const after = line.text.slice(end, dates[index + 1]?.start);
    const words = wordsBetween(line, start, end);
    return { day, words, rank: rankOf(before, after, line, lines), line };
  });
}

/**
 * Returns the rank of a date. It comes from the first of these texts that says what the date means: the words before
 * the date, 'to' and a buyer after the date, a label to its left, a label above it, the heading of its column.
 */
function rankOf(before: string, after: string, line: TextLine, lines: readonly TextLine[]): number {
  const ranks = [
    () => saleRank(before),
    () => (TO_BUYER.test(after) ? 3 : null),
    () => saleRank(labelBeside(line.box, lines)?.text ?? ''),
    () => saleRank(labelAbove(line.box, lines)?.text ?? ''),
    () => saleRank(columnHeading(line, lines)?.text ?? ''),
  ];
  for (const rank of ranks) {
    const found = rank();
    if (found !== null) return found;
  }
  return BARE;
}

function nearestOfBest(candidates: readonly DateCandidate[], title: Box | null): SoldDate | null {
  const rank = Math.max(...candidates.map((candidate) => candidate.rank));
  const far = ({ line }: DateCandidate): number =>
    title ? Math.abs(verticalMiddle(line.box) - verticalMiddle(title)) : 0;
  const best = candidates.filter((candidate) => candidate.rank === rank);
  return best.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
