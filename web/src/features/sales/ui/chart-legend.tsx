import { type ReactNode, useId } from 'react';
import { Patterns, ProfitBar, SalesBar } from './bars';
import styles from './chart-figure.module.css';

const SIZE = 14;
const SAMPLE = { x: 1, y: 1, width: SIZE - 2, height: SIZE - 2 } as const;

export function ChartLegend({ hasLoss }: { readonly hasLoss: boolean }) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      <Entry name="Sales">
        <Patterns id={id} />
        <SalesBar {...SAMPLE} />
      </Entry>
      <Entry name="Net profit (estimate)">
        <ProfitBar {...SAMPLE} cents={1} patterns={id} />
      </Entry>
      {hasLoss && (
        <Entry name="Loss">
          <ProfitBar {...SAMPLE} cents={-1} patterns={id} />
        </Entry>
      )}
    </ul>
  );
}

const Entry = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li>
    <svg width={SIZE} height={SIZE} aria-hidden>
      {children}
    </svg>
    {name}
  </li>
);
