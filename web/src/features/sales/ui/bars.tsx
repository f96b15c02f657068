import { Bar } from '@visx/shape';
import { classNames } from '@/lib/class-names';
import styles from './chart-figure.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SalesBar = (place: Place) => <Bar {...place} className={classNames(styles.sales)} />;

/** @param patterns the prefix of the ids of `Patterns` */
export function ProfitBar({
  cents,
  patterns,
  ...place
}: Place & { readonly cents: number; readonly patterns: string }) {
  const kind = cents < 0 ? 'loss' : 'profit';
  return <Bar {...place} fill={`url(#${patterns}-${kind})`} className={classNames(styles[kind])} />;
}

const SIZE = 6;

/** Stripes, so that sales, profit and loss differ by more than their color. */
export const Patterns = ({ id }: { readonly id: string }) => (
  <>
    <pattern
      id={`${id}-profit`}
      width={SIZE}
      height={SIZE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line y2={SIZE} className={styles.profitStripe} />
    </pattern>
    <pattern id={`${id}-loss`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <line x2={SIZE} className={styles.lossStripe} />
    </pattern>
  </>
);
