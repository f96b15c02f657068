import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import styles from './chart-table.module.css';

export interface TableColumn<Row> {
  readonly title: string;
  readonly show: (row: Row) => string;
}

interface ChartTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The cells of the first column are the headings of the rows. */
  readonly columns: readonly TableColumn<Row>[];
}

/** A table that scrolls sideways on phones, also by keyboard. */
export const ChartTable = <Row extends { readonly key: string }>({
  title,
  rows,
  columns,
}: ChartTableProps<Row>) => (
  <div role="region" aria-label={`${title}, table`} tabIndex={0} className={styles.scroll}>
    <table className={classNames(text.figures, styles.table)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(({ title: column, show }, at) =>
              at === 0 ? (
                <th key={column} scope="row">
                  {show(row)}
                </th>
              ) : (
                <td key={column}>{show(row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
