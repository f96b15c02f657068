import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/paths';
import { trackedFiles } from './tracked-files';

/**
 * Returns the syntax tree of code.
 * @param path relative to ROOT. Its extension decides whether the code is TypeScript, JavaScript or JSX.
 */
export const parseSource = (path: string, code: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);

const sourcesByPath = new Map<string, ts.SourceFile>();

/**
 * Returns the syntax tree of the code in a file, whose path is relative to ROOT. Parses each file only once in a
 * process, because several parts of the generated documents are made from the same files.
 */
export function readSource(path: string): ts.SourceFile {
  const source =
    sourcesByPath.get(path) ?? parseSource(path, readFileSync(join(ROOT, path), 'utf8'));
  sourcesByPath.set(path, source);
  return source;
}

/** Returns the syntax trees of all code files under version control. */
export const parsedSources = (): ts.SourceFile[] =>
  trackedFiles('*.ts', '*.tsx', '*.js', '*.mjs').map(readSource);

/**
 * Returns whether a node is a call to `describe` or to a variant, such as `describe.each(…)('…')` or Playwright's
 * `test.describe('…')`.
 */
export const isSuite = (node: ts.Node, source: ts.SourceFile): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(test\.)?describe\b/.test(node.expression.getText(source));

/** Returns the path and the line of a position in the file, as in 'web/src/main.ts:12'. */
export function placeOf(source: ts.SourceFile, position: number): string {
  const { line } = source.getLineAndCharacterOfPosition(position);
  return `${source.fileName}:${line + 1}`;
}
