import { LinePath } from '@visx/shape';
import { useState } from 'react';
import { SolidBar, StripedBar } from '@/components/chart/bars';
import styles from '@/components/chart/chart.module.css';
import { ChartFigure } from '@/components/chart/chart-figure';
import { ChartLegend } from '@/components/chart/chart-legend';
import type { TimeScales } from '@/components/chart/time-axes';
import { barRectangle, TimeChart } from '@/components/chart/time-chart';
import { classNames } from '@/lib/class-names';
import { dottedRows, type FigureRow } from '../model/figure-rows';
import {
  axisUnit,
  type AxisUnit,
  chartInWords,
  type FiguresChartDefinition as Chart,
  rowInWords,
  seriesOf,
  tickText,
  figureText,
} from '../model/figure-texts';

interface FiguresChartProps {
  readonly chart: Chart;
  readonly rows: readonly FigureRow[];
}

/** A chart of figures by day or week. Days and weeks without counted figures are gaps. */
export function FiguresChart({ chart, rows }: FiguresChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const pointedRow = rows.find(({ key }) => key === pointed);
  const series = seriesOf(chart);
  const max = Math.max(...valuesOf(chart, rows));
  const unit = axisUnit(chart, max);
  return (
    <ChartFigure
      title={chart.title}
      rows={rows}
      columns={[
        { title: 'When', show: ({ name }) => name },
        ...series.map(({ name, label }) => ({
          title: label,
          show: ({ figures }: FigureRow) => figureText(chart, figures[name]),
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
            domain={[0, Math.max(4, max / unit.size)]}
            tickText={(value) => tickText(unit, value)}
            pointed={pointed}
            onPoint={setPointed}
            draw={(scales, patterns) =>
              chart.kind === 'line' ? (
                <Line chart={chart} rows={rows} unit={unit} scales={scales} />
              ) : (
                <Bars chart={chart} rows={rows} unit={unit} scales={scales} patterns={patterns} />
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
  rows.flatMap(({ figures }) => seriesOf(chart).map(({ name }) => figures[name] ?? 0));

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
  readonly unit: AxisUnit;
  readonly scales: TimeScales;
}

const DOT = 4;

function Line({ chart, rows, unit, scales }: DrawnProps) {
  const { name } = chart.series[0];
  const x = ({ key }: FigureRow) => (scales.x(key) ?? 0) + scales.x.bandwidth() / 2;
  const y = ({ figures }: FigureRow) => scales.y((figures[name] ?? 0) / unit.size);
  return (
    <>
      <LinePath
        data={[...rows]}
        defined={({ figures }) => figures[name] !== null}
        x={x}
        y={y}
        className={classNames(styles.line)}
      />
      {dottedRows(rows, name).map((row) => (
        <circle key={row.key} cx={x(row)} cy={y(row)} r={DOT} className={styles.solid} />
      ))}
    </>
  );
}

/** The minimum height of a bar in pixels, so that 0 looks different from a gap. */
const LEAST_HEIGHT = 2;

type BarsProps = DrawnProps & { readonly patterns: string };

const Bars = ({ chart, rows, unit, scales, patterns }: BarsProps) =>
  rows.map(({ key, figures }) => (
    <g key={key}>
      {seriesOf(chart).map(({ name }, side, all) => {
        const value = figures[name];
        if (value === null) return null;
        const full = barRectangle(scales, key, value / unit.size, side, all.length);
        const height = Math.max(LEAST_HEIGHT, full.height);
        const place = { ...full, y: full.y + full.height - height, height };
        return side === 0 ? (
          <SolidBar key={name} {...place} />
        ) : (
          <StripedBar key={name} {...place} patterns={patterns} />
        );
      })}
    </g>
  ));
