const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** More than the longest streak of the catalogue, so that what is counted does not grow for ever. */
const MAX_WEEKS = 60;

type SharesByWeek = Readonly<Record<string, number>>;

const mondayOf = (time: number) =>
  Math.floor((time - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** Returns the Monday of the ISO week in UTC: '2026-11-16'. */
export const weekOf = (time: Date): string =>
  new Date(mondayOf(time.getTime())).toISOString().slice(0, 10);

/** Keeps the latest weeks that have a share. */
export function withoutOldWeeks(shares: SharesByWeek): SharesByWeek {
  const latest = Object.entries(shares)
    .filter(([, count]) => count !== 0)
    .sort(([a], [b]) => (a < b ? 1 : -1));
  return Object.fromEntries(latest.slice(0, MAX_WEEKS));
}

/** Returns the largest number of weeks in a row that have a share. */
export function longestStreak(shares: SharesByWeek): number {
  const weeks = Object.keys(shares)
    .filter((week) => (shares[week] ?? 0) > 0)
    .sort();
  let [longest, current, last] = [0, 0, -Infinity];
  for (const week of weeks) {
    const monday = Date.parse(week);
    current = monday - last === WEEK_MS ? current + 1 : 1;
    longest = Math.max(longest, current);
    last = monday;
  }
  return longest;
}
