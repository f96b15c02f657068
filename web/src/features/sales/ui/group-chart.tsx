import { scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { Patterns, SolidBar, StripedBar } from '@/components/chart/bars';
import styles from '@/components/chart/chart.module.css';
import { formatCents } from '@/lib/format';
import { type ChartRow, groupsInWords } from '../model/figure-words';
import { SalesFigure } from './sales-figure';

interface GroupChartProps {
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly ChartRow[];
}

export const GroupChart = (props: GroupChartProps) => (
  <SalesFigure {...props} chart={(width) => <GroupBars {...props} width={width} />} />
);

const NAME_HEIGHT = 22;
const BAR_HEIGHT = 14;
const BAR_STEP = 18;
const ROW_HEIGHT = NAME_HEIGHT + 2 * BAR_STEP + 10;
/** Fits '-$1,234,567.89'. */
const AMOUNT_WIDTH = 96;

interface GroupBarsProps extends GroupChartProps {
  readonly width: number;
}

/** Two bars below the name of each group, and their amounts in a column at the right. */
function GroupBars({ title, rows, width }: GroupBarsProps) {
  const id = useId();
  const values = rows.flatMap(({ figures }) => [figures.revenueCents, figures.netProfitCents]);
  const x = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [1, Math.max(1, width - AMOUNT_WIDTH)],
  });
  const height = rows.length * ROW_HEIGHT;
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
      height={height}
      className={styles.chart}
    >
      <Patterns id={id} />
      {rows.map(({ key, name, figures: { revenueCents, netProfitCents } }, index) => {
        const top = index * ROW_HEIGHT + NAME_HEIGHT;
        return (
          <g key={key}>
            <text x={0} y={top - 7} className={styles.name}>
              {name}
            </text>
            <line
              x1={x(0)}
              x2={x(0)}
              y1={top - 2}
              y2={top + BAR_STEP + BAR_HEIGHT + 2}
              className={styles.zero}
            />
            <SolidBar {...place(revenueCents, top)} />
            <Amount cents={revenueCents} width={width} top={top} />
            <StripedBar
              {...place(netProfitCents, top + BAR_STEP)}
              isNegative={netProfitCents < 0}
              patterns={id}
            />
            <Amount cents={netProfitCents} width={width} top={top + BAR_STEP} />
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
