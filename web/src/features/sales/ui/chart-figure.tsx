import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import type { ChartRow } from '../model/figure-words';
import { useWidth } from '../model/use-width';
import styles from './chart-figure.module.css';
import { ChartLegend } from './chart-legend';
import { FiguresTable } from './figures-table';

interface ChartFigureProps {
  readonly title: string;
  /** Of the first column of the table. */
  readonly heading: string;
  readonly rows: readonly ChartRow[];
  /** Draws the chart in a width in pixels. */
  readonly chart: (width: number) => ReactNode;
}

/** A chart with its legend. 'Show as Table' shows the same figures as text, for the keyboard too. */
export function ChartFigure({ title, heading, rows, chart }: ChartFigureProps) {
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  const toggle = isTable ? 'Show as Chart' : 'Show as Table';
  const { ref, width } = useWidth<HTMLDivElement>();
  const hasLoss = rows.some(({ figures }) => figures.netProfitCents < 0);
  return (
    <Card aria-labelledby={headingId} className={styles.figure}>
      <div className={styles.head}>
        <h3 id={headingId} className={text.heading}>
          {title}
        </h3>
        <Button
          variant="outline"
          size="sm"
          aria-label={`${toggle}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {toggle}
        </Button>
      </div>
      <div ref={ref}>
        {isTable ? (
          <FiguresTable title={title} heading={heading} rows={rows} />
        ) : (
          <>
            <ChartLegend hasLoss={hasLoss} />
            {width > 0 && chart(width)}
          </>
        )}
      </div>
    </Card>
  );
}
