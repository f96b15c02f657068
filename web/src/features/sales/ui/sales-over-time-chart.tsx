import type { SpanUnit } from '@contract/schemas/sales-summary';
import { useState } from 'react';
import { shortDay } from '@/components/chart/axis-labels';
import { SolidBar, StripedBar } from '@/components/chart/bars';
import styles from '@/components/chart/chart.module.css';
import { barRectangle, TimeChart } from '@/components/chart/time-chart';
import { formatCount } from '@/lib/format';
import { axisAmount } from '../model/axis-amount';
import { type ChartRow, salesAndProfitText, spansInWords } from '../model/figure-words';
import { SalesChartFigure } from './sales-chart-figure';

const TITLES = {
  day: 'Per Day',
  week: 'Per Week',
  month: 'Per Month',
  year: 'Per Year',
} as const satisfies Record<SpanUnit, string>;
const HEADINGS = {
  day: 'Day',
  week: 'Week of',
  month: 'Month',
  year: 'Year',
} as const satisfies Record<SpanUnit, string>;

interface SalesOverTimeChartProps {
  readonly rows: readonly ChartRow[];
  readonly unit: SpanUnit;
}

/** A chart of sales and net profit over time. Pointing at a span or tapping it shows its figures. */
export function SalesOverTimeChart({ rows, unit }: SalesOverTimeChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  // Undefined if the chart now shows another period that does not contain the span at which the reader pointed.
  const pointedRow = rows.find(({ key }) => key === pointed);
  return (
    <SalesChartFigure
      title={TITLES[unit]}
      heading={HEADINGS[unit]}
      rows={rows}
      chart={(width, textScale) => (
        <>
          <SpanBars
            rows={rows}
            unit={unit}
            width={width}
            textScale={textScale}
            pointed={pointed}
            onPoint={setPointed}
          />
          <p className={styles.readout}>
            {pointedRow
              ? figuresInWords(pointedRow, unit)
              : `Point at a ${unit} or tap it to see its figures.`}
          </p>
        </>
      )}
    />
  );
}

function figuresInWords(row: ChartRow, unit: SpanUnit): string {
  const span = unit === 'week' ? `Week of ${row.name}` : row.name;
  return `${span}: ${formatCount(row.figures.sales, 'sale')}, ${salesAndProfitText(row.figures)}`;
}

interface SpanBarsProps extends SalesOverTimeChartProps {
  readonly width: number;
  readonly textScale: number;
  readonly pointed: string | null;
  readonly onPoint: (key: string | null) => void;
}

/** Draws the two bars of each span side by side. A loss is below the zero line. */
function SpanBars({ rows, unit, width, textScale, pointed, onPoint }: SpanBarsProps) {
  const values = rows.flatMap(({ figures }) => [figures.revenueCents, figures.netProfitCents]);
  return (
    <TimeChart
      label={`Sales and net profit per ${unit}. ${spansInWords(rows, unit)}`}
      days={rows.map(({ key }) => key)}
      width={width}
      textScale={textScale}
      domain={[Math.min(0, ...values), Math.max(100, ...values)]}
      tickText={axisAmount}
      dayText={axisName(rows, unit)}
      pointed={pointed}
      onPoint={onPoint}
      draw={(scales, patterns) =>
        rows.map(({ key, figures: { revenueCents, netProfitCents } }) => (
          <g key={key}>
            <SolidBar {...barRectangle(scales, key, revenueCents, 0, 2)} />
            <StripedBar
              {...barRectangle(scales, key, netProfitCents, 1, 2)}
              isNegative={netProfitCents < 0}
              patterns={patterns}
            />
          </g>
        ))
      }
    />
  );
}

/**
 * Returns a function that labels the spans on the axis. The label of a month includes the year if the rows cover
 * several years.
 */
function axisName(rows: readonly ChartRow[], unit: SpanUnit): (start: string) => string {
  if (unit === 'year') return (start) => start.slice(0, 4);
  if (unit !== 'month') return shortDay;
  const isOneYear = rows[0]?.key.slice(0, 4) === rows.at(-1)?.key.slice(0, 4);
  return (start) => {
    const month = shortDay(start).slice(0, 3);
    return isOneYear ? month : `${month} ${start.slice(0, 4)}`;
  };
}
