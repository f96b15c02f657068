import ts from 'typescript';
import { type Constant, commentOf } from './contract-constants';
import { readSource } from './parsed-sources';
import { trackedFiles } from './tracked-files';

/**
 * Folders that are left out of the list of limits. The constants in these folders are facts about screenshots, pixels
 * and charts, and not limits for users.
 */
const LEFT_OUT =
  /^(?:functions\/src\/(?:domain\/(?:screenshots|sales)|gateways\/text-recognition)|web\/src\/components)\//;
/**
 * Matches the names of constants, except for MAX_ATTEMPTS. That constant says how often a transaction is tried, which
 * is no limit for users.
 */
const LIMIT = /^(?!MAX_ATTEMPTS$)[A-Z0-9]+(?:_[A-Z0-9]+)*$/;
const WORDS = /(?:^|_)(?:MAX|MIN|LIMIT|LIMITS|LIFETIME|TIMEOUT|KEPT|BYTES|DAYS)(?:_|$)/;

const OPERATIONS: Partial<Record<ts.SyntaxKind, (left: number, right: number) => number>> = {
  [ts.SyntaxKind.AsteriskToken]: (left, right) => left * right,
  [ts.SyntaxKind.SlashToken]: (left, right) => left / right,
  [ts.SyntaxKind.PlusToken]: (left, right) => left + right,
  [ts.SyntaxKind.MinusToken]: (left, right) => left - right,
  [ts.SyntaxKind.AsteriskAsteriskToken]: (left, right) => left ** right,
};

/**
 * Returns the value of an expression that consists of numbers and constants in `known`. Returns null for any other
 * expression.
 */
function numberOf(node: ts.Expression, known: ReadonlyMap<string, number>): number | null {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isIdentifier(node)) return known.get(node.text) ?? null;
  if (!ts.isBinaryExpression(node)) return null;
  const operation = OPERATIONS[node.operatorToken.kind];
  const left = numberOf(node.left, known);
  const right = numberOf(node.right, known);
  return operation && left !== null && right !== null ? operation(left, right) : null;
}

/**
 * Returns the limits among the constants at the top level of a file, in the order of the file, with their doc comments.
 */
export function limitsIn(source: ts.SourceFile): Constant[] {
  const known = new Map<string, number>();
  const limits: Constant[] = [];
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name, initializer, type } of statement.declarationList.declarations) {
      const value = initializer ? numberOf(initializer, known) : null;
      // Leaves out a constant with a type annotation. The unit of its value, such as microseconds, is in its type and
      // not in its name.
      if (value === null || type !== undefined) continue;
      known.set(name.getText(), value);
      if (LIMIT.test(name.getText()) && WORDS.test(name.getText()))
        limits.push({
          file: source.fileName.replace(/\.tsx?$/, ''),
          name: name.getText(),
          value,
          comment: commentOf(statement),
        });
    }
  return limits;
}

/** Returns the limits in the code of the server and the web app. */
export const codeLimits = (): Constant[] =>
  trackedFiles('functions/src', 'web/src')
    .filter((path) => /^[^.]+\.tsx?$/.test(path) && !LEFT_OUT.test(path))
    .flatMap((path) => limitsIn(readSource(path)));
