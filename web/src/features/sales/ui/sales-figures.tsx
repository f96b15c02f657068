import { useId } from 'react';
import { LazyPart } from '@/components/lazy-part';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useNear } from '../model/use-near';
import styles from './sales-figures.module.css';
import { SalesSkeleton } from './sales-skeleton';

const loadReport = async () => (await import('./sales-report')).SalesReport;

/** Sums and charts over the member's own sales. Their code and figures load when the reader scrolls near. */
export function SalesFigures() {
  const headingId = useId();
  const { ref, isNear } = useNear<HTMLElement>();
  return (
    <section ref={ref} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={classNames(text.heading, styles.title)}>
        Sales and Profit
      </h2>
      {isNear ? (
        <LazyPart
          load={loadReport}
          loading={<SalesSkeleton />}
          failed="We couldn't load your sales figures."
          props={{}}
        />
      ) : (
        <SalesSkeleton />
      )}
    </section>
  );
}
