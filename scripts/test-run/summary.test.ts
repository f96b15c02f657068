import { expect, test } from 'vitest';
import { TIMEOUT_EXIT_CODE } from '../stack/process-manager';
import { readPlaywrightReport } from './playwright-report';
import { resultFromExitCode, failedSuite, skippedSuite } from './suite-result';
import { suiteLine, summarize } from './summary';
import { readVitestReport } from './vitest-report';

const VITEST = {
  testResults: [
    {
      name: 'money.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'divides', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        {
          fullName: 'rounds',
          status: 'pending',
          meta: { skipReason: 'needs an abacus' },
        },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
  ],
};

const browserTest = (status: string, message?: string) => ({
  projectName: 'phone',
  status,
  annotations: status === 'skipped' ? [{ type: 'skip', description: 'needs a camera' }] : [],
  results: [{ errors: message ? [{ message }] : [], attachments: [] }],
});

const PLAYWRIGHT = {
  errors: [{ message: 'fixture not found' }],
  suites: [
    {
      specs: [{ title: 'signs up', file: 'auth.spec.ts', tests: [browserTest('expected')] }],
      suites: [
        {
          specs: [
            { title: 'shares', file: 'auth.spec.ts', tests: [browserTest('unexpected', 'late')] },
            { title: 'takes a photo', file: 'auth.spec.ts', tests: [browserTest('skipped')] },
          ],
        },
      ],
    },
  ],
};

test('readVitestReport returns failed tests, test files that did not load, and skipped tests with their reasons', () => {
  const result = readVitestReport('unit', VITEST);
  expect(result.passed).toBe(1);
  expect(result.failures).toEqual([
    { title: 'money.test.ts: divides', text: 'expected 1 to be 2' },
    { title: 'broken.test.ts', text: 'Cannot find x' },
  ]);
  expect(result.skips).toEqual([{ title: 'money.test.ts: rounds', reason: 'needs an abacus' }]);
});

test('readPlaywrightReport returns failures of nested tests, errors outside of tests, and skipped tests with their reasons', () => {
  const result = readPlaywrightReport('e2e', PLAYWRIGHT);
  expect(result.passed).toBe(1);
  expect(result.failures).toEqual([
    { title: 'e2e', text: 'fixture not found' },
    { title: 'auth.spec.ts [phone] shares', text: 'late' },
  ]);
  expect(result.skips).toEqual([
    { title: 'auth.spec.ts [phone] takes a photo', reason: 'needs a camera' },
  ]);
});

test('summarize lists the failed tests and the totals of all suites at the end, and counts a check as one test', () => {
  const summary = summarize([
    readVitestReport('unit', VITEST),
    readPlaywrightReport('e2e', PLAYWRIGHT),
    resultFromExitCode('lint', 0, ''),
    resultFromExitCode('typecheck', 2, 'error TS2322'),
    failedSuite('api', 'no emulator'),
  ]);
  expect(summary.split('\n').slice(-3)).toEqual([
    '✗ typecheck › typecheck',
    '✗ api › api',
    '3 passed, 6 failed',
  ]);
  expect(summary).toContain('error TS2322');
  expect(summary).toContain('takes a photo: needs a camera');
});

test('summarize shows why a suite was skipped and does not count it', () => {
  const summary = summarize([skippedSuite('races', 'only one emulator')]);
  expect(summary).toContain('races: only one emulator');
  expect(summary.split('\n').at(-1)).toBe('0 passed, 0 failed');
});

test('resultFromExitCode says that a check was stopped because it took too long, and shows the output of the check', () => {
  const { failures } = resultFromExitCode('lint', TIMEOUT_EXIT_CODE, 'Checking 900 files');
  expect(failures).toEqual([
    {
      title: 'lint',
      text: 'Stopped after 45 minutes, because it hung or was too slow.\nChecking 900 files',
    },
  ]);
});

test('suiteLine shows how long the suite took', () => {
  expect(suiteLine({ ...resultFromExitCode('lint', 0, ''), seconds: 12.4 })).toMatch(
    / 12 s {2}1 passed/,
  );
});
