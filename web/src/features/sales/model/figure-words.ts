import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { SalesFigures, SalesSummary } from '@contract/schemas/sales-summary';
import { formatCents, formatCount, formatDay } from '@/lib/format';

/** One bar group of a chart, and one row of its table. */
export interface ChartRow {
  readonly key: string;
  readonly name: string;
  readonly figures: SalesFigures;
}

export const weekRows = ({ weeks }: SalesSummary): ChartRow[] =>
  weeks.map(({ week, ...figures }) => ({ key: week, name: formatDay(week), figures }));

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

export const moneyOf = ({ revenueCents, netProfitCents }: SalesFigures): string =>
  `${formatCents(revenueCents)} sales, ${formatCents(netProfitCents)} net profit`;

/** Says what a chart of groups shows. */
export const groupsInWords = (rows: readonly ChartRow[]): string =>
  rows.map(({ name, figures }) => `${name}: ${moneyOf(figures)}`).join('; ');

/** Says what the chart of weeks shows. */
export function weeksInWords(rows: readonly ChartRow[]): string {
  const active = rows.filter(({ figures }) => figures.sales > 0);
  const best = active.reduce<ChartRow | null>(
    (top, row) => (top && top.figures.revenueCents >= row.figures.revenueCents ? top : row),
    null,
  );
  if (!best) return `No sales in ${formatCount(rows.length, 'week')}`;
  const weeks = `${active.length} of ${formatCount(rows.length, 'week')} with sales`;
  return `${weeks}. Most in the week of ${best.name}: ${moneyOf(best.figures)}`;
}

/** 0.5 becomes '50%'. */
export const formatShare = (share: number): string => `${Math.round(share * 100)}%`;
