import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortClassNames } from './class-names';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'boloboard-styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (name: string) => join(folder, `${name}.module.css`);
const write = (name: string, css: string) => writeFileSync(pathOf(name), css);

test('shortClassNames gives each class and animation a different short name, and throws for a class that only a comment contains', () => {
  write(
    'card',
    '.card:not(.wide, .tall) { animation: rise 1s } @keyframes rise { 50% { top: 1.5em } }',
  );
  write('bar', '/* .gone {} */ .bar { margin: 0.5rem } .bar .end { top: 0 }');
  const nameOf = shortClassNames(folder);
  const names = [
    ...['bar', 'end'].map((name) => nameOf(name, pathOf('bar'))),
    ...['card', 'wide', 'tall', 'rise'].map((name) => nameOf(name, pathOf('card'))),
  ];
  expect(names).toEqual(['_a', '_b', '_c', '_d', '_e', '_f']);
  expect(() => nameOf('gone', pathOf('bar'))).toThrow("no class or animation 'gone'");
});

test('shortClassNames gives a class a name of two letters when all names with one letter are taken', () => {
  write('many', Array.from({ length: 60 }, (_, index) => `.name${String(index)} {}`).join('\n'));
  const nameOf = shortClassNames(folder);
  const names = Array.from({ length: 60 }, (_, index) =>
    nameOf(`name${String(index)}`, pathOf('many')),
  );
  expect(names.slice(51, 54)).toEqual(['_Z', '_aa', '_ab']);
  expect(new Set(names).size).toBe(60);
});
