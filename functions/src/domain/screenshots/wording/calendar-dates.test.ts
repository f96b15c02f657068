import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenDates } from './calendar-dates';

const days = (text: string): string[] => writtenDates(text).map(({ day }) => day);

describe('writtenDates', () => {
  it.each([
    ['Sold on Thu, Sep 11, 2025', '2025-09-11'],
    ['Sold 11 Sep 2025', '2025-09-11'],
    ['Date sold: September 11th, 2025', '2025-09-11'],
    ['Sold 9/11/25', '2025-09-11'],
    ['Sold 09/11/2025 at 8:04 PM', '2025-09-11'],
    ['Sep-11-2025 20:04', '2025-09-11'],
    ["Sold Sep 11, '25", '2025-09-11'],
    ['Sold Sep 11, 25', '2025-09-11'],
    ['2025-09-11', '2025-09-11'],
    ['Sold 23/03/2025', '2025-03-23'],
    ['Feb 29, 2024', '2024-02-29'],
  ])('parses %j as %s', (text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it.each([
    ['a missing space after the comma', 'Ordered Dec 11,2025', '2025-12-11'],
    ['no spaces', 'Sold Apr10,2026', '2026-04-10'],
    ['a period for a comma', 'Sold Dec 11. 2025', '2025-12-11'],
    ['l for 1', 'Sold Jul l1, 2025', '2025-07-11'],
    ['i for l', 'Sold Jui 4, 2025', '2025-07-04'],
    ['0 for O', 'Sold 0ct 3, 2025', '2025-10-03'],
    ['O for 0', 'Sold Oct 2O, 2O25', '2025-10-20'],
    ['e for c', 'Sold Dee 1, 2025', '2025-12-01'],
    ['S for 5', 'Sold Aug S, 2025', '2025-08-05'],
  ])('parses a date with an error of the text recognition: %s', (_slip, text, day) => {
    expect(days(text)).toEqual([day]);
  });

  it.each([
    ['a date without a year', 'Sold Sep 11'],
    ['a date with a time but no year', 'Sold on Mon, Feb 9 at 11:46 PM'],
    ['a day that does not exist', 'Sold Feb 30, 2025'],
    ['a month that does not exist', 'Sold 13/31/2025'],
    ['a year before 2010', 'Aug 4, 1995 concert tee'],
    ['a word that is not a month', 'Size 12, 2025'],
    ['an order number', 'Order 14-20078-11256'],
    ['a phone number', '303-555-2025'],
    ['a year of three digits', '11/6/254'],
  ])('ignores %s', (_why, text) => {
    expect(days(text)).toEqual([]);
  });

  it('returns both dates of a line with their positions', () => {
    const text = 'Sold Sep 11, 2025 · Ship by Sep 14, 2025';
    expect(writtenDates(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Sep 11, 2025',
      'Sep 14, 2025',
    ]);
  });

  it('parses every day from 2010 to 2099 in each of four date formats', () => {
    const day = fc.date({
      min: new Date('2010-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const wanted = [date.toISOString().slice(0, 10)];
        const written = (options: Intl.DateTimeFormatOptions, locale: string) =>
          date.toLocaleDateString(locale, { timeZone: 'UTC', year: 'numeric', ...options });
        expect(days(written({ month: 'short', day: 'numeric' }, 'en-US'))).toEqual(wanted);
        expect(days(written({ month: 'long', day: 'numeric' }, 'en-US'))).toEqual(wanted);
        expect(days(written({ month: 'long', day: 'numeric' }, 'en-GB'))).toEqual(wanted);
        expect(days(written({ month: 'numeric', day: 'numeric' }, 'en-US'))).toEqual(wanted);
      }),
    );
  });
});
