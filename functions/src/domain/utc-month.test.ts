import { afterEach, expect, test, vi } from 'vitest';
import { startOfUtcMonth } from './utc-month';

// The time zone must be restored, because other test files can run in the same process.
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['America/Los_Angeles', '2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['America/Los_Angeles', '2027-01-01T07:59:59.999Z', '2027-01-01T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00.000Z', '2026-12-01T00:00:00.000Z'],
])(
  'startOfUtcMonth ignores the time zone %s: the month of %s starts at %s',
  (zone, time, start) => {
    vi.stubEnv('TZ', zone);
    expect(startOfUtcMonth(new Date(time)).toISOString()).toBe(start);
  },
);
