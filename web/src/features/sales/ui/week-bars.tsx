import { SolidBar, StripedBar } from '@/components/chart/bars';
import { barPlace, TimeChart } from '@/components/chart/time-chart';
import { axisAmount } from '../model/axis-amount';
import { type ChartRow, weeksInWords } from '../model/figure-words';

interface WeekBarsProps {
  readonly rows: readonly ChartRow[];
  readonly width: number;
  readonly textScale: number;
  readonly pointed: ChartRow | null;
  readonly onPoint: (row: ChartRow | null) => void;
}

/** Sales and net profit of each week, side by side. Losses are below the zero line. */
export function WeekBars({ rows, width, textScale, pointed, onPoint }: WeekBarsProps) {
  const values = rows.flatMap(({ figures }) => [figures.revenueCents, figures.netProfitCents]);
  return (
    <TimeChart
      label={`Sales and net profit per week. ${weeksInWords(rows)}`}
      days={rows.map(({ key }) => key)}
      width={width}
      textScale={textScale}
      domain={[Math.min(0, ...values), Math.max(100, ...values)]}
      tickText={axisAmount}
      pointed={pointed?.key ?? null}
      onPoint={(week) => onPoint(rows.find(({ key }) => key === week) ?? null)}
      draw={(scales, patterns) =>
        rows.map(({ key, figures: { revenueCents, netProfitCents } }) => (
          <g key={key}>
            <SolidBar {...barPlace(scales, key, revenueCents, 0, 2)} />
            <StripedBar
              {...barPlace(scales, key, netProfitCents, 1, 2)}
              isNegative={netProfitCents < 0}
              patterns={patterns}
            />
          </g>
        ))
      }
    />
  );
}
