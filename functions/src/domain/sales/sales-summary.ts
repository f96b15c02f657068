import { returnOnCost } from '@contract/rules/marketplace-fees';
import type { SalesFigures, SalesSummary, SpanUnit } from '@contract/schemas/sales-summary';
import { type DayRange, isDayInRange, type Sale } from './sale';
import { DAY_MS } from '@contract/rules/durations';
import { mondayOfUtcWeek } from '../utc-week';

/**
 * Sums up the sales of a range. Every sale belongs to exactly one span, one platform and one source, so the spans, the
 * platforms and the sources have equal sums.
 * @param all a member's sales of all time
 */
export function salesSummary(all: readonly Sale[], range: DayRange, now: Date): SalesSummary {
  const sales = all.filter(({ day }) => isDayInRange(day, range));
  const spans = salesSpans(all, range, now);
  const bySpan = grouped(sales, ({ day }) => salesSpanStartOf(day, spans));
  const totals = figuresOf(sales);
  return {
    totals: {
      ...totals,
      averagePriceCents: sales.length === 0 ? null : Math.round(totals.revenueCents / sales.length),
      returnOnCost: returnOnCost(totals.netProfitCents, totals.costCents),
    },
    firstDay: sales.reduce<string | null>(
      (first, { day }) => (first !== null && first <= day ? first : day),
      null,
    ),
    spanUnit: spans.unit,
    spans: spans.starts.map((start) => ({ start, ...figuresOf(bySpan.get(start) ?? []) })),
    platforms: groupsOf(sales, ({ platform }) => platform).map(([platform, figures]) => ({
      platform,
      ...figures,
    })),
    sources: groupsOf(sales, ({ source }) => source).map(([source, figures]) => ({
      source,
      ...figures,
    })),
  };
}

/**
 * Groups sales by a key. The group with the highest revenue is first. Groups with the same revenue are sorted by key.
 */
function groupsOf<Key extends string | null>(
  sales: readonly Sale[],
  keyOf: (sale: Sale) => Key,
): (readonly [Key, SalesFigures])[] {
  return [...grouped(sales, keyOf)]
    .map(([key, group]) => [key, figuresOf(group)] as const)
    .sort(
      ([oneKey, one], [otherKey, other]) =>
        other.revenueCents - one.revenueCents || ((oneKey ?? '') < (otherKey ?? '') ? -1 : 1),
    );
}

function grouped<Key>(sales: readonly Sale[], keyOf: (sale: Sale) => Key): Map<Key, Sale[]> {
  const groups = new Map<Key, Sale[]>();
  for (const sale of sales) {
    const key = keyOf(sale);
    const group = groups.get(key);
    if (group) group.push(sale);
    else groups.set(key, [sale]);
  }
  return groups;
}

function figuresOf(sales: readonly Sale[]): SalesFigures {
  const sum = (valueOf: (sale: Sale) => number) =>
    sales.reduce((total, sale) => total + valueOf(sale), 0);
  const revenueCents = sum(({ priceCents }) => priceCents);
  const costCents = sum((sale) => sale.costCents);
  const feesCents = sum(({ feeCents }) => feeCents);
  return {
    sales: sales.length,
    revenueCents,
    costCents,
    grossProfitCents: revenueCents - costCents,
    feesCents,
    netProfitCents: revenueCents - costCents - feesCents,
  };
}

/** The least number of days that a chart covers, unless its range is shorter. Fewer bars would not show a trend. */
const LEAST_DAYS = 14;
/** The most bars of a chart whose spans are days. More bars would be too narrow on a phone. */
const MOST_DAYS = 31;
const MOST_WEEKS = 26;
const MOST_MONTHS = 36;
const MOST_YEARS = 30;

interface SalesSpans {
  readonly unit: SpanUnit;
  /** The first day of each span, from the oldest to the newest. */
  readonly starts: readonly string[];
}

/**
 * Returns the spans of the sales chart for a range. The chart begins with the first sale of all time, or LEAST_DAYS
 * days before its end if that is earlier, but not before the range. It ends today or with the last sale in the range,
 * the later of the two, but not after the range. It covers at most MOST_YEARS years.
 */
export function salesSpans(
  all: readonly Pick<Sale, 'day'>[],
  range: DayRange,
  now: Date,
): SalesSpans {
  const today = dayAt(now.getTime());
  const days = all.map(({ day }) => day);
  // A sold date can be after today in UTC, because the next day has already begun in time zones ahead of UTC.
  const known = days.filter((day) => isDayInRange(day, range)).reduce(later, today);
  const end = earlier(known, range.to ?? known);
  const first = days.reduce(earlier, dayAt(Date.parse(end) - (LEAST_DAYS - 1) * DAY_MS));
  const start = earlier(later(first, range.from ?? first), end);
  const unit = unitOf(start, end);
  return { unit, starts: startsBetween(start, end, unit) };
}

/**
 * Returns the first day of the span in which a sale counts. A sale with a mistyped date, such as in the year 0202,
 * counts in the first span.
 */
export const salesSpanStartOf = (day: string, { unit, starts }: SalesSpans): string =>
  later(spanStart(day, unit), starts[0] ?? '');

/** Returns the first day of the span with the given unit that contains `day`. */
function spanStart(day: string, unit: SpanUnit): string {
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return mondayOfUtcWeek(new Date(day));
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'year':
      return `${day.slice(0, 4)}-01-01`;
  }
}

function unitOf(start: string, end: string): SpanUnit {
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (days <= MOST_DAYS) return 'day';
  if (days <= MOST_WEEKS * 7) return 'week';
  return monthNumber(end) - monthNumber(start) < MOST_MONTHS ? 'month' : 'year';
}

function startsBetween(start: string, end: string, unit: SpanUnit): string[] {
  const starts: string[] = [];
  for (let next = spanStart(start, unit); next <= end; next = startAfter(next, unit))
    starts.push(next);
  return unit === 'year' ? starts.slice(-MOST_YEARS) : starts;
}

function startAfter(start: string, unit: SpanUnit): string {
  const date = new Date(start);
  if (unit === 'day' || unit === 'week')
    date.setUTCDate(date.getUTCDate() + (unit === 'day' ? 1 : 7));
  else date.setUTCMonth(date.getUTCMonth() + (unit === 'month' ? 1 : 12));
  return dayAt(date.getTime());
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
