import type { SalesSummary } from '@contract/schemas/sales-summary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { FailureCard } from '@/components/failure-card';
import { SelectField } from '@/components/field';
import { Notice } from '@/components/notice';
import { formatCount, formatDay } from '@/lib/format';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { salesSummaryQuery } from '../api/sales-summary';
import { platformRows, sourceRows, weekRows } from '../model/figure-words';
import { rangeOf, SALES_PERIODS, type SalesPeriod } from '../model/sales-periods';
import { GroupChart } from './group-chart';
import styles from './sales-report.module.css';
import { SalesSkeleton } from './sales-skeleton';
import { SalesTotals } from './sales-totals';
import { WeekChart } from './week-chart';

const FAILED = "We couldn't load your sales figures.";

export function SalesReport() {
  const [period, setPeriod] = useState<SalesPeriod>('all');
  const [now] = useState(() => new Date());
  const { data, error, isFetching, refetch } = useQuery(salesSummaryQuery(rangeOf(period, now)));
  const retrying = { busy: isFetching, onRetry: () => void refetch() };
  if (isUnauthorized(error)) return <Navigate to={signInAddress('/login', '/dashboard')} replace />;
  if (!data)
    return error ? (
      <FailureCard
        title={FAILED}
        message={errorSentence(error, 'Please try again.')}
        {...retrying}
      />
    ) : (
      <SalesSkeleton />
    );
  return (
    <div aria-busy={isFetching} className={styles.report}>
      <div className={styles.period}>
        <SelectField
          label="Period"
          choices={SALES_PERIODS}
          value={period}
          onChange={({ target }) => setPeriod(target.value as SalesPeriod)}
        />
      </div>
      {error && (
        <FailureCard
          message={`${errorSentence(error, FAILED)} These figures may be out of date.`}
          {...retrying}
        />
      )}
      <Figures summary={data} isAllTime={period === 'all'} />
    </div>
  );
}

function Figures({
  summary,
  isAllTime,
}: {
  readonly summary: SalesSummary;
  readonly isAllTime: boolean;
}) {
  const { totals } = summary;
  if (totals.sales === 0)
    return (
      <Notice title={isAllTime ? 'Share a sale to see your figures' : 'No sales in this period'}>
        <p>Only your own sales count, with what you paid for them.</p>
      </Notice>
    );
  return (
    <>
      <SalesTotals totals={totals} />
      <WeekChart rows={weekRows(summary)} note={noteOn(summary)} />
      <div className={styles.groups}>
        <GroupChart title="By Platform" heading="Platform" rows={platformRows(summary)} />
        <GroupChart title="By Source" heading="Source" rows={sourceRows(summary)} />
      </div>
    </>
  );
}

function noteOn({ weeks, earlier }: SalesSummary): string | null {
  if (earlier.sales === 0) return null;
  const verb = earlier.sales === 1 ? 'is' : 'are';
  const first = formatDay(weeks[0]?.week ?? '');
  return `${formatCount(earlier.sales, 'sale')} before ${first} ${verb} not in this chart.`;
}
