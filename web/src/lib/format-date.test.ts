import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, formatMoment } from './format-date';

afterEach(() => vi.unstubAllEnvs());

test('a calendar day stays that day west of Greenwich', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatDay('2026-03-01')).toBe('Mar 1, 2026');
});

test("a moment is shown as the reader's day", () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatMoment('2026-03-01T02:00:00.000Z')).toBe('Feb 28, 2026');
});
