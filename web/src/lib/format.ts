const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const whole = new Intl.NumberFormat('en-US');

/** '1 item', '1,204 items'. */
export const formatCount = (count: number, noun: string): string =>
  `${whole.format(count)} ${nounFor(count, noun)}`;

/** A count for where there is little room: '1.2K'. */
export const compactCount = (count: number): string => compact.format(count);

/** 'like' for one, else 'likes'. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signedDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** Integer cents as US dollars: 123456 is '$1,234.56'. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** The same with its sign, for profit and loss: '+$12.00', '-$3.50'. */
export const formatSignedCents = (cents: number): string => signedDollars.format(cents / 100);

const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const calendarDay = new Intl.DateTimeFormat('en-US', { ...dateParts, timeZone: 'UTC' });

/** A calendar day ('2026-11-21') as 'Nov 21, 2026', the same wherever it is read. */
export const formatDay = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** A moment (ISO 8601) as the reader's own calendar day, 'Nov 21, 2026'. */
export const formatMoment = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', dateParts).format(new Date(moment));

const calendarMonth = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The calendar month of a moment (milliseconds since 1970) in UTC, as boards count: 'November 2026'. */
export const formatMonth = (moment: number): string => calendarMonth.format(moment);
