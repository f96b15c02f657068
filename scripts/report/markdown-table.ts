/**
 * Returns a Markdown table in Prettier's format. Aligns the first column to the left and the other columns to the
 * right. If `hasTexts` is set, aligns all columns to the left.
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { hasTexts = false }: { readonly hasTexts?: boolean } = {},
): string {
  const isLeft = (column: number) => hasTexts || column === 0;
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    line(
      widths.map((width, column) =>
        isLeft(column) ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      ),
    );
  const rule = line(
    widths.map((width, column) =>
      isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
    ),
  );
  return [padded(head), rule, ...rows.map(padded)].join('\n');
}
