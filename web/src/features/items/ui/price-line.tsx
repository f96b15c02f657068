import { decimalToCents } from '@contract/schemas/money';
import type { PriceSummary } from '@contract/schemas/item-list';
import type { ReactNode } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatCount } from '@/lib/format';
import styles from './price-line.module.css';

const dollars = (decimal: string) => formatCents(decimalToCents(decimal));

/**
 * Shows the price summary. If there are too few sales for a summary, shows only their number: docs/product.md#items.
 */
export function PriceLine({ summary }: { readonly summary: PriceSummary }) {
  const { sales, prices } = summary;
  return (
    <section aria-labelledby="sells-for" className={classNames(styles.height, styles.strip)}>
      <h3 id="sells-for" className={classNames(text.label, styles.title)}>
        Sold Prices for This Search
      </h3>
      {prices ? (
        <dl className={styles.prices}>
          <Figure label="Median" isMain>
            {dollars(prices.median)}
          </Figure>
          <Figure label="Lowest">{dollars(prices.lowest)}</Figure>
          <Figure label="Highest">{dollars(prices.highest)}</Figure>
          <Figure label="Sales">{sales.toLocaleString('en-US')}</Figure>
        </dl>
      ) : (
        <p>
          Not enough sales to show prices{' '}
          <span className={styles.muted}>({formatCount(sales, 'sale')})</span>
        </p>
      )}
    </section>
  );
}

function Figure({
  label,
  isMain = false,
  children,
}: {
  readonly label: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(text.figures, styles.price, isMain && styles.main)}>{children}</dd>
    </div>
  );
}
