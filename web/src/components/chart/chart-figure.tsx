import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import styles from './chart.module.css';
import { ChartTable, type TableColumn } from './chart-table';

/** Draws a chart that is `width` pixels wide. `textScale` is above 1 if the reader's text is larger than usual. */
export type DrawChart = (width: number, textScale: number) => ReactNode;

interface ChartFigureProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The columns of the table. The cells of the first column are the headings of the rows. */
  readonly columns: readonly TableColumn<Row>[];
  readonly legend: ReactNode;
  readonly chart: DrawChart;
}

/**
 * A chart with its legend. The button 'Show as Table' replaces the chart with a table of its values, so that they can
 * also be read by keyboard.
 */
export function ChartFigure<Row extends { readonly key: string }>({
  title,
  rows,
  columns,
  legend,
  chart,
}: ChartFigureProps<Row>) {
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  // Defers the change between chart and table, so that the button reacts to the tap before the table renders.
  const isTableShown = useDeferredValue(isTable);
  const toggle = isTable ? 'Show as Chart' : 'Show as Table';
  const { ref, width, textScale } = useWidth<HTMLDivElement>();
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
        {isTableShown ? (
          <ChartTable title={title} rows={rows} columns={columns} />
        ) : (
          <>
            {legend}
            {width > 0 && chart(width, textScale)}
          </>
        )}
      </div>
    </Card>
  );
}

/** The text size for which the charts are designed, in pixels. */
const PLAIN_TEXT = 16;

/**
 * Returns three things: a ref for an element, the element's current width in pixels (0 before the first layout), and
 * how many times larger than usual the reader's text is.
 */
function useWidth<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => {
      setWidth(Math.floor(element.clientWidth));
      const { fontSize } = getComputedStyle(document.documentElement);
      setTextScale(Number.parseFloat(fontSize) / PLAIN_TEXT);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width, textScale };
}
