import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { blankSettings } from './without-server-settings';

/**
 * Removes the server's settings from the endpoint row in `code`, and returns the remaining row. Checks that the rest of
 * the code has not moved.
 */
function rowOf(code: string): unknown {
  const blanked = blankSettings(`export const row = ${code};`);
  expect(blanked.split('\n').map((line) => line.length)).toEqual(
    `export const row = ${code};`.split('\n').map((line) => line.length),
  );
  const row: unknown = runInNewContext(blanked.replace(/^export const row = ([^]*);$/, '($1)'));
  // Returns a clone, because objects from another JavaScript context have other prototypes.
  return structuredClone(row);
}

test.each([
  ["{ method: 'GET', summary: 'One item', path: '/api' }", { method: 'GET', path: '/api' }],
  ["{ summary: 'A, b', errors: ['x', 'y'] }", {}],
  ["{ auth: 'user', servedBy: 'api', path: '/api', secretPath: true }", { path: '/api' }],
  ["{\n  path: '/api',\n  rateLimits: [\n    { max: 1 },\n  ],\n}", { path: '/api' }],
  [
    '{ input: { maxBodyBytes: 1024, body: 1 }, errors: [] , idempotent: true }',
    { input: { body: 1 }, idempotent: true },
  ],
  [
    "{ path: '/ü🦉', rateLimits: [{ max: 1, errors: 2 }], 'summary-of': 1 }",
    { path: '/ü🦉', 'summary-of': 1 },
  ],
])("blankSettings removes only the server's settings from the code %s", (code, expected) => {
  expect(rowOf(code)).toEqual(expected);
});
