import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  charactersLeft,
  formatAgo,
  formatCents,
  formatCount,
  formatDay,
  formatExactMoment,
  formatMoment,
  formatMonth,
  formatSignedCents,
} from './format';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
  'formatDay in the time zone %s',
  (zone) => {
    test.each([
      ['2026-03-01', 'Mar 1, 2026'],
      ['2025-12-31', 'Dec 31, 2025'],
      ['2026-01-01', 'Jan 1, 2026'],
      ['2024-02-29', 'Feb 29, 2024'],
      ['2026-11-01', 'Nov 1, 2026'],
    ])('writes the day %s as %s', (day, text) => {
      vi.stubEnv('TZ', zone);
      expect(formatDay(day)).toBe(text);
    });
  },
);

test.each([
  ['America/Los_Angeles', '2026-03-01T02:00:00.000Z', 'Feb 28, 2026'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00.000Z', 'Jan 1, 2027'],
])('in the time zone %s, writes the day of %s as %s', (zone, moment, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatMoment(moment)).toBe(text);
});

test.each([
  ['America/Los_Angeles', '2026-12-04T07:04:00.000Z', 'Dec 3, 2026 11:04 PM'],
  ['UTC', '2026-12-03T00:30:00.000Z', 'Dec 3, 2026 12:30 AM'],
  ['UTC', '2026-12-03T12:00:00.000Z', 'Dec 3, 2026 12:00 PM'],
])('in the time zone %s, writes the day and time of %s as %s', (zone, moment, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatExactMoment(moment)).toBe(text);
});

test.each([
  ['America/Los_Angeles', '2026-12-01T00:00:00.000Z', 'December 2026'],
  ['Pacific/Kiritimati', '2026-11-30T23:59:59.999Z', 'November 2026'],
])('ignores the time zone %s and writes the month of %s as %s', (zone, moment, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatMonth(Date.parse(moment))).toBe(text);
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [3400, '$34.00'],
  [123_456, '$1,234.56'],
  [999_999_999, '$9,999,999.99'],
])('writes %i cents as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  [1200, '+$12.00'],
  [-350, '-$3.50'],
  [0, '+$0.00'],
])('writes %i cents with a sign as %s', (cents, text) => {
  expect(formatSignedCents(cents)).toBe(text);
});

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [12 * 60 + 59, '12 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
])('writes %i seconds ago as %s', (seconds, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(formatAgo(now - seconds * 1000, now)).toBe(text);
});

test.each([
  ['2026-11-30T13:00:00', '2026-11-29T12:59:00', 'yesterday'],
  ['2026-11-30T13:00:00', '2026-11-29T00:00:00', 'yesterday'],
  ['2026-11-30T13:00:00', '2026-11-28T23:59:59', '2 days ago'],
  ['2026-11-30T23:59:59', '2026-11-28T00:00:00', '2 days ago'],
])('at %s, writes the time %s as %s', (now, moment, text) => {
  expect(formatAgo(Date.parse(moment), Date.parse(now))).toBe(text);
});

test('writes a time 24 hours ago as yesterday, even on a day with 25 hours', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const end = new Date(2026, 10, 1, 23, 30).getTime();
  expect(formatAgo(end - 86_400_000, end)).toBe('yesterday');
});

describe('formats like Intl', () => {
  const dollars = { style: 'currency', currency: 'USD' } as const;
  const amounts = [0, 1, 99, 100, 12_345, 99_999, 100_000, 123_456_789, -1, -99, -123_456];

  test.each(amounts)('formats %i cents like Intl', (cents) => {
    const intl = new Intl.NumberFormat('en-US', dollars);
    expect(formatCents(cents)).toBe(intl.format(cents / 100));
  });

  test.each(amounts)('formats %i cents with a sign like Intl', (cents) => {
    const intl = new Intl.NumberFormat('en-US', { ...dollars, signDisplay: 'always' });
    expect(formatSignedCents(cents)).toBe(intl.format(cents / 100));
  });

  test.each([0, 2, 999, 1000, 12_345, 1_234_567])('formats a count of %i like Intl', (count) => {
    expect(formatCount(count, 'item')).toBe(`${count.toLocaleString('en-US')} items`);
  });

  test.each(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)).toISOString()),
  )('formats the month and the day of %s like Intl', (iso) => {
    const time = Date.parse(iso);
    const timeZone = 'UTC';
    const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
    expect(formatMonth(time)).toBe(month.format(time));
    expect(formatMoment(iso, timeZone)).toBe(day.format(time));
    expect(formatDay(iso.slice(0, 10))).toBe(day.format(time));
  });
});

test('charactersLeft returns how many characters are left when this is less than a tenth of the maximum', () => {
  expect(charactersLeft('x'.repeat(1800), 2000)).toBeUndefined();
  expect(charactersLeft('x'.repeat(1801), 2000)).toBe('199 characters left');
  expect(charactersLeft('x'.repeat(1999), 2000)).toBe('1 character left');
  expect(charactersLeft('x'.repeat(2500), 2000)).toBe('0 characters left');
  expect(charactersLeft('🦉'.repeat(1990), 2000)).toBe('10 characters left');
});
