import ts from 'typescript';
import { isSuite, placeOf } from './parsed-sources';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 80;

/** A file of more than 300 lines, or a function of more than 80 lines. */
export interface LongCode {
  /** The path of a file, or the path and the first line of a function. */
  readonly place: string;
  /** The name of a function, or 'file'. */
  readonly name: string;
  readonly lines: number;
}

function functionName(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  if (node.name !== undefined) return node.name.getText(source);
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText(source);
  if (ts.isCallExpression(parent)) return `callback of ${parent.expression.getText(source)}`;
  return 'unnamed function';
}

/**
 * Returns the file if it has more than 300 lines, and its functions of more than 80 lines. Counts all lines, including
 * comments.
 */
export function longCodeIn(source: ts.SourceFile): LongCode[] {
  const found: LongCode[] = [];
  const fileLines = source.text.trimEnd().split('\n').length;
  if (fileLines > MAX_FILE_LINES)
    found.push({ place: source.fileName, name: 'file', lines: fileLines });
  const visit = (node: ts.Node): void => {
    // Leaves out the callback of a suite of tests. The tests inside of it are independent of each other, like the
    // functions of a file.
    if (ts.isFunctionLike(node) && !isSuite(node.parent, source)) {
      const start = node.getStart(source);
      const lines = source.text.slice(start, node.end).split('\n').length;
      if (lines > MAX_FUNCTION_LINES)
        found.push({ place: placeOf(source, start), name: functionName(node, source), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
