const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const whole = new Intl.NumberFormat('en-US');

/** Returns '1 item' or '1,204 items'. */
export const formatCount = (count: number, noun: string): string =>
  `${whole.format(count)} ${nounFor(count, noun)}`;

/** 1234 becomes '1.2K'. */
export const compactCount = (count: number): string => compact.format(count);

export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signedDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'always',
});

/** 123456 becomes '$1,234.56'. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** Returns '+$12.00', '+$0.00' or '-$3.50'. */
export const formatSignedCents = (cents: number): string => signedDollars.format(cents / 100);

const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const calendarDay = new Intl.DateTimeFormat('en-US', { ...dateParts, timeZone: 'UTC' });

/** '2026-11-21' becomes 'Nov 21, 2026' in every time zone. */
export const formatDay = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** Formats an ISO 8601 time as 'Nov 21, 2026'. Without a time zone, in the reader's. */
export const formatMoment = (moment: string, timeZone?: 'UTC'): string =>
  new Intl.DateTimeFormat('en-US', { ...dateParts, timeZone }).format(new Date(moment));

const calendarMonth = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Formats milliseconds since 1970 as a UTC month: 'November 2026'. */
export const formatMonth = (moment: number): string => calendarMonth.format(moment);

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns 'just now', '12 minutes ago', '3 hours ago' or 'yesterday'. A time in the future is 'just now'. */
export function formatAgo(moment: number, now: number): string {
  const age = now - moment;
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return relative.format(-Math.floor(age / HOUR_MS), 'hour');
  return relative.format(-Math.floor(age / DAY_MS), 'day');
}
