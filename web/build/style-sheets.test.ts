import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { withTokens } from './token-css';

const SRC = join(import.meta.dirname, '../src');
const filesOf = (pattern: string) => globSync(pattern, { cwd: SRC }).toSorted();
const sourceOf = (path: string) => readFileSync(join(SRC, path), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Matches `:global(…)`, which contains class names of libraries. */
const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g;

const sheets = new Map(
  filesOf('**/*.css').map((path) => [
    path,
    withTokens(sourceOf(path)).replaceAll(COMMENT, '').replaceAll(GLOBAL, ''),
  ]),
);

/** CSS variables that the libraries Ariakit and Radix set. */
const FROM_LIBRARIES = ['--popover-anchor-width', '--radix-toast-swipe-move-x'];

test('every variable that a style sheet uses without a fallback is defined', () => {
  const all = [...sheets.values()];
  const defined = new Set(all.flatMap((css) => matches(css, /(--[\w-]+)\s*:/g)));
  const unknown = [...sheets].flatMap(([path, css]) =>
    matches(css, /var\((--[\w-]+)\)/g)
      .filter((name) => !defined.has(name) && !FROM_LIBRARIES.includes(name))
      .map((name) => `${path} uses ${name}`),
  );
  expect(unknown).toEqual([]);
});

interface Use {
  readonly sheet: string;
  readonly user: string;
  /** The class names that a component uses from a CSS module. Undefined if the component computes the names. */
  readonly names: readonly string[] | undefined;
}

const uses = filesOf('**/*.{ts,tsx}').flatMap((user): Use[] => {
  const code = sourceOf(user);
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', from = '']) => ({
      sheet: from.startsWith('@/') ? from.slice(2) : relative(SRC, join(SRC, dirname(user), from)),
      user,
      names: code.includes(`${name}[`)
        ? undefined
        : matches(code, new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')),
    }),
  );
});

const classesOf = (sheet: string) =>
  new Set(matches(sheets.get(sheet) ?? '', /\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g));

test('every class name that a component uses exists in its style sheet', () => {
  const unknown = uses.flatMap(({ sheet, user, names = [] }) =>
    names.filter((name) => !classesOf(sheet).has(name)).map((name) => `${user}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every class of a style sheet is used', () => {
  const modules = [...sheets.keys()].filter((path) => path.endsWith('.module.css'));
  const unused = modules.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ names }) => names === undefined)) return [];
    const used = new Set(users.flatMap(({ names = [] }) => names));
    return [...classesOf(sheet)]
      .filter((name) => !used.has(name))
      .map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
