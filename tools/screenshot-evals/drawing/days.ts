export interface Day {
  readonly year: number;
  /** The month, from 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const two = (number: number) => String(number).padStart(2, '0');
const month = (day: Day) => MONTHS[day.month - 1] ?? 'January';
const weekday = (day: Day) =>
  WEEKDAYS[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? 'Sunday';

/** Formats a day as in '2026-11-21'. */
export const isoDay = (day: Day) => `${String(day.year)}-${two(day.month)}-${two(day.day)}`;

export function daysLater(day: Day, days: number): Day {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** The formats in which marketplaces show a date. A date without a year does not count as a sold date. */
export const dayFormats = {
  short: (day: Day) => `${month(day).slice(0, 3)} ${String(day.day)}, ${String(day.year)}`,
  long: (day: Day) => `${month(day)} ${String(day.day)}, ${String(day.year)}`,
  padded: (day: Day) => `${month(day).slice(0, 3)} ${two(day.day)}, ${String(day.year)}`,
  withWeekday: (day: Day) =>
    `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${String(day.day)}, ${String(day.year)}`,
  full: (day: Day) => `${weekday(day)}, ${month(day)} ${String(day.day)}, ${String(day.year)}`,
  dayFirst: (day: Day) => `${String(day.day)} ${month(day).slice(0, 3)} ${String(day.year)}`,
  paddedDayFirst: (day: Day) => `${two(day.day)} ${month(day).slice(0, 3)}, ${String(day.year)}`,
  slashes: (day: Day) => `${String(day.month)}/${String(day.day)}/${two(day.year % 100)}`,
  paddedSlashes: (day: Day) => `${two(day.month)}/${two(day.day)}/${String(day.year)}`,
  iso: isoDay,
  withoutYear: (day: Day) => `${month(day).slice(0, 3)} ${String(day.day)}`,
  weekdayWithoutYear: (day: Day) =>
    `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${String(day.day)}`,
};
