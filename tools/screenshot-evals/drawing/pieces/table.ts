import type { Scene } from '../scene';

interface Column {
  readonly heading: string;
  /** HTML. */
  readonly cell: string;
  /** CSS, such as '90px' or '30%'. */
  readonly width?: string;
  readonly right?: boolean;
}

const aligned = ({ right, width }: Column) =>
  ` style="${right ? 'text-align:right;' : ''}${width ? `width:${width}` : ''}"`;

/** A table with headings and one row. */
export function saleTable({ random }: Scene, columns: readonly Column[]): string {
  const look = random.pick(['soft', '', 'm', 'up m']);
  const head = columns
    .map((column) => `<th class="s12 ${look}"${aligned(column)}>${column.heading}</th>`)
    .join('');
  const cells = columns
    .map((column) => `<td class="s14"${aligned(column)}>${column.cell}</td>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody><tr class="rule">${cells}</tr></tbody></table>`;
}
