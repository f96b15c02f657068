import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FirebaseConfig, withBuiltFiles } from './hosting';
import { ROOT } from './paths';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CONFIG = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;

const immutablePaths = (names: readonly string[], paths: readonly string[]) => {
  const { headers } = withBuiltFiles(CONFIG, names).hosting;
  const rules = headers.filter((rule) => rule.headers.some(({ value }) => value === IMMUTABLE));
  return paths.filter((path) => rules.some(({ regex = '' }) => new RegExp(regex, 'u').test(path)));
};

test('makes only built files immutable', () => {
  const paths = [
    ...['/assets/index-a_b-1.js', '/assets/index-a_b-1.js.map', '/assets/font.woff2'],
    ...['/assets/index-a_b-1xjs', '/assets/none.js', '/assets/', '/other/index-a_b-1.js'],
  ];
  const names = ['index-a_b-1.js', 'index-a_b-1.js.map', 'font.woff2'];
  expect(immutablePaths(names, paths)).toEqual(paths.slice(0, 3));
});

test('makes nothing immutable without a build', () => {
  expect(immutablePaths([], ['/assets/', '/assets/index.js'])).toEqual([]);
});

test('changes nothing else in firebase.json', () => {
  const { hosting, ...others } = withBuiltFiles(CONFIG, ['index.js']);
  expect({ ...others, hosting: { ...hosting, headers: [] } }).toEqual({
    ...CONFIG,
    hosting: { ...CONFIG.hosting, headers: [] },
  });
  expect(hosting.headers).toHaveLength(CONFIG.hosting.headers.length);
});
