import { LinePath } from '@visx/shape';
import { useState } from 'react';
import { SolidBar, StripedBar } from '@/components/chart/bars';
import styles from '@/components/chart/chart.module.css';
import { ChartFigure } from '@/components/chart/chart-figure';
import { ChartLegend } from '@/components/chart/chart-legend';
import type { TimeScales } from '@/components/chart/time-axes';
import { barPlace, TimeChart } from '@/components/chart/time-chart';
import { classNames } from '@/lib/class-names';
import type { FigureRow } from '../model/figure-rows';
import {
  chartInWords,
  type FiguresChart as Chart,
  rowInWords,
  shownSeries,
  tickText,
  valueText,
} from '../model/figure-texts';

interface FiguresChartProps {
  readonly chart: Chart;
  readonly rows: readonly FigureRow[];
}

/** Figures by day or week. Days before the counting began are gaps. */
export function FiguresChart({ chart, rows }: FiguresChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const pointedRow = rows.find(({ key }) => key === pointed);
  const series = shownSeries(chart);
  return (
    <ChartFigure
      title={chart.title}
      rows={rows}
      columns={[
        { title: 'When', show: ({ name }) => name },
        ...series.map(({ name, label }) => ({
          title: label,
          show: ({ figures }: FigureRow) => valueText(chart, figures[name]),
        })),
      ]}
      legend={series.length > 1 && <Legend labels={series.map(({ label }) => label)} />}
      chart={(width, textScale) => (
        <>
          <TimeChart
            label={chartInWords(chart, rows)}
            days={rows.map(({ key }) => key)}
            width={width}
            textScale={textScale}
            domain={[0, Math.max(4, ...valuesOf(chart, rows))]}
            tickText={(value) => tickText(chart, value)}
            pointed={pointed}
            onPoint={setPointed}
            draw={(scales, patterns) =>
              chart.kind === 'line' ? (
                <Line chart={chart} rows={rows} scales={scales} />
              ) : (
                <Bars chart={chart} rows={rows} scales={scales} patterns={patterns} />
              )
            }
          />
          <p className={styles.readout}>
            {pointedRow
              ? rowInWords(chart, pointedRow)
              : 'Point at the chart or tap it to see its figures.'}
          </p>
          {chart.note !== undefined && <p className={styles.note}>{chart.note}</p>}
        </>
      )}
    />
  );
}

const valuesOf = (chart: Chart, rows: readonly FigureRow[]): number[] =>
  rows.flatMap(({ figures }) => shownSeries(chart).map(({ name }) => figures[name] ?? 0));

const Legend = ({ labels }: { readonly labels: readonly string[] }) => (
  <ChartLegend
    entries={labels.map((name, at) => ({
      name,
      sample: (place, patterns) =>
        at === 0 ? <SolidBar {...place} /> : <StripedBar {...place} patterns={patterns} />,
    }))}
  />
);

interface DrawnProps extends FiguresChartProps {
  readonly scales: TimeScales;
}

/** Of the last known value, so that a single one can be seen, too. */
const DOT = 4;

function Line({ chart, rows, scales }: DrawnProps) {
  const { name } = chart.series[0];
  const isKnown = ({ figures }: FigureRow) => figures[name] !== null;
  const x = ({ key }: FigureRow) => (scales.x(key) ?? 0) + scales.x.bandwidth() / 2;
  const y = ({ figures }: FigureRow) => scales.y(figures[name] ?? 0);
  const last = rows.findLast(isKnown);
  return (
    <>
      <LinePath
        data={[...rows]}
        defined={isKnown}
        x={x}
        y={y}
        className={classNames(styles.line)}
      />
      {last && <circle cx={x(last)} cy={y(last)} r={DOT} className={styles.solid} />}
    </>
  );
}

const Bars = ({ chart, rows, scales, patterns }: DrawnProps & { readonly patterns: string }) =>
  rows.map(({ key, figures }) => (
    <g key={key}>
      {shownSeries(chart).map(({ name }, side, all) => {
        const place = barPlace(scales, key, figures[name] ?? 0, side, all.length);
        return side === 0 ? (
          <SolidBar key={name} {...place} />
        ) : (
          <StripedBar key={name} {...place} patterns={patterns} />
        );
      })}
    </g>
  ));
