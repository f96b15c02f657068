const REFERENCE = / \[(?:ref=\w+|cursor=pointer)\]/g;
const ADDRESS = /^ *- \/url: /;

/**
 * Shortens a page as Playwright describes it in YAML, so that a report stays readable: without references and addresses, and
 * with the first item of each list.
 */
export function shortenPage(page: string): string {
  const shown: string[] = [];
  /** The indents of the lists around a line that have an item already. */
  const begun: number[] = [];
  let skipped = Number.POSITIVE_INFINITY;
  for (const line of page.split('\n')) {
    const indent = line.search(/\S/);
    if (indent > skipped || ADDRESS.test(line)) continue;
    skipped = Number.POSITIVE_INFINITY;
    while ((begun.at(-1) ?? -1) > indent) begun.pop();
    const isItem = line.startsWith('- listitem', indent);
    if (isItem && begun.at(-1) === indent) {
      skipped = indent;
      continue;
    }
    if (isItem) begun.push(indent);
    shown.push(line.replaceAll(REFERENCE, ''));
  }
  return shown.join('\n');
}
