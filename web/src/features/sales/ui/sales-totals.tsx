import type { SalesSummary } from '@contract/schemas/sales-summary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatCount, formatSignedCents } from '@/lib/format';
import { formatPercentage } from '../model/figure-words';
import styles from './sales-totals.module.css';

/** The URL of the fees in the account settings. */
const FEES_URL = '/account-settings#marketplace-fees';

type Totals = SalesSummary['totals'];

interface Total {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  readonly tone?: 'gain' | 'loss' | undefined;
}

const LABELS = ['Net Profit', 'Revenue', 'Gross Profit', 'Marketplace Fees', 'Return on Cost'];

const toneOf = (amount: number) => (amount < 0 ? 'loss' : 'gain');

/** Returns the totals in the order of `LABELS`. */
function shownTotals(totals: Totals): Omit<Total, 'label'>[] {
  const { sales, averagePriceCents, grossProfitCents, netProfitCents, returnOnCost } = totals;
  const average = formatCents(averagePriceCents ?? 0);
  return [
    {
      value: formatSignedCents(netProfitCents),
      detail: 'Estimate, after purchases and fees',
      tone: toneOf(netProfitCents),
    },
    {
      value: formatCents(totals.revenueCents),
      detail: `${formatCount(sales, 'sale')}, ${average} on average`,
    },
    {
      value: formatSignedCents(grossProfitCents),
      detail: `After ${formatCents(totals.costCents)} for purchases`,
      tone: toneOf(grossProfitCents),
    },
    { value: formatCents(totals.feesCents), detail: 'Estimated for each marketplace' },
    {
      value: returnOnCost === null ? 'None' : formatPercentage(returnOnCost),
      detail: sales > 0 && returnOnCost === null ? FREE : 'Estimate: net profit ÷ purchase prices',
      tone: returnOnCost !== null && returnOnCost < 0 ? 'loss' : undefined,
    },
  ];
}

const FREE = 'You paid nothing for these items';

/** Shows the totals of a period. The cards have the same size while the totals load. */
export function SalesTotals({ totals }: { readonly totals: Totals | undefined }) {
  const shown = totals && shownTotals(totals);
  return (
    <ul aria-label="Totals" className={styles.cards}>
      {LABELS.map((label, index) => (
        <Card key={label} as="li" padding="none" className={styles.card}>
          <p className={classNames(text.label, styles.label)}>{label}</p>
          <Figure total={shown?.[index]} />
        </Card>
      ))}
    </ul>
  );
}

function Figure({ total }: { readonly total: Omit<Total, 'label'> | undefined }): ReactNode {
  const value = classNames(text.figures, styles.value, total?.tone && styles[total.tone]);
  return (
    <>
      <div className={value}>{total ? total.value : <Skeleton className={styles.unseen} />}</div>
      <p className={styles.detail}>{total?.detail}</p>
    </>
  );
}

export const NetProfitEstimateNote = () => (
  <p className={styles.note}>
    Net profit is an estimate: what is left after purchases and marketplace fees, without shipping,
    ads and taxes.{' '}
    <Link to={FEES_URL} className={styles.link}>
      Change your marketplace fees
    </Link>
    . Your sales stay in these figures after their items expire.
  </p>
);
