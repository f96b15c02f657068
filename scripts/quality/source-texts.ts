import ts from 'typescript';
import type { Random } from '../demo/random';
import { isSuite, placeOf } from './parsed-sources';

/**
 * A comment, a test title or an exported name, with the path of its source file and the number of its first line.
 */
export interface SourceText {
  readonly place: string;
  readonly text: string;
}

export interface SourceTexts {
  readonly comments: readonly SourceText[];
  readonly titles: readonly SourceText[];
  readonly names: readonly SourceText[];
}

/** Matches the function whose call declares a test or a step of a test: `it`, or a variant such as `test.each(…)`. */
const TEST_CALL = /^(it|test)(\.(concurrent|each|for|step)\b|$)/;
const COMMENT = /\/\*[^]*?\*\/|(\/\/.*(\n\s*)?)+/g;

/** Returns the comments directly before a token. Line comments on consecutive lines count as one comment. */
function commentsBefore(token: ts.Node, source: ts.SourceFile): SourceText[] {
  const start = token.getFullStart();
  const before = source.text.slice(start, token.getStart(source, false));
  return [...before.matchAll(COMMENT)].map(({ 0: text, index }) => ({
    place: placeOf(source, start + index),
    text: text.trim(),
  }));
}

const isTest = (node: ts.Node, source: ts.SourceFile): node is ts.CallExpression =>
  ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(source));

/** Returns the title of a call such as `test('…')` or `it.each(…)('…')`, or null for a call without a title. */
function titleOf({ arguments: [title] }: ts.CallExpression): string | null {
  return title !== undefined && ts.isStringLiteralLike(title) ? title.text : null;
}

/**
 * Returns the titles of all tests of a file. The titles of the suites around a test come before the title of the test.
 */
function testTitles(source: ts.SourceFile): SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: ts.Node, suites: readonly string[]): void => {
    let innerSuites = suites;
    if (isSuite(node, source)) {
      innerSuites = [...suites, titleOf(node) ?? ''];
    } else if (isTest(node, source)) {
      const title = titleOf(node);
      if (title !== null)
        found.push({
          place: placeOf(source, node.getStart(source)),
          text: [...suites, title].join(' > '),
        });
    }
    ts.forEachChild(node, (child) => {
      visit(child, innerSuites);
    });
  };
  visit(source, []);
  return found;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function declaredNames(statement: ts.Statement): ts.Node[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name);
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name] : [];
}

/** Returns what the file exports by name, each with the first line of its declaration. */
function exportedNames(source: ts.SourceFile): SourceText[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    const [firstLine = ''] = statement.getText(source).split('\n');
    return declaredNames(statement).map((name) => ({
      place: placeOf(source, name.getStart(source)),
      text: `${name.getText(source)}\n${firstLine}`,
    }));
  });
}

/** Returns the comments of a file, in the order of the file. */
function commentsIn(source: ts.SourceFile): SourceText[] {
  const found: SourceText[] = [];
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length === 0 && !ts.isJsxText(node)) found.push(...commentsBefore(node, source));
    children.forEach(visit);
  };
  visit(source);
  return found;
}

/** Returns all comments, test titles and exported names of a file. */
export const sourceTexts = (source: ts.SourceFile): SourceTexts => ({
  comments: commentsIn(source),
  titles: testTitles(source),
  names: exportedNames(source),
});

/** Returns `count` entries in random order, none of them twice. Returns all entries if there are fewer than `count`. */
export function randomSample<T>(entries: readonly T[], count: number, random: Random): T[] {
  const left = [...entries];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.between(0, left.length - 1), 1),
  ).flat();
}
