/** A calendar day, without a zone. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
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

/** '2026-02-19' */
export const isoDay = (day: Day) => `${String(day.year)}-${two(day.month)}-${two(day.day)}`;

/** The day so many days later, or earlier where negative. */
export function daysLater(day: Day, days: number): Day {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day + days));
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  };
}

/** How the marketplaces write days; those without a year do not tell when something sold. */
export const dayForms = {
  /** 'Jan 5, 2026' */
  short: (day: Day) => `${month(day).slice(0, 3)} ${String(day.day)}, ${String(day.year)}`,
  /** 'January 5, 2026' */
  long: (day: Day) => `${month(day)} ${String(day.day)}, ${String(day.year)}`,
  /** 'Jan 05, 2026' */
  padded: (day: Day) => `${month(day).slice(0, 3)} ${two(day.day)}, ${String(day.year)}`,
  /** 'Mon, Jan 5, 2026' */
  withWeekday: (day: Day) =>
    `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${String(day.day)}, ${String(day.year)}`,
  /** 'Monday, January 5, 2026' */
  full: (day: Day) => `${weekday(day)}, ${month(day)} ${String(day.day)}, ${String(day.year)}`,
  /** '5 Jan 2026' */
  dayFirst: (day: Day) => `${String(day.day)} ${month(day).slice(0, 3)} ${String(day.year)}`,
  /** '05 Jan, 2026' */
  paddedDayFirst: (day: Day) => `${two(day.day)} ${month(day).slice(0, 3)}, ${String(day.year)}`,
  /** '1/5/26' */
  slashes: (day: Day) => `${String(day.month)}/${String(day.day)}/${two(day.year % 100)}`,
  /** '01/05/2026' */
  paddedSlashes: (day: Day) => `${two(day.month)}/${two(day.day)}/${String(day.year)}`,
  /** '2026-01-05' */
  iso: isoDay,
  /** 'Jan 5' */
  withoutYear: (day: Day) => `${month(day).slice(0, 3)} ${String(day.day)}`,
  /** 'Mon, Jan 5' */
  weekdayWithoutYear: (day: Day) =>
    `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${String(day.day)}`,
};
