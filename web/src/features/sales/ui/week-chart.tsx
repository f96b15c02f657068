import { useState } from 'react';
import { type ChartRow, moneyOf } from '../model/figure-words';
import styles from '@/components/chart/chart.module.css';
import { formatCount } from '@/lib/format';
import { SalesFigure } from './sales-figure';
import { WeekBars } from './week-bars';

/** Sales and net profit of each week. Pointing at a week or tapping it shows its figures. */
export function WeekChart({
  rows,
  note,
}: {
  readonly rows: readonly ChartRow[];
  /** Shown below the chart. */
  readonly note: string | null;
}) {
  const [pointed, setPointed] = useState<ChartRow | null>(null);
  return (
    <SalesFigure
      title="Per Week"
      heading="Week of"
      rows={rows}
      chart={(width, textScale) => (
        <>
          <WeekBars {...{ rows, width, textScale, pointed }} onPoint={setPointed} />
          <p className={styles.readout}>
            {pointed ? inWords(pointed) : 'Point at a week or tap it to see its figures.'}
          </p>
          {note !== null && <p className={styles.note}>{note}</p>}
        </>
      )}
    />
  );
}

const inWords = ({ name, figures }: ChartRow): string =>
  `Week of ${name}: ${formatCount(figures.sales, 'sale')}, ${moneyOf(figures)}`;
