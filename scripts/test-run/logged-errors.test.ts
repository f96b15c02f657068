import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addLoggedErrors } from './logged-errors';
import type { SuiteResult } from './suite-result';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boloboard-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FAILED: SuiteResult = {
  name: 'e2e',
  passed: 3,
  failures: [
    { title: 'first', text: 'No card' },
    { title: 'last', text: 'No bell' },
  ],
  skips: [],
};

test('addLoggedErrors adds the errors in all log files, each with the name of its file, to the last failure', () => {
  writeFileSync(
    join(folder, 'api.log'),
    '{"severity":"INFO","event":"started"}\n{"severity":"ERROR","event":"call_failed"}\n',
  );
  writeFileSync(join(folder, 'firestore.log'), 'INFO: Started\nWARNING: Operation failed\n');
  writeFileSync(join(folder, 'triggers.log'), 'TypeError: No byline\n    at run (byline.ts:1:1)\n');
  expect(addLoggedErrors(FAILED, folder).failures).toEqual([
    FAILED.failures[0],
    {
      title: 'last',
      text: [
        'No bell',
        'The last errors in the logs of the local product, during any test:',
        'api.log: {"severity":"ERROR","event":"call_failed"}',
        'firestore.log: WARNING: Operation failed',
        'triggers.log: TypeError: No byline',
      ].join('\n'),
    },
  ]);
});

test.each([
  'Error',
  'AssertionError [ERR_ASSERTION]: not equal',
  'AggregateError [ECONNREFUSED]: ',
  'Uncaught Error: no port',
  'SEVERE: out of memory',
])('addLoggedErrors adds the line %j once, even if it is logged twice', (line) => {
  writeFileSync(join(folder, 'api.log'), `${line}\n    at run (api.ts:1:1)\n${line}\n`);
  const { text = '' } = addLoggedErrors(FAILED, folder).failures.at(-1) ?? {};
  expect(text.split('\n').slice(2)).toEqual([`api.log: ${line}`]);
});

test('addLoggedErrors adds only the last 20 errors of a file', () => {
  const errors = Array.from({ length: 30 }, (_, n) => `Error: ${String(n)}`);
  writeFileSync(join(folder, 'api.log'), errors.join('\n'));
  const { text = '' } = addLoggedErrors(FAILED, folder).failures.at(-1) ?? {};
  expect(text.match(/api\.log: /g)).toHaveLength(20);
  expect(text).toMatch(/Error: 29$/);
});

test.each([
  ['no test failed', { ...FAILED, failures: [] }, 'Error: No byline'],
  ['no error was logged', FAILED, 'started'],
])('addLoggedErrors returns the result unchanged when %s', (_when, result, line) => {
  writeFileSync(join(folder, 'api.log'), line);
  expect(addLoggedErrors(result, folder)).toEqual(result);
});
