import { describe, expect, it } from 'vitest';
import type { DayRange } from './sale';
import { salesSpans, spanOf } from './sales-spans';

/** A Saturday. Its week begins on 2026-11-16. */
const NOW = new Date('2026-11-21T12:00:00Z');

const spansOf = (days: readonly string[], range: DayRange = {}) =>
  salesSpans(
    days.map((day) => ({ day })),
    range,
    NOW,
  );
/** Returns the unit, the first span, the last span and the number of spans. */
const shapeOf = (days: readonly string[], range?: DayRange) => {
  const { unit, starts } = spansOf(days, range);
  return [unit, starts[0], starts.at(-1), starts.length];
};

describe('all time', () => {
  it.each([
    ['days', '2026-10-22', ['day', '2026-10-22', '2026-11-21', 31]],
    ['weeks from Monday', '2026-10-21', ['week', '2026-10-19', '2026-11-16', 5]],
    ['months', '2026-05-23', ['month', '2026-05-01', '2026-11-01', 7]],
    ['months of three years', '2023-12-31', ['month', '2023-12-01', '2026-11-01', 36]],
    ['years', '2023-11-30', ['year', '2023-01-01', '2026-01-01', 4]],
  ])('has one span for each of the %s from the first sale to today', (_units, first, shape) => {
    expect(shapeOf(['2026-11-02', first])).toEqual(shape);
  });

  it('covers two weeks when there is one sale, or none', () => {
    const twoWeeks = ['day', '2026-11-08', '2026-11-21', 14];
    expect(shapeOf(['2026-11-20'])).toEqual(twoWeeks);
    expect(shapeOf([])).toEqual(twoWeeks);
  });

  it("includes a sale with tomorrow's date (UTC), because it is today in time zones ahead of UTC", () => {
    expect(shapeOf(['2026-11-22'])).toEqual(['day', '2026-11-09', '2026-11-22', 14]);
  });

  it('covers only the last 30 years when a sold date is mistyped, and counts that sale in the first span', () => {
    const spans = spansOf(['0202-11-20', '2026-11-20']);
    expect([spans.starts.length, spans.starts[0]]).toEqual([30, '1997-01-01']);
    expect(spanOf('0202-11-20', spans)).toBe('1997-01-01');
    expect(spanOf('2026-11-20', spans)).toBe('2026-01-01');
  });
});

describe('a range', () => {
  const OLD = '2020-01-01';

  it.each([
    ['the last 30 days', { from: '2026-10-23' }, ['day', '2026-10-23', '2026-11-21', 30]],
    [
      'this year until today',
      { from: '2026-01-01', to: '2026-12-31' },
      ['month', '2026-01-01', '2026-11-01', 11],
    ],
    [
      'all of last year',
      { from: '2025-01-01', to: '2025-12-31' },
      ['month', '2025-01-01', '2025-12-01', 12],
    ],
    ['one day', { from: '2026-03-05', to: '2026-03-05' }, ['day', '2026-03-05', '2026-03-05', 1]],
  ])('has %s', (_range, range, shape) => {
    expect(shapeOf([OLD], range)).toEqual(shape);
  });

  it('begins with the first sale of all time when that is later than the start of the range', () => {
    const range = { from: '2026-01-01', to: '2026-12-31' };
    expect(shapeOf(['2026-11-03'], range)).toEqual(['day', '2026-11-03', '2026-11-21', 19]);
  });

  it('has one day when the range begins in the future', () => {
    expect(shapeOf([OLD], { from: '2027-01-01' })[3]).toBe(1);
  });
});
