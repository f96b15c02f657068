/**
 * Formats rows of cells as CSV (RFC 4180). Adds a byte order mark, because Excel does not read UTF-8 without it.
 * Callers must first escape the texts of members with `escapeSpreadsheetText`.
 */
export async function csvOf(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => [...row]),
    // `quoted_match` makes the library quote a cell that contains a single line feed or carriage return.
    { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
