import { type ReactNode, useId } from 'react';
import { StripePatterns } from './bars';
import styles from './chart.module.css';

const SIZE = 14;
const SAMPLE = { x: 1, y: 1, width: SIZE - 2, height: SIZE - 2 } as const;

interface LegendEntry {
  readonly name: string;
  /**
   * Draws a small sample of how the series looks, at `place`. `patterns` is the `id` of the legend's `StripePatterns`.
   */
  readonly sample: (place: typeof SAMPLE, patterns: string) => ReactNode;
}

export function ChartLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const id = useId();
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, sample }, at) => (
        <li key={name}>
          <svg width={SIZE} height={SIZE} aria-hidden>
            {at === 0 && <StripePatterns id={id} />}
            {sample(SAMPLE, id)}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
