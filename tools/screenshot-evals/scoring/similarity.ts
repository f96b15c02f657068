/**
 * Returns how similar two texts are: 1 minus the number of edits divided by the length of the longer text. Ignores
 * case, accents and punctuation.
 */
export function similarity(a: string, b: string): number {
  const left = Array.from(plain(a));
  const right = Array.from(plain(b));
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 1 : 1 - edits(left, right) / longer;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the Levenshtein distance: the number of letters to insert, delete or replace. */
function edits(a: readonly string[], b: readonly string[]): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min((above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, replaced));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
