import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { classNames } from '@/lib/class-names';
import { longestLabelWidthPx, everyNth } from './axis-labels';
import styles from './chart.module.css';

export const TICK_COUNT = 4;

/**
 * Returns the height of a chart over time, and the room for labels on each side of its bars, in pixels. `textScale` is
 * above 1 if the reader's text is larger than usual.
 */
export const timeChartHeightAndMargins = (textScale: number) => ({
  height: 204 + 36 * textScale,
  top: 8 * textScale,
  right: 4,
  bottom: 28 * textScale,
  left: 52 * textScale,
});

const label = { className: classNames(styles.tick) } as const;
const LEFT_LABEL = { ...label, textAnchor: 'end', dy: '0.33em' } as const;
const BOTTOM_LABEL = { ...label, textAnchor: 'middle' } as const;

export interface TimeScales {
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
}

interface TimeAxesProps extends TimeScales {
  /** ISO 8601 days, in order. */
  readonly days: readonly string[];
  readonly width: number;
  readonly textScale: number;
  /** Returns the label of a value on the axis, or '' for no label. */
  readonly tickText: (value: number) => string;
  readonly dayText: (day: string) => string;
}

export function TimeAxes({ days, x, y, width, textScale, tickText, dayText }: TimeAxesProps) {
  const { height, left, right, bottom } = timeChartHeightAndMargins(textScale);
  const labelStep = Math.ceil((longestLabelWidthPx(days.map(dayText)) * textScale) / x.step());
  return (
    <>
      <GridRows
        scale={y}
        left={left}
        width={width - left - right}
        numTicks={TICK_COUNT}
        stroke=""
        className={classNames(styles.grid)}
      />
      <line x1={left} x2={width - right} y1={y(0)} y2={y(0)} className={styles.zero} />
      <AxisLeft
        scale={y}
        left={left}
        numTicks={TICK_COUNT}
        hideAxisLine
        hideTicks
        tickFormat={(value) => tickText(Number(value))}
        tickLabelProps={LEFT_LABEL}
        tickComponent={TickLabel}
      />
      <AxisBottom
        scale={x}
        top={height - bottom}
        hideAxisLine
        hideTicks
        tickValues={everyNth(days, labelStep)}
        tickFormat={dayText}
        tickLabelProps={BOTTOM_LABEL}
        tickComponent={TickLabel}
      />
    </>
  );
}

/**
 * Draws a label of an axis. The label of visx is not used, because it adds an element to the page to measure each word.
 */
const TickLabel = ({ formattedValue, ...place }: TickRendererProps) => (
  <text {...place}>{formattedValue}</text>
);
