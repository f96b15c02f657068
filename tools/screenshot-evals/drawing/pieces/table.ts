import type { Scene } from '../scene';

/** A table column. Its heading and cell are HTML. A column without a width takes the remaining space, or as much as it needs. */
export interface TableColumn {
  readonly heading: string;
  readonly cell: string;
  /** CSS, such as '90px' or '30%'. */
  readonly width?: string;
  readonly right?: boolean;
}

/** A column of amounts, which are aligned at the right. */
export const amountColumn = (heading: string, cell: string): TableColumn => ({
  heading,
  cell,
  width: '106px',
  right: true,
});

/** Inserts a column as the second one, as in lists whose first column is the date. */
export const withSecondColumn = (
  column: TableColumn,
  others: readonly TableColumn[],
): readonly TableColumn[] => [...others.slice(0, 1), column, ...others.slice(1)];

const aligned = ({ right, width }: TableColumn) =>
  ` style="${right ? 'text-align:right;' : ''}${width ? `width:${width}` : ''}"`;

/** Draws one row below its column headings. */
export function tableWithOneRow({ random }: Scene, columns: readonly TableColumn[]): string {
  const look = random.pick(['soft', 's12', 's12 m', 's13 b', 's11 up m']);
  const head = columns
    .map((column) => `<th class="s12 ${look}"${aligned(column)}>${column.heading}</th>`)
    .join('');
  const cells = columns
    .map((column) => `<td class="s14"${aligned(column)}>${column.cell}</td>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody><tr class="rule">${cells}</tr></tbody></table>`;
}
