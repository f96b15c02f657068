import { scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { StripePatterns, SolidBar, StripedBar } from '@/components/chart/bars';
import styles from '@/components/chart/chart.module.css';
import { formatCents } from '@/lib/format';
import { type ChartRow, groupsInWords } from '../model/figure-words';
import { SalesChartFigure } from './sales-chart-figure';

interface GroupChartProps {
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly ChartRow[];
}

export const GroupChart = (props: GroupChartProps) => (
  <SalesChartFigure
    {...props}
    chart={(width, textScale) => <GroupBars {...props} width={width} textScale={textScale} />}
  />
);

const BAR_HEIGHT = 14;

/** Returns the sizes and distances of the chart in pixels. They grow with `textScale`. */
const sizesOf = (textScale: number) => {
  const nameHeight = 22 * textScale;
  const barStep = Math.max(BAR_HEIGHT + 4, 18 * textScale);
  return {
    nameHeight,
    barStep,
    rowHeight: nameHeight + 2 * barStep + 10,
    /** The width of the column with the amounts. It fits '-$1,234,567.89'. */
    amountWidth: 96 * textScale,
  };
};

const NAME_SIZE = 14;
/** The average width of a letter, in em. */
const LETTER_WIDTH = 0.62;

/**
 * Returns the text size of a group's name. A name that does not fit gets a smaller size instead of being cut off. This
 * happens to long names, and with large text to any name.
 */
const nameSize = (name: string, width: number, textScale: number): number =>
  Math.min(NAME_SIZE * textScale, width / (name.length * LETTER_WIDTH));

interface GroupBarsProps extends GroupChartProps {
  readonly width: number;
  readonly textScale: number;
}

/** Draws two bars for each group below the name of the group. The amounts of the bars are in a column on the right. */
function GroupBars({ title, rows, width, textScale }: GroupBarsProps) {
  const id = useId();
  const { nameHeight, barStep, rowHeight, amountWidth } = sizesOf(textScale);
  const values = rows.flatMap(({ figures }) => [figures.revenueCents, figures.netProfitCents]);
  const x = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [1, Math.max(1, width - amountWidth)],
  });
  const place = (cents: number, y: number) => ({
    y,
    x: Math.min(x(0), x(cents)),
    width: Math.abs(x(cents) - x(0)),
    height: BAR_HEIGHT,
  });
  return (
    <svg
      role="img"
      aria-label={`${title}. ${groupsInWords(rows)}`}
      width={width}
      height={rows.length * rowHeight}
      className={styles.chart}
    >
      <StripePatterns id={id} />
      {rows.map(({ key, name, figures: { revenueCents, netProfitCents } }, index) => {
        const top = index * rowHeight + nameHeight;
        const second = top + barStep;
        return (
          <g key={key}>
            <text
              x={0}
              y={top - 7 * textScale}
              style={{ fontSize: nameSize(name, width, textScale) }}
              className={styles.name}
            >
              {name}
            </text>
            <line
              x1={x(0)}
              x2={x(0)}
              y1={top - 2}
              y2={second + BAR_HEIGHT + 2}
              className={styles.zero}
            />
            <SolidBar {...place(revenueCents, top)} />
            <Amount cents={revenueCents} width={width} top={top} />
            <StripedBar
              {...place(netProfitCents, second)}
              isNegative={netProfitCents < 0}
              patterns={id}
            />
            <Amount cents={netProfitCents} width={width} top={second} />
          </g>
        );
      })}
    </svg>
  );
}

const Amount = ({
  cents,
  width,
  top,
}: {
  readonly cents: number;
  readonly width: number;
  readonly top: number;
}) => (
  <text x={width} y={top + BAR_HEIGHT - 3} textAnchor="end" className={styles.amount}>
    {formatCents(cents)}
  </text>
);
