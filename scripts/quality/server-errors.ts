import ts from 'typescript';
import { literalTextOf, VALUE_PLACEHOLDER } from './shown-texts';

/**
 * An error that the server can send: its code, and its message as a text or as the name of a constant, such as
 * `REPORT_MESSAGES.ownItem`.
 */
export interface ServerError {
  readonly code: string;
  readonly message: string;
}

/** Returns all texts and names of constants that can be the value of an expression. */
function messagesIn(node: ts.Expression, values: ReadonlyMap<string, ts.Expression>): string[] {
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => messagesIn(one, values));
  if (ts.isIdentifier(node)) {
    const value = values.get(node.text);
    if (value) return messagesIn(value, new Map());
  }
  const text = literalTextOf(node);
  if (text !== null) return [text.replaceAll(VALUE_PLACEHOLDER, '…')];
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? [node.getText()] : [];
}

const codesIn = (node: ts.Expression): string[] =>
  ts.isConditionalExpression(node)
    ? [node.whenTrue, node.whenFalse].flatMap(codesIn)
    : ts.isStringLiteralLike(node)
      ? [node.text]
      : [];

/**
 * Returns the errors with a code that a source file of the server creates. If a code or a message is a variable, looks
 * for its value only in the same file.
 */
export function serverErrors(source: ts.SourceFile): ServerError[] {
  const values = new Map<string, ts.Expression>();
  const errors: ts.NewExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, node.initializer);
    if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') errors.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return errors.flatMap(({ arguments: [code, message] = [] }) =>
    code === undefined || message === undefined
      ? []
      : codesIn(code).flatMap((found) =>
          messagesIn(message, values).map((text) => ({ code: found, message: text })),
        ),
  );
}
