import type { SalesSummary } from '@contract/schemas/sales-summary';
import { Link } from 'react-router-dom';
import { Card } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents, formatCount } from '@/lib/format';
import { FEES_ADDRESS } from '../model/fees-address';
import { formatShare } from '../model/figure-words';
import styles from './sales-totals.module.css';

interface Total {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  readonly isLoss?: boolean;
}

const ESTIMATE = 'Estimate';

function shownTotals({ totals }: Pick<SalesSummary, 'totals'>): Total[] {
  const { sales, averagePriceCents, grossProfitCents, netProfitCents, returnOnCost } = totals;
  const average = formatCents(averagePriceCents ?? 0);
  return [
    {
      label: 'Revenue',
      value: formatCents(totals.revenueCents),
      detail: `${formatCount(sales, 'sale')}, ${average} on average`,
    },
    {
      label: 'Gross Profit',
      value: formatCents(grossProfitCents),
      detail: `After ${formatCents(totals.costCents)} for purchases`,
      isLoss: grossProfitCents < 0,
    },
    { label: 'Marketplace Fees', value: formatCents(totals.feesCents), detail: ESTIMATE },
    {
      label: 'Net Profit',
      value: formatCents(netProfitCents),
      detail: ESTIMATE,
      isLoss: netProfitCents < 0,
    },
    {
      label: 'Return on Cost',
      value: returnOnCost === null ? 'None' : formatShare(returnOnCost),
      detail: returnOnCost === null ? 'You paid nothing for these items' : ESTIMATE,
      isLoss: returnOnCost !== null && returnOnCost < 0,
    },
  ];
}

export const SalesTotals = (props: Pick<SalesSummary, 'totals'>) => (
  <div className={styles.totals}>
    <ul aria-label="Totals" className={styles.cards}>
      {shownTotals(props).map(({ label, value, detail, isLoss = false }) => (
        <Card key={label} as="li" className={styles.card}>
          <p className={text.label}>{label}</p>
          <p className={classNames(text.figures, styles.value, isLoss && styles.loss)}>{value}</p>
          <p className={styles.detail}>{detail}</p>
        </Card>
      ))}
    </ul>
    <p className={styles.note}>
      Net profit is an estimate: what is left after purchases and marketplace fees, without
      shipping, ads and taxes.{' '}
      <Link to={FEES_ADDRESS} className={styles.link}>
        Change your marketplace fees
      </Link>
      . Your sales stay in these figures after their items expire.
    </p>
  </div>
);
