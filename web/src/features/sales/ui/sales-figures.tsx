import type { SalesSummary } from '@contract/schemas/sales-summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { FailureCard } from '@/components/failure-card';
import { SelectField } from '@/components/field';
import { LazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useIsHydrated } from '@/lib/hydration';
import { signInUrl } from '@/lib/sign-in-url';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { salesSummaryQuery } from '../api/sales-summary';
import {
  periodInWords,
  rangeOfPeriod,
  SALES_PERIODS,
  type SalesPeriod,
} from '../model/sales-periods';
import styles from './sales-figures.module.css';
import { NetProfitEstimateNote, SalesTotals } from './sales-totals';

const FAILED = "We couldn't load your sales figures.";
const loadCharts = async () => (await import('./sales-charts')).SalesCharts;

interface SalesFiguresProps {
  /** False while the session loads. */
  readonly isMember: boolean;
  /** The URL to open after signing in. */
  readonly url: string;
}

/** Shows sums and charts of the member's own sales. The code of the charts loads later. */
export function SalesFigures({ isMember, url }: SalesFiguresProps) {
  const headingId = useId();
  const [period, setPeriod] = useState<SalesPeriod>('all');
  const [now] = useState(() => new Date());
  const range = rangeOfPeriod(period, now);
  const query = useQuery({ ...salesSummaryQuery(range), enabled: isMember });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const isHydrated = useIsHydrated();
  if (isUnauthorized(error)) return <Navigate to={signInUrl('/login', url)} replace />;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={isHydrated && (isFetching || !isMember)}
      className={styles.section}
    >
      <div className={styles.head}>
        <h2 id={headingId} className={classNames(text.heading, styles.title)}>
          Sales and Profit
        </h2>
        <div className={styles.period}>
          <SelectField
            label="Period"
            choices={SALES_PERIODS}
            value={period}
            onChange={({ target }) => setPeriod(target.value as SalesPeriod)}
          />
          <p role="status" className={styles.days}>
            {data && !isPlaceholderData && periodInWords(range, data.firstDay)}
          </p>
        </div>
      </div>
      {error && (
        <Failure data={data} error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
      {(data ?? !error) && (
        <Report summary={data} isAllTime={period === 'all' && !isPlaceholderData} />
      )}
    </section>
  );
}

interface FailureProps {
  readonly data: SalesSummary | undefined;
  readonly error: Error;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

const Failure = ({ data, error, isFetching, onRetry }: FailureProps) =>
  data ? (
    <FailureCard
      message={`${errorSentence(error, FAILED)} These figures may be out of date.`}
      busy={isFetching}
      onRetry={onRetry}
    />
  ) : (
    <FailureCard
      title={FAILED}
      message={errorSentence(error, 'Please try again.')}
      busy={isFetching}
      onRetry={onRetry}
    />
  );

interface ReportProps {
  /** The sums of the period. Undefined while they load. */
  readonly summary: SalesSummary | undefined;
  readonly isAllTime: boolean;
}

function Report({ summary, isAllTime }: ReportProps) {
  return (
    <>
      <SalesTotals totals={summary?.totals} />
      <Charts summary={summary} isAllTime={isAllTime} />
      <NetProfitEstimateNote />
    </>
  );
}

function Charts({ summary, isAllTime }: ReportProps): ReactNode {
  if (!summary) return <ChartSkeleton />;
  if (summary.totals.sales === 0)
    return (
      <div className={styles.none}>
        <Notice title={isAllTime ? 'Share a Sale to See Your Figures' : 'No Sales in This Period'}>
          <p>Only your own sales count, not your finds.</p>
        </Notice>
      </div>
    );
  return (
    <LazyPart load={loadCharts} loading={<ChartSkeleton />} failed={FAILED} props={{ summary }} />
  );
}

const ChartSkeleton = () => (
  <div data-testid="sales-skeleton">
    <Skeleton className={styles.unseen} />
  </div>
);
