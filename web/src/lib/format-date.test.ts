import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDay, formatMoment, formatMonth } from './format-date';

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])('in %s', (zone) => {
  test.each([
    ['2026-03-01', 'Mar 1, 2026'],
    ['2025-12-31', 'Dec 31, 2025'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2026-11-01', 'Nov 1, 2026'],
  ])('the calendar day %s is %s', (day, text) => {
    vi.stubEnv('TZ', zone);
    expect(formatDay(day)).toBe(text);
  });
});

test.each([
  ['America/Los_Angeles', '2026-03-01T02:00:00.000Z', 'Feb 28, 2026'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00.000Z', 'Jan 1, 2027'],
])("in %s the moment %s falls on the reader's %s", (zone, moment, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatMoment(moment)).toBe(text);
});

test.each([
  ['America/Los_Angeles', '2026-12-01T00:00:00.000Z', 'December 2026'],
  ['Pacific/Kiritimati', '2026-11-30T23:59:59.999Z', 'November 2026'],
])("in %s the moment %s is in the boards' month %s", (zone, moment, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatMonth(Date.parse(moment))).toBe(text);
});
