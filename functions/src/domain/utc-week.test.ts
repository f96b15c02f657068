import { describe, expect, it } from 'vitest';
import { mondayOfUtcWeek } from './utc-week';

describe('mondayOfUtcWeek', () => {
  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    // January 1, 2026 is a Thursday, so its week began on Monday, December 29.
    ['2026-01-01T12:00:00.000Z', '2025-12-29'],
    ['1970-01-01T00:00:00.000Z', '1969-12-29'],
  ])('returns the Monday of the UTC week that contains %s: %s', (time, monday) => {
    expect(mondayOfUtcWeek(new Date(time))).toBe(monday);
  });
});
