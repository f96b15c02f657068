import { expect, it } from 'vitest';
import { daysAfter, daysFrom, firstOpenDay, lastEndedDay } from './figure-days';

it('waits a quarter of an hour before a day counts as ended', () => {
  expect(lastEndedDay(new Date('2026-12-01T00:14:59Z'))).toBe('2026-11-29');
  expect(lastEndedDay(new Date('2026-12-01T00:15:00Z'))).toBe('2026-11-30');
});

it('keeps every day open that a run can store again', () => {
  const now = new Date('2026-12-01T23:59:59Z');
  expect(firstOpenDay(now)).toBe(daysAfter(lastEndedDay(now), -2));
});

it('returns the days from one to another', () => {
  expect(daysFrom('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysFrom('2026-12-01', '2026-11-30')).toEqual([]);
});
