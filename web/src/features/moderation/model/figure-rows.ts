import { DAY_MS } from '@contract/rules/durations';
import type { DayFigures } from '@contract/schemas/figures';
import { formatDay } from '@/lib/format';

export type FigureName = Exclude<keyof DayFigures, 'day'>;

/** A row of a chart and of its table. It contains the figures of a day, or of an ISO week, which begins on a Monday. */
export interface FigureRow {
  readonly key: string;
  readonly name: string;
  readonly figures: DayFigures;
}

/**
 * A week takes these figures from its last counted day. For decision times, it takes the median of its days. For all
 * other figures, it takes the sum of its days.
 */
const AT_THE_END: readonly FigureName[] = ['members', 'items', 'premium'];

export const dayRows = (days: readonly DayFigures[]): FigureRow[] =>
  days.map((figures) => ({ key: figures.day, name: formatDay(figures.day), figures }));

/**
 * Returns a row for each ISO week. The first and the last week can have fewer than seven days. A figure is null if it
 * was not counted on any day of the week.
 */
export function weekRows(days: readonly DayFigures[]): FigureRow[] {
  const weeks = new Map<string, DayFigures[]>();
  for (const figures of days) {
    const monday = mondayOf(figures.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), figures]);
  }
  return Array.from(weeks, ([monday, ofWeek]) => ({
    key: monday,
    name: `Week of ${formatDay(monday)}`,
    figures: { ...sumOf(ofWeek), day: monday },
  }));
}

/**
 * Returns the rows that a line chart must mark with a dot. These are the last row with a value, and each row with a
 * value whose neighbors have none, because no line leads to such a row.
 */
export function dottedRows(rows: readonly FigureRow[], name: FigureName): FigureRow[] {
  const isKnown = (row: FigureRow | undefined) => row !== undefined && row.figures[name] !== null;
  const last = rows.findLast(isKnown);
  return rows.filter(
    (row, at) => row === last || (isKnown(row) && !isKnown(rows[at - 1]) && !isKnown(rows[at + 1])),
  );
}

function mondayOf(day: string): string {
  const time = Date.parse(day);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

function sumOf(days: readonly DayFigures[]): DayFigures {
  const names = Object.keys(days[0] ?? {}).filter((name) => name !== 'day') as FigureName[];
  const figures = names.map((name) => {
    const known = days.map((day) => day[name]).filter((value) => value !== null);
    return [name, known.length === 0 ? null : ofWeek(name, known)];
  });
  return Object.fromEntries(figures) as DayFigures;
}

function ofWeek(name: FigureName, known: readonly number[]): number {
  if (AT_THE_END.includes(name)) return known.at(-1) ?? 0;
  if (name === 'medianDecisionMinutes') return medianOf(known);
  return known.reduce((sum, value) => sum + value, 0);
}

/**
 * Returns the median of a week's daily values. The week has no exact median, because the server sends only one decision
 * time per day.
 */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
