import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFormats, daysLater, isoDay, type Day } from './days';

const DAY: Day = { year: 2026, month: 1, day: 5 };

test('dayFormats has a function for each date format of the marketplaces', () => {
  expect(Object.values(dayFormats).map((form) => form(DAY))).toEqual([
    'Jan 5, 2026',
    'January 5, 2026',
    'Jan 05, 2026',
    'Mon, Jan 5, 2026',
    'Monday, January 5, 2026',
    '5 Jan 2026',
    '05 Jan, 2026',
    '1/5/26',
    '01/05/2026',
    '2026-01-05',
    'Jan 5',
    'Mon, Jan 5',
  ]);
});

test('daysLater moves a day forward and back, over leap days and new years', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (days) => {
      expect(daysLater(daysLater(DAY, days), -days)).toEqual(DAY);
    }),
  );
  expect(isoDay(daysLater({ year: 2024, month: 2, day: 28 }, 1))).toBe('2024-02-29');
  expect(isoDay(daysLater({ year: 2025, month: 12, day: 31 }, 1))).toBe('2026-01-01');
});
