import { expect, it } from 'vitest';
import { utcDay } from '../utc-day';
import {
  countingTimeOf,
  addDaysToDay,
  daysFrom,
  firstChangeableDay,
  lastEndedDay,
} from './figure-days';

it('lastEndedDay returns a day only when the day ended at least a quarter of an hour ago', () => {
  expect(lastEndedDay(new Date('2026-12-01T00:14:59Z'))).toBe('2026-11-29');
  expect(lastEndedDay(new Date('2026-12-01T00:15:00Z'))).toBe('2026-11-30');
});

it('firstChangeableDay returns the day two days before the last ended day', () => {
  const now = new Date('2026-12-01T23:59:59Z');
  expect(firstChangeableDay(now)).toBe(addDaysToDay(lastEndedDay(now), -2));
});

it('countingTimeOf moves the time of an old event to a day whose counts the next run of foldFigures still adds up', () => {
  const now = new Date('2026-12-01T23:59:59Z');
  const longAgo = countingTimeOf(new Date('2026-11-01T12:00:00Z'), now);
  // The time of the next run of the folding job. That run adds up the counts of the last ended day and of the two days
  // before it.
  const nextRun = new Date('2026-12-02T00:59:59Z');
  expect(utcDay(longAgo) >= addDaysToDay(lastEndedDay(nextRun), -2)).toBe(true);
  const [anHourAgo, inAnHour] = [-1, 1].map((it) => new Date(now.getTime() + it * 3_600_000));
  expect(anHourAgo && countingTimeOf(anHourAgo, now)).toEqual(anHourAgo);
  expect(inAnHour && countingTimeOf(inAnHour, now)).toEqual(now);
});

it('daysFrom returns all days from one day to another', () => {
  expect(daysFrom('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysFrom('2026-12-01', '2026-11-30')).toEqual([]);
});
