import type { Box } from '../layout/recognized-page';
import { writtenDates } from '../layout/calendar-dates';
import { SALE_PAGE, saleRank, TO_BUYER } from './date-wording';
import { middle } from '../layout/geometry';
import { labelAbove, labelBeside } from './labels';
import type { TextLine } from '../layout/text-lines';

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
