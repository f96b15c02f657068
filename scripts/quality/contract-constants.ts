import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../lib/paths';
import { readSource } from './parsed-sources';
import { trackedFiles } from './tracked-files';

/** A constant of the contract, the server or the web app. */
export interface Constant {
  /** The path of the file that exports the constant, without '.ts'. */
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
  /** The doc comment of the constant, or '' if it has none. */
  readonly comment: string;
}

/** A number or a text inside of a constant, with its full name, such as `REPORT_MESSAGES.ownItem`. */
export interface NamedValue<Value> {
  readonly name: string;
  readonly value: Value;
}

const isExported = (node: ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Returns the doc comment of a node as one line, or '' if there is none. */
export function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ');
}

/** Returns the names of the constants that a file exports, in the order of the file, with their doc comments. */
export const exportedConstants = (source: ts.SourceFile) =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter(isExported)
    .flatMap((statement) =>
      statement.declarationList.declarations.map(({ name }) => ({
        name: name.getText(),
        comment: commentOf(statement),
      })),
    );

/** Loads all constants that the contract's schemas and rules export. */
export async function contractConstants(): Promise<Constant[]> {
  const paths = trackedFiles('contract/schemas', 'contract/rules').filter((path) =>
    /^[^.]+\.ts$/.test(path),
  );
  const constants = paths.map(async (path) => {
    const exported = exportedConstants(readSource(path));
    const values = (await import(pathToFileURL(join(ROOT, path)).href)) as Readonly<
      Record<string, unknown>
    >;
    return exported.map((constant) => ({
      ...constant,
      file: path.replace(/\.ts$/, ''),
      value: values[constant.name],
    }));
  });
  return (await Promise.all(constants)).flat();
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns the accepted values in `value`, each with its full name. If `accepts(value)` is true, returns only `value`
 * itself. Otherwise, if `value` is a plain object, searches all of its fields.
 */
export function valuesIn<Value>(
  name: string,
  value: unknown,
  accepts: (value: unknown) => value is Value,
): NamedValue<Value>[] {
  if (accepts(value)) return [{ name, value }];
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => valuesIn(`${name}.${key}`, one, accepts));
}
