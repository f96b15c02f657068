/** HTML. `width` is in CSS pixels; a column without a width takes the rest. */
export interface Column {
  readonly head: string;
  readonly cell: string;
  readonly width?: number;
  readonly isRight?: boolean;
}

/** A column of amounts, which are aligned at the right. */
export const amountColumn = (head: string, cell: string): Column => ({
  head,
  cell,
  width: 106,
  isRight: true,
});

/** Puts a column in second place, as lists do that begin with the date. */
export const inSecondPlace = (column: Column, others: readonly Column[]): readonly Column[] => [
  ...others.slice(0, 1),
  column,
  ...others.slice(1),
];

const cellStyle = ({ width, isRight }: Column) =>
  `${width === undefined ? 'flex:1;min-width:0' : `flex:none;width:${String(width)}px`};${isRight ? 'text-align:right' : ''}`;

/** Draws one row below its column headings. */
export function table(columns: readonly Column[], headClass = 's12 m'): string {
  const line = (content: (column: Column) => string) =>
    columns.map((column) => `<div style="${cellStyle(column)}">${content(column)}</div>`).join('');
  return `<div><div class="${headClass}" style="display:flex;gap:14px;padding:9px 14px;border-bottom:1px solid var(--line)">${line(({ head }) => head)}</div><div class="s14" style="display:flex;gap:14px;padding:12px 14px;align-items:flex-start">${line(({ cell }) => cell)}</div></div>`;
}
