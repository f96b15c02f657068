import { expect, test } from 'vitest';
import { limitsIn } from './code-limits';
import { constantsTable, formatDuration, formatRateLimit, formatConstantValue } from './limits';
import { parseSource } from './parsed-sources';

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [120, '2 minutes'],
  [3600, '1 hour'],
  [14 * 24 * 3600, '14 days'],
  [0.5, '0.5 seconds'],
])('formatDuration shows %d seconds as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

test.each([
  ['TITLE_MAX_LENGTH', 200, '200'],
  ['MAX_IMAGE_PIXELS', 40_000_000, '40,000,000'],
  ['BODY_MAX_BYTES', 32 * 1024, '32 KB'],
  ['MAX_IMAGE_BYTES', 15 * 1024 * 1024, '15 MB'],
  ['SMALL_BYTES', 1000, '1,000 bytes'],
  ['SESSION_LIFETIME_MS', 14 * 24 * 3600 * 1000, '14 days'],
  ['REFRESH_SECONDS', 30, '30 seconds'],
  ['NOTIFICATION_GROUP_MINUTES', 60, '1 hour'],
  ['ACCOUNT_DELETION_MAX_HOURS', 48, '48 hours'],
  ['KEPT_DAYS', 1, '1 day'],
  ['MAX_CENTS', 999_999_999, '$9,999,999.99'],
  ['SAMPLE_RATE', 0.1, '0.1'],
  ['ALLOWANCE.premium', Infinity, 'no limit'],
])('formatConstantValue shows the constant %s with the value %d as %s', (name, value, shown) => {
  expect(formatConstantValue(name, value)).toBe(shown);
});

test('formatRateLimit shows a rate limit with its conditions', () => {
  const limit = { max: 1200, per: 'account', windowSeconds: 600, store: 'memory' } as const;
  expect(formatRateLimit(limit)).toBe('1,200 per account in 10 minutes');
  expect(formatRateLimit({ ...limit, per: 'email', plan: 'free', group: 'lists' })).toBe(
    "1,200 per email and address in 10 minutes (free members, with all 'lists' calls)",
  );
  expect(
    formatRateLimit({ ...limit, onlySuccesses: true, onlyNewMembers: true, store: 'firestore' }),
  ).toBe(
    '1,200 per account in 10 minutes (only successful calls, only calls that create a member, all instances together)',
  );
});

test('constantsTable lists constants that are numbers and numbers at the top level of constant objects, but no texts and no other numbers', () => {
  const constant = { file: 'contract/schemas/a', comment: 'A | B.' };
  const rows = constantsTable([
    { ...constant, name: 'A_MAX', value: 3 },
    {
      ...constant,
      name: 'PAGES',
      value: { free: 4, premium: Infinity, name: 'x', deep: { a: 1 } },
    },
    { ...constant, name: 'TEXT', value: 'x' },
  ]).split('\n');
  expect(rows.slice(2).map((row) => row.replaceAll(/ +/g, ' '))).toEqual([
    '| `A_MAX` | 3 | A \\| B. | `contract/schemas/a` |',
    '| `PAGES.free` | 4 | A \\| B. | `contract/schemas/a` |',
    '| `PAGES.premium` | no limit | | `contract/schemas/a` |',
  ]);
});

test('limitsIn finds the limits at the top level of a file and computes their values', () => {
  const code = [
    'const SECOND_MS = 1000;',
    '/** How long it waits. */\nconst TIMEOUT_MS = 5 * SECOND_MS;',
    'export const MAX_BYTES = 2 ** 10, MAX_CALLS = other();',
    'const maxItems = 3;',
    'function f() { const MAX_INNER = 1; return MAX_INNER; }',
  ].join('\n');
  expect(limitsIn(parseSource('web/src/a.ts', code))).toEqual([
    { file: 'web/src/a', name: 'TIMEOUT_MS', value: 5000, comment: 'How long it waits.' },
    { file: 'web/src/a', name: 'MAX_BYTES', value: 1024, comment: '' },
  ]);
});

test('constantsTable links the decisions that the comment of a constant names', () => {
  const [, , row] = constantsTable([
    { file: 'web/src/a', name: 'A_MAX', value: 3, comment: 'See ADR 0037 and ADR 9999.' },
  ]).split('\n');
  expect(row).toContain('See [ADR 0037](decisions/0037-rate-limits.md) and ADR 9999.');
});
