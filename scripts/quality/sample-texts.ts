import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { ROOT } from '../stack/paths';
import { trackedFiles } from './tracked-files';

/** One comment or test title, with the place where it starts. */
interface Text {
  readonly place: string;
  readonly text: string;
}

interface Texts {
  readonly comments: Text[];
  readonly titles: Text[];
}

const TEST_CALL = /^(describe|it|test)\b/;

function placeOf(source: ts.SourceFile, position: number): string {
  return `${source.fileName}:${String(source.getLineAndCharacterOfPosition(position).line + 1)}`;
}

/** Returns the title of a call such as `test('…')` or `it.each(…)('…')`, or null for another node. */
function titleOf(node: ts.Node, source: ts.SourceFile): string | null {
  if (!ts.isCallExpression(node) || !TEST_CALL.test(node.expression.getText(source))) return null;
  const [title] = node.arguments;
  return title !== undefined && ts.isStringLiteralLike(title) ? title.text : null;
}

/** Returns all comments and test titles of a file. Adjacent line comments count as one comment. */
function textsOf(source: ts.SourceFile): Texts {
  const comments = new Map<number, Text>();
  const titles: Text[] = [];
  const visit = (node: ts.Node): void => {
    const title = titleOf(node, source);
    if (title !== null) titles.push({ place: placeOf(source, node.getStart(source)), text: title });
    const children = node.getChildren(source);
    if (children.length === 0 && !ts.isJsxText(node)) {
      const before = source.text.slice(node.getFullStart(), node.getStart(source, false));
      for (const { 0: text, index } of before.matchAll(/\/\*[^]*?\*\/|(\/\/.*(\n\s*)?)+/g)) {
        const position = node.getFullStart() + index;
        comments.set(position, { place: placeOf(source, position), text: text.trim() });
      }
    }
    children.forEach(visit);
  };
  visit(source);
  return { comments: [...comments.values()], titles };
}

/** Returns `count` entries, the same ones for the same seed (linear congruential generator). */
function pick(texts: readonly Text[], count: number, seed: number): Text[] {
  const left = [...texts];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1);
  }).flat();
}

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});
const all: Texts = { comments: [], titles: [] };
for (const file of trackedFiles('*.ts', '*.tsx', '*.js', '*.mjs')) {
  const source = await readFile(join(ROOT, file), 'utf8');
  const texts = textsOf(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  all.comments.push(...texts.comments);
  all.titles.push(...texts.titles);
}
for (const [name, texts] of Object.entries(all) as [string, Text[]][]) {
  const lines = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  console.log(
    `\n${String(texts.length)} ${name}, ${String(lines)} lines; picked with seed ${values.seed}:\n`,
  );
  for (const { place, text } of pick(texts, Number(values.count), Number(values.seed)))
    console.log(`${place}\n    ${text.replaceAll('\n', '\n    ')}`);
}
