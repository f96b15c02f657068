import type { Scene } from '../scene';

/**
 * A column of a table. Its heading and its cell are HTML. A column without a width takes the space that the other
 * columns leave, or as much as its content needs.
 */
export interface TableColumn {
  readonly heading: string;
  readonly cell: string;
  /** The width in CSS, such as '90px' or '30%'. */
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

/** Inserts a column after the first one, for lists whose first column is the date. */
export const withSecondColumn = (
  column: TableColumn,
  others: readonly TableColumn[],
): readonly TableColumn[] => [...others.slice(0, 1), column, ...others.slice(1)];

const aligned = ({ right, width }: TableColumn) =>
  ` style="${right ? 'text-align:right;' : ''}${width ? `width:${width}` : ''}"`;

/** Draws a table with the headings of the columns and one row. */
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
