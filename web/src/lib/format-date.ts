const parts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const calendarDay = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });

/** A calendar day ('2026-11-21') as 'Nov 21, 2026', the same wherever it is read. */
export const formatDay = (day: string): string => calendarDay.format(new Date(`${day}T00:00:00Z`));

/** A moment (ISO 8601) as the reader's own calendar day, 'Nov 21, 2026'. */
export const formatMoment = (moment: string): string =>
  new Intl.DateTimeFormat('en-US', parts).format(new Date(moment));

const calendarMonth = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** The calendar month of a moment (milliseconds since 1970) in UTC, as boards count: 'November 2026'. */
export const formatMonth = (moment: number): string => calendarMonth.format(moment);
