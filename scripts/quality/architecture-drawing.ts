import { execa } from 'execa';
import { ROOT } from '../stack/paths';

/** One folder for each layer. */
export const DRAWN_FOLDER = '^(contract|(web|functions)/src/[^/]+)(?=/)';

const OPTIONS = [
  ...['contract', 'web/src', 'functions/src', '--output-type', 'mermaid'],
  ...['--include-only', '^(contract|web/src|functions/src)/'],
  ...['--exclude', '[.](test|spec|test-support)[.]tsx?$'],
  ...['--collapse', DRAWN_FOLDER],
];

export async function architectureDrawing(): Promise<string> {
  const { stdout } = await execa('depcruise', OPTIONS, { cwd: ROOT, preferLocal: true });
  return sortedArrows(stdout);
}

/** Sorts the arrows, because dependency-cruiser orders them by import. */
export function sortedArrows(flowchart: string): string {
  const lines = flowchart.split('\n');
  const isArrow = (line: string): boolean => line.includes('-->');
  return [...lines.filter((line) => !isArrow(line)), ...lines.filter(isArrow).sort()].join('\n');
}
