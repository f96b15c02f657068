import { type BarRectangle, SolidBar, StripedBar } from '@/components/chart/bars';
import { ChartFigure, type DrawChart } from '@/components/chart/chart-figure';
import { ChartLegend } from '@/components/chart/chart-legend';
import { formatCents } from '@/lib/format';
import type { ChartRow } from '../model/figure-words';

interface SalesChartFigureProps {
  readonly title: string;
  /** The heading of the table's first column. */
  readonly heading: string;
  readonly rows: readonly ChartRow[];
  readonly chart: DrawChart;
}

const COLUMNS = [
  { title: 'Sold', show: ({ figures }: ChartRow) => String(figures.sales) },
  { title: 'Sales', show: ({ figures }: ChartRow) => formatCents(figures.revenueCents) },
  { title: 'Fees (est.)', show: ({ figures }: ChartRow) => formatCents(figures.feesCents) },
  {
    title: 'Net profit (est.)',
    show: ({ figures }: ChartRow) => formatCents(figures.netProfitCents),
  },
] as const;

/** A chart of sales and net profit, with a table of the same figures. */
export const SalesChartFigure = ({ title, heading, rows, chart }: SalesChartFigureProps) => (
  <ChartFigure
    title={title}
    rows={rows}
    columns={[{ title: heading, show: ({ name }) => name }, ...COLUMNS]}
    legend={<Legend hasLoss={rows.some(({ figures }) => figures.netProfitCents < 0)} />}
    chart={chart}
  />
);

const Legend = ({ hasLoss }: { readonly hasLoss: boolean }) => (
  <ChartLegend
    entries={[
      { name: 'Sales', sample: (place) => <SolidBar {...place} /> },
      {
        name: 'Net profit (estimate)',
        sample: (place, patterns) => <StripedBar {...place} patterns={patterns} />,
      },
      ...(hasLoss
        ? [
            {
              name: 'Loss',
              sample: (place: BarRectangle, patterns: string) => (
                <StripedBar {...place} isNegative patterns={patterns} />
              ),
            },
          ]
        : []),
    ]}
  />
);
