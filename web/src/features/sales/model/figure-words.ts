import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { SalesFigures, SalesSummary, SpanUnit } from '@contract/schemas/sales-summary';
import { formatCents, formatCount, formatDay, formatMonth } from '@/lib/format';

/** A group of bars in a chart, and a row of the table with the same figures. */
export interface ChartRow {
  readonly key: string;
  readonly name: string;
  readonly figures: SalesFigures;
}

export const spanRows = ({ spans, spanUnit }: SalesSummary): ChartRow[] =>
  spans.map(({ start, ...figures }) => ({ key: start, name: spanName(start, spanUnit), figures }));

/**
 * Returns the name of a span: 'Nov 21, 2026' for a day or for the week that begins on this day, 'November 2026' for a
 * month, '2026' for a year.
 */
function spanName(start: string, unit: SpanUnit): string {
  if (unit === 'year') return start.slice(0, 4);
  return unit === 'month' ? formatMonth(Date.parse(start)) : formatDay(start);
}

export const platformRows = ({ platforms }: SalesSummary): ChartRow[] =>
  platforms.map(({ platform, ...figures }) => ({
    key: platform,
    name: PLATFORM_LABELS[platform],
    figures,
  }));

export const sourceRows = ({ sources }: SalesSummary): ChartRow[] =>
  sources.map(({ source, ...figures }) => ({
    key: source ?? '',
    name: source ?? 'Unknown',
    figures,
  }));

export const salesAndProfitText = ({ revenueCents, netProfitCents }: SalesFigures): string =>
  `${formatCents(revenueCents)} in sales, ${formatCents(netProfitCents)} net profit`;

/** Describes a chart of groups, such as platforms, for screen readers. */
export const groupsInWords = (rows: readonly ChartRow[]): string =>
  rows.map(({ name, figures }) => `${name}: ${salesAndProfitText(figures)}`).join('; ');

/** Describes the chart over time for screen readers. */
export function spansInWords(rows: readonly ChartRow[], unit: SpanUnit): string {
  const active = rows.filter(({ figures }) => figures.sales > 0);
  const best = active.reduce<ChartRow | null>(
    (top, row) => (top && top.figures.revenueCents >= row.figures.revenueCents ? top : row),
    null,
  );
  if (!best) return `No sales in ${formatCount(rows.length, unit)}`;
  const spans = `${active.length} of ${formatCount(rows.length, unit)} with sales`;
  const where = unit === 'week' ? `the week of ${best.name}` : best.name;
  return `${spans}. Most in ${where}: ${salesAndProfitText(best.figures)}`;
}

/** Returns a fraction as a percentage: '50%' for 0.5. */
export const formatPercentage = (share: number): string => `${Math.round(share * 100)}%`;
