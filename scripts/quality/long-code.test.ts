import { expect, test } from 'vitest';
import { longCodeIn } from './long-code';
import { parseSource } from './parsed-sources';

/** Returns `count` lines, each with a statement. */
const statements = (count: number): string => 'run();\n'.repeat(count);

const longIn = (code: string) => longCodeIn(parseSource('web/src/example.ts', code));

test('longCodeIn reports a file of 301 lines, but not of 300', () => {
  expect(longIn(statements(300))).toEqual([]);
  expect(longIn(statements(301))).toEqual([
    { place: 'web/src/example.ts', name: 'file', lines: 301 },
  ]);
});

test('longCodeIn reports a function of 81 lines, but not of 80', () => {
  expect(longIn(`function load() {\n${statements(78)}}`)).toEqual([]);
  expect(longIn(`\nfunction load() {\n${statements(79)}}`)).toEqual([
    { place: 'web/src/example.ts:2', name: 'load', lines: 81 },
  ]);
});

test.each([
  ['load', 'const load = () => {', '};'],
  ['load', 'const calls = { load: () => {', '} };'],
  ['load', 'class Client { load() {', '} }'],
  ['constructor', 'class Client { constructor() {', '} }'],
  ['callback of test', "test('loads', () => {", '});'],
  ['unnamed function', 'const create = () => () => {', '};'],
])('longCodeIn reports the name %s for a long function that starts with %s', (name, start, end) => {
  expect(longIn(`${start}\n${statements(79)}${end}`).map((found) => found.name)).toContain(name);
});

test.each(['describe', 'describe.each(ROWS)', 'test.describe'])(
  'longCodeIn does not report the callback of %s',
  (call) => {
    expect(longIn(`${call}('lists', () => {\n${statements(79)}});`)).toEqual([]);
  },
);
