import { expect, test } from 'vitest';
import { createRandom } from '../demo/random';
import { parseSource } from './parsed-sources';
import { randomSample, sourceTexts } from './source-texts';

const textsOf = (code: string) => sourceTexts(parseSource('web/src/example.tsx', code));

test('sourceTexts finds doc comments, trailing comments and comments in JSX', () => {
  const code = [
    '/** Adds one. */',
    'const add = (n: number) => n + 1; // Not rounded.',
    'const view = <p>{/* Empty. */}// text</p>;',
  ].join('\n');
  expect(textsOf(code).comments).toEqual([
    { place: 'web/src/example.tsx:1', text: '/** Adds one. */' },
    { place: 'web/src/example.tsx:2', text: '// Not rounded.' },
    { place: 'web/src/example.tsx:3', text: '/* Empty. */' },
  ]);
});

test('sourceTexts joins line comments on consecutive lines', () => {
  const { comments } = textsOf('// A sentence\n// of two lines.\nrun();');
  expect(comments.map(({ text }) => text)).toEqual(['// A sentence\n// of two lines.']);
});

test('sourceTexts finds the titles of tests, each after the titles of its suites', () => {
  const code = `
    describe('a', () => {
      it('b', run);
      test.each(ROWS)('c', run);
      other('d', run);
      links.map((it) => it.getAttribute('href'));
    });
    test('e', run);`;
  expect(textsOf(code).titles.map(({ text }) => text)).toEqual(['a > b', 'a > c', 'e']);
});

test('sourceTexts puts the titles of Playwright suites before the titles of their tests', () => {
  const code = "test.describe('a', () => { test('b', async ({ page }) => run(page)); });";
  expect(textsOf(code).titles.map(({ text }) => text)).toEqual(['a > b']);
});

test('sourceTexts finds exported names, each with the first line of its declaration', () => {
  const code = [
    "export * from './other';",
    'const hidden = 1;',
    'export const shown = 1;',
    'export interface Row {\n  id: string;\n}',
    'export function run() {}',
  ].join('\n');
  expect(textsOf(code).names).toEqual([
    { place: 'web/src/example.tsx:3', text: 'shown\nexport const shown = 1;' },
    { place: 'web/src/example.tsx:4', text: 'Row\nexport interface Row {' },
    { place: 'web/src/example.tsx:7', text: 'run\nexport function run() {}' },
  ]);
});

test('randomSample returns the same entries for the same seed, and other entries for another seed', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const pick = (seed: number) => randomSample(numbers, 60, createRandom(seed));
  expect(pick(7)).toEqual(pick(7));
  expect(pick(7)).not.toEqual(pick(8));
  expect(new Set(pick(7)).size).toBe(60);
});

test('randomSample returns all entries when there are fewer than `count`', () => {
  expect(randomSample(['a', 'b'], 3, createRandom(1)).toSorted()).toEqual(['a', 'b']);
});
