/**
 * Returns rows of cells as CSV (RFC 4180) with a byte order mark, without which Excel does not read UTF-8. Cells with texts of members must
 * have gone through `spreadsheetText`.
 */
export async function csvOf(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => [...row]),
    // Without `quoted_match`, a line feed or carriage return alone is not quoted.
    { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
