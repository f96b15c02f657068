import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { classNames } from '@/lib/class-names';
import { axisAmount, shortDay, spacedOut } from '../model/axis-labels';
import styles from './chart-figure.module.css';

/** The chart of weeks in pixels: its height, and the room around its bars. */
export const WEEK_CHART = { height: 240, top: 8, right: 4, bottom: 28, left: 52 } as const;
export const TICKS = 4;
/** Of 'Nov 16' with a gap. */
const LABEL_WIDTH = 56;

const label = { className: classNames(styles.tick) } as const;
const LEFT_LABEL = { ...label, textAnchor: 'end', dy: '0.33em' } as const;
const BOTTOM_LABEL = { ...label, textAnchor: 'middle' } as const;

interface WeekAxesProps {
  readonly weeks: readonly string[];
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly width: number;
}

export const WeekAxes = ({ weeks, x, y, width }: WeekAxesProps) => (
  <>
    <GridRows
      scale={y}
      left={WEEK_CHART.left}
      width={width - WEEK_CHART.left - WEEK_CHART.right}
      numTicks={TICKS}
      stroke=""
      className={classNames(styles.grid)}
    />
    <line
      x1={WEEK_CHART.left}
      x2={width - WEEK_CHART.right}
      y1={y(0)}
      y2={y(0)}
      className={styles.zero}
    />
    <AxisLeft
      scale={y}
      left={WEEK_CHART.left}
      numTicks={TICKS}
      hideAxisLine
      hideTicks
      tickFormat={(cents) => axisAmount(Number(cents))}
      tickLabelProps={LEFT_LABEL}
    />
    <AxisBottom
      scale={x}
      top={WEEK_CHART.height - WEEK_CHART.bottom}
      hideAxisLine
      hideTicks
      tickValues={spacedOut(weeks, Math.ceil(LABEL_WIDTH / x.step()))}
      tickFormat={shortDay}
      tickLabelProps={BOTTOM_LABEL}
    />
  </>
);
