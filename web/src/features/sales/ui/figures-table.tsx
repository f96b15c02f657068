import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatCents } from '@/lib/format';
import type { ChartRow } from '../model/figure-words';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly ChartRow[];
}

/** Scrolls sideways on phones, also by keyboard. */
export const FiguresTable = ({ title, heading, rows }: FiguresTableProps) => (
  <div role="region" aria-label={`${title}, table`} tabIndex={0} className={styles.scroll}>
    <table className={classNames(text.figures, styles.table)}>
      <thead>
        <tr>
          {[heading, 'Sold', 'Sales', 'Fees (est.)', 'Net profit (est.)'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{figures.sales}</td>
            <td>{formatCents(figures.revenueCents)}</td>
            <td>{formatCents(figures.feesCents)}</td>
            <td>{formatCents(figures.netProfitCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
