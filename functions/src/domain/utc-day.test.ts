import { expect, it } from 'vitest';
import { secondsLeftOfUtcDay, utcDay, utcDaysUntil } from './utc-day';

it('utcDay returns the UTC day of a time that is written with any UTC offset', () => {
  expect(utcDay(new Date('2026-11-30T23:59:59.999-00:00'))).toBe('2026-11-30');
  expect(utcDay(new Date('2026-11-30T20:00:00-08:00'))).toBe('2026-12-01');
});

it('secondsLeftOfUtcDay rounds up the seconds until the next day', () => {
  expect(secondsLeftOfUtcDay(new Date('2026-11-30T00:00:00.000Z'))).toBe(24 * 60 * 60);
  expect(secondsLeftOfUtcDay(new Date('2026-11-30T23:59:58.001Z'))).toBe(2);
  expect(secondsLeftOfUtcDay(new Date('2026-11-30T23:59:59.999Z'))).toBe(1);
});

it('utcDaysUntil returns the given number of days up to today, today first', () => {
  expect(utcDaysUntil(new Date('2026-12-01T00:30:00.000Z'), 3)).toEqual([
    '2026-12-01',
    '2026-11-30',
    '2026-11-29',
  ]);
});
