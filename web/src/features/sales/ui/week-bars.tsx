import { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { type ChartRow, weeksInWords } from '../model/figure-words';
import { Patterns, ProfitBar, SalesBar } from './bars';
import styles from './chart-figure.module.css';
import { TICKS, WEEK_CHART, WeekAxes } from './week-axes';

interface WeekBarsProps {
  readonly rows: readonly ChartRow[];
  readonly width: number;
  readonly pointed: ChartRow | null;
  readonly onPoint: (row: ChartRow | null) => void;
}

function scalesOf(rows: readonly ChartRow[], width: number) {
  const values = rows.flatMap(({ figures }) => [figures.revenueCents, figures.netProfitCents]);
  return {
    x: scaleBand({
      domain: rows.map(({ key }) => key),
      range: [WEEK_CHART.left, width - WEEK_CHART.right],
      paddingInner: 0.25,
    }),
    y: scaleLinear<number>({
      domain: [Math.min(0, ...values), Math.max(100, ...values)],
      range: [WEEK_CHART.height - WEEK_CHART.bottom, WEEK_CHART.top],
      nice: TICKS,
    }),
  };
}

/** Sales and net profit of each week, side by side. Losses are below the zero line. */
export function WeekBars({ rows, width, pointed, onPoint }: WeekBarsProps) {
  const id = useId();
  const { x, y } = scalesOf(rows, width);
  const barWidth = x.bandwidth() / 2;
  const place = (key: string, side: 0 | 1, cents: number) => ({
    x: (x(key) ?? 0) + side * barWidth,
    y: Math.min(y(0), y(cents)),
    width: barWidth,
    height: Math.abs(y(cents) - y(0)),
  });
  return (
    <svg
      role="img"
      aria-label={`Sales and net profit per week. ${weeksInWords(rows)}`}
      width={width}
      height={WEEK_CHART.height}
      className={styles.chart}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
    >
      <Patterns id={id} />
      {rows.map((row) => (
        <rect
          key={row.key}
          x={(x(row.key) ?? 0) - (x.step() - x.bandwidth()) / 2}
          y={WEEK_CHART.top}
          width={x.step()}
          height={WEEK_CHART.height - WEEK_CHART.top - WEEK_CHART.bottom}
          className={row.key === pointed?.key ? styles.pointed : styles.plain}
          onPointerEnter={() => onPoint(row)}
          onPointerDown={() => onPoint(row)}
        />
      ))}
      <g pointerEvents="none">
        <WeekAxes weeks={rows.map(({ key }) => key)} x={x} y={y} width={width} />
        {rows.map(({ key, figures: { revenueCents, netProfitCents } }) => (
          <g key={key}>
            <SalesBar {...place(key, 0, revenueCents)} />
            <ProfitBar {...place(key, 1, netProfitCents)} cents={netProfitCents} patterns={id} />
          </g>
        ))}
      </g>
    </svg>
  );
}
