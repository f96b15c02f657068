import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { classNames } from '@/lib/class-names';
import { shortDay, spacedOut } from './axis-labels';
import styles from './chart.module.css';

/** A chart by time in pixels: its height, and the room around its bars. */
export const TIME_CHART = { height: 240, top: 8, right: 4, bottom: 28, left: 52 } as const;
export const TICKS = 4;
/** Of 'Nov 16' with a gap. */
const LABEL_WIDTH = 56;

const label = { className: classNames(styles.tick) } as const;
const LEFT_LABEL = { ...label, textAnchor: 'end', dy: '0.33em' } as const;
const BOTTOM_LABEL = { ...label, textAnchor: 'middle' } as const;

export interface TimeScales {
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
}

interface TimeAxesProps extends TimeScales {
  /** ISO 8601, the first to the last. */
  readonly days: readonly string[];
  readonly width: number;
  /** '' for no label. */
  readonly tickText: (value: number) => string;
}

export const TimeAxes = ({ days, x, y, width, tickText }: TimeAxesProps) => (
  <>
    <GridRows
      scale={y}
      left={TIME_CHART.left}
      width={width - TIME_CHART.left - TIME_CHART.right}
      numTicks={TICKS}
      stroke=""
      className={classNames(styles.grid)}
    />
    <line
      x1={TIME_CHART.left}
      x2={width - TIME_CHART.right}
      y1={y(0)}
      y2={y(0)}
      className={styles.zero}
    />
    <AxisLeft
      scale={y}
      left={TIME_CHART.left}
      numTicks={TICKS}
      hideAxisLine
      hideTicks
      tickFormat={(value) => tickText(Number(value))}
      tickLabelProps={LEFT_LABEL}
    />
    <AxisBottom
      scale={x}
      top={TIME_CHART.height - TIME_CHART.bottom}
      hideAxisLine
      hideTicks
      tickValues={spacedOut(days, Math.ceil(LABEL_WIDTH / x.step()))}
      tickFormat={shortDay}
      tickLabelProps={BOTTOM_LABEL}
    />
  </>
);
