/**
 * Formats rows of cells as CSV (RFC 4180). Adds a byte order mark, without which Excel does not read UTF-8. Callers
 * must pass cells with texts of members through `spreadsheetText` first.
 */
export async function csvOf(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => [...row]),
    // Without `quoted_match`, the library does not quote a single line feed or carriage return.
    { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
