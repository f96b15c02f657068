import { useState } from 'react';
import { type ChartRow, moneyOf } from '../model/figure-words';
import { formatCount } from '@/lib/format';
import { ChartFigure } from './chart-figure';
import styles from './chart-figure.module.css';
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
    <ChartFigure
      title="Per Week"
      heading="Week of"
      rows={rows}
      chart={(width) => (
        <>
          <WeekBars rows={rows} width={width} pointed={pointed} onPoint={setPointed} />
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
