import { DAY_MS } from '@contract/rules/durations';
import { once } from './once';

// Cards use these functions instead of `Intl`, because a phone needs about 60 ms to create its first `Intl` object.
// Cards would create this object just when the page becomes interactive.

/** Returns, for example, '1 item' or '1,204 items'. */
export const formatCount = (count: number, noun: string): string =>
  `${withCommas(count)} ${nounFor(count, noun)}`;

/**
 * Returns the number of characters in a text. Counts code points, as the contract does, so the emoji of an owl counts
 * as one character.
 */
export const characterCount = (text: string): number => Array.from(text).length;

/**
 * Returns text such as '120 characters left' if fewer than a tenth of `max` are left. Otherwise returns undefined. The
 * number is never negative.
 */
export function charactersLeft(text: string, max: number): string | undefined {
  const left = Math.max(0, max - characterCount(text));
  return left < max / 10 ? `${formatCount(left, 'character')} left` : undefined;
}

const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

const compact = once(() => new Intl.NumberFormat('en-US', { notation: 'compact' }));

/** Returns a count as short text, such as '1.2K' for 1234. */
export const compactCount = (count: number): string =>
  count < 1000 ? String(count) : compact().format(count);

export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);

/** Returns an amount of cents as text: '$1,234.56' for 123456. */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const dollars = withCommas(Math.floor(amount / 100));
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(amount % 100).padStart(2, '0')}`;
}

/** Returns an amount of cents as text with its sign, such as '+$12.00', '+$0.00' or '-$3.50'. */
export const formatSignedCents = (cents: number): string =>
  cents < 0 ? formatCents(cents) : `+${formatCents(cents)}`;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Returns a day as text: 'Nov 21, 2026' for '2026-11-21', in every time zone. */
export function formatDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return shownDay(year, month - 1, date);
}

/** Formats an ISO 8601 time as 'Nov 21, 2026', in the reader's time zone or in UTC. */
export function formatMoment(moment: string, timeZone?: 'UTC'): string {
  const time = new Date(moment);
  return timeZone === 'UTC'
    ? shownDay(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate())
    : shownDay(time.getFullYear(), time.getMonth(), time.getDate());
}

/** Formats an ISO 8601 time as 'Nov 21, 2026 3:04 PM', in the reader's time zone. */
export function formatExactMoment(moment: string): string {
  const time = new Date(moment);
  const hours = time.getHours();
  const minutes = String(time.getMinutes()).padStart(2, '0');
  return `${formatMoment(moment)} ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

const shownDay = (year: number, month: number, date: number): string =>
  `${MONTHS[month]?.slice(0, 3) ?? ''} ${date}, ${year}`;

/** Formats milliseconds since 1970 as a UTC month, such as 'November 2026'. */
export function formatMonth(moment: number): string {
  const date = new Date(moment);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}

const relative = once(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Returns how long ago a time was, such as 'just now', '12 minutes ago', '3 hours ago' or 'yesterday'. A time in the
 * future is 'just now'. From an age of 24 hours on, the text counts calendar days in the reader's time zone.
 */
export function formatAgo(moment: number, now: number): string {
  const age = now - moment;
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return relative().format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return relative().format(-Math.floor(age / HOUR_MS), 'hour');
  const days = Math.round((midnightBefore(now) - midnightBefore(moment)) / DAY_MS);
  // Returns at least 1 day. On the day when daylight saving time ends, which has 25 hours, a time 24 hours ago can be
  // on the same calendar day.
  return relative().format(-Math.max(1, days), 'day');
}

const midnightBefore = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);
