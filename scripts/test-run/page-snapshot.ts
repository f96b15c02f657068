const REFERENCE = / \[(?:ref=\w+|cursor=pointer)\]/g;
const PAGE_URL = /^ *- \/url: /;

/**
 * Shortens Playwright's description of a page, which is YAML, so that a report stays readable. Removes URLs and the
 * marks of elements, such as `[ref=e1]`, and keeps only the first entry of each list.
 */
export function shortenPageSnapshot(page: string): string {
  const lines = page.split('\n').filter((line) => !PAGE_URL.test(line));
  return shortenLists(lines).join('\n').replaceAll(REFERENCE, '');
}

const indentOf = (line: string): number => line.search(/\S/);

function shortenLists(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trimStart().startsWith('- listitem'));
  const indent = indentOf(lines[first] ?? '');
  const isEntry = (line: string) =>
    indentOf(line) === indent && line.startsWith('- listitem', indent);
  if (first === -1) return lines;
  const isOfList = (line: string) => indentOf(line) > indent || isEntry(line);
  const after = lines.findIndex((line, at) => at > first && !isOfList(line));
  const list = lines.slice(first, after === -1 ? undefined : after);
  const second = list.findIndex((line, at) => at > 0 && isEntry(line));
  const inFirst = list.slice(1, second === -1 ? undefined : second);
  const others = list.filter(isEntry).length - 1;
  return [
    ...lines.slice(0, first + 1),
    ...shortenLists(inFirst),
    ...(others > 0 ? [`${' '.repeat(indent)}- … ${String(others)} more`] : []),
    ...(after === -1 ? [] : shortenLists(lines.slice(after))),
  ];
}
