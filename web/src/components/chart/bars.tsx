import { Bar } from '@visx/shape';
import { classNames } from '@/lib/class-names';
import styles from './chart.module.css';

export interface BarRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SolidBar = (place: BarRectangle) => (
  <Bar {...place} className={classNames(styles.solid)} />
);

/**
 * A striped bar, for the second series of a chart. With `isNegative`, the bar shows a loss. `patterns` is the `id` of
 * the chart's `StripePatterns`.
 */
export function StripedBar({
  isNegative = false,
  patterns,
  ...place
}: BarRectangle & { readonly isNegative?: boolean; readonly patterns: string }) {
  const kind = isNegative ? 'negative' : 'striped';
  return <Bar {...place} fill={`url(#${patterns}-${kind})`} className={classNames(styles[kind])} />;
}

const SIZE = 6;

/**
 * Defines the SVG patterns that fill striped bars. Stripes distinguish a series for readers who cannot tell colors
 * apart.
 */
export const StripePatterns = ({ id }: { readonly id: string }) => (
  <>
    <pattern
      id={`${id}-striped`}
      width={SIZE}
      height={SIZE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line y2={SIZE} className={styles.stripe} />
    </pattern>
    <pattern id={`${id}-negative`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <line x2={SIZE} className={styles.negativeStripe} />
    </pattern>
  </>
);
