import { scaleBand, scaleLinear } from '@visx/scale';
import { type ReactNode, useId } from 'react';
import { shortDay } from './axis-labels';
import { StripePatterns } from './bars';
import styles from './chart.module.css';
import { TICK_COUNT, TimeAxes, type TimeScales, timeChartHeightAndMargins } from './time-axes';

interface TimeChartProps {
  /** Describes the chart for screen readers. */
  readonly label: string;
  /** ISO 8601 days in order. If a pair of bars stands for a longer span, these are the first days of the spans. */
  readonly days: readonly string[];
  readonly width: number;
  /** The size of the reader's text relative to the usual size. Above 1 if the text is larger than usual. */
  readonly textScale: number;
  /** The lowest value that the axis must include (0 or less), and the highest (0 or more). */
  readonly domain: readonly [number, number];
  /** Returns the label of a value on the axis, or '' for no label. */
  readonly tickText: (value: number) => string;
  /** Returns the label of a day on the axis. Default: 'Nov 16'. */
  readonly dayText?: (day: string) => string;
  readonly pointed: string | null;
  readonly onPoint: (day: string | null) => void;
  /** Draws the series. `patterns` is the `id` of the chart's `StripePatterns`. */
  readonly draw: (scales: TimeScales, patterns: string) => ReactNode;
}

/**
 * A chart over time with axes. Screen readers treat it as a picture. Calls `onPoint` when the reader points at a day or
 * taps it.
 */
export function TimeChart(props: TimeChartProps) {
  const { label, days, width, textScale, tickText, dayText = shortDay } = props;
  const { pointed, onPoint, draw } = props;
  const id = useId();
  const { height, top, bottom } = timeChartHeightAndMargins(textScale);
  const { x, y } = scalesOf(props);
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className={styles.chart}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
    >
      <StripePatterns id={id} />
      {days.map((day) => (
        <rect
          key={day}
          x={(x(day) ?? 0) - (x.step() - x.bandwidth()) / 2}
          y={top}
          width={x.step()}
          height={height - top - bottom}
          className={day === pointed ? styles.pointed : styles.plain}
          onPointerEnter={() => onPoint(day)}
          onPointerDown={() => onPoint(day)}
        />
      ))}
      <g pointerEvents="none">
        <TimeAxes
          days={days}
          x={x}
          y={y}
          width={width}
          textScale={textScale}
          tickText={tickText}
          dayText={dayText}
        />
        {draw({ x, y }, id)}
      </g>
    </svg>
  );
}

function scalesOf({
  days,
  width,
  textScale,
  domain,
}: Pick<TimeChartProps, 'days' | 'width' | 'textScale' | 'domain'>): TimeScales {
  const { height, top, left, right, bottom } = timeChartHeightAndMargins(textScale);
  return {
    x: scaleBand({
      domain: [...days],
      range: [left, width - right],
      paddingInner: 0.25,
    }),
    y: scaleLinear<number>({
      domain: [...domain],
      range: [height - bottom, top],
      nice: TICK_COUNT,
    }),
  };
}

/** The maximum width of a bar in pixels. Wider bars would look like areas. */
const WIDEST_BAR = 28;

/**
 * Returns the rectangle of a bar in a group of `of` bars side by side. `side` is the bar's number in the group, from 0.
 * Bars of negative values are below the zero line.
 */
export function barRectangle({ x, y }: TimeScales, day: string, value: number, side = 0, of = 1) {
  const width = Math.min(x.bandwidth() / of, WIDEST_BAR);
  return {
    x: (x(day) ?? 0) + (x.bandwidth() - of * width) / 2 + side * width,
    y: Math.min(y(0), y(value)),
    width,
    height: Math.abs(y(value) - y(0)),
  };
}
