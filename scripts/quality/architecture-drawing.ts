import { execa } from 'execa';
import { ROOT } from '../lib/paths';

/**
 * Matches the start of a path, up to the folder that the drawing shows as one box. There is one folder for each layer,
 * such as `functions/src/http`.
 */
export const DRAWN_FOLDER_PATTERN = '^(contract|(web|functions)/src/[^/]+)(?=/)';

const OPTIONS = [
  ...['contract', 'web/src', 'functions/src', '--output-type', 'mermaid'],
  ...['--include-only', '^(contract|web/src|functions/src)/'],
  ...['--exclude', '[.](test|spec|test-support)[.]tsx?$'],
  ...['--collapse', DRAWN_FOLDER_PATTERN],
];

/** Returns the imports between the folders of the product as a Mermaid flowchart. */
export async function architectureDrawing(): Promise<string> {
  const { stdout } = await execa('depcruise', OPTIONS, { cwd: ROOT, preferLocal: true });
  return sortedArrows(stdout);
}

/**
 * Sorts the arrows of a flowchart by name, so that the drawing does not change when only the order of the imports
 * changes.
 */
export function sortedArrows(flowchart: string): string {
  const lines = flowchart.split('\n');
  const isArrow = (line: string): boolean => line.includes('-->');
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()].join('\n');
}
