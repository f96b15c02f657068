const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** Returns the Monday of the ISO week in UTC: '2026-11-16'. */
export function weekOf(time: Date): string {
  const weeks = Math.floor((time.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
  return new Date(weeks * WEEK_MS + FIRST_MONDAY_MS).toISOString().slice(0, 10);
}

/** Returns the largest number of weeks in a row that have a share. */
export function longestStreak(sharesByWeek: Readonly<Record<string, number>>): number {
  const weeks = Object.keys(sharesByWeek)
    .filter((week) => (sharesByWeek[week] ?? 0) > 0)
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
