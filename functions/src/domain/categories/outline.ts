import { LEVEL_SEPARATOR } from './category-path';

const INDENT = 2;

/**
 * Returns the path of every leaf of an outline. A line that ends in a colon is a branch. The lines below a branch are
 * indented by two more spaces than the branch. Each of these lines is another branch, or a list of leaves separated by
 * semicolons.
 */
export function pathsOfOutline(outline: string): string[] {
  const paths: string[] = [];
  const branches: string[] = [];
  for (const line of outline.split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    branches.length = (line.length - line.trimStart().length) / INDENT;
    if (text.endsWith(':')) branches.push(text.slice(0, -1));
    else
      for (const leaf of text.split(/; ?/)) paths.push([...branches, leaf].join(LEVEL_SEPARATOR));
  }
  return paths;
}
