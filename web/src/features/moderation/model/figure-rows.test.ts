import type { DayFigures } from '@contract/schemas/figures';
import { expect, it } from 'vitest';
import { dayRows, dottedRows, weekRows } from './figure-rows';

const NOT_COUNTED: DayFigures = {
  day: '2026-11-01',
  members: null,
  newMembers: null,
  deletedMembers: null,
  activeSessions: null,
  items: null,
  submissions: null,
  premium: null,
  premiumStarted: null,
  premiumEnded: null,
  reports: null,
  decidedReports: null,
  medianDecisionMinutes: null,
  pageViews: null,
};
const day = (at: string, change: Partial<DayFigures>): DayFigures => ({
  ...NOT_COUNTED,
  day: at,
  ...change,
});

it('dayRows returns a row for each day', () => {
  expect(dayRows([day('2026-11-01', { members: 3 })])).toEqual([
    { key: '2026-11-01', name: 'Nov 1, 2026', figures: day('2026-11-01', { members: 3 }) },
  ]);
});

it('weekRows returns the sum of the daily counts, the last known totals, and the median of the decision times', () => {
  const rows = weekRows([
    day('2026-11-15', { members: 9, newMembers: 7 }),
    day('2026-11-16', { members: 10, newMembers: 1, medianDecisionMinutes: 10 }),
    day('2026-11-17', { members: 12, newMembers: 2, medianDecisionMinutes: 90 }),
    day('2026-11-22', { newMembers: 4, medianDecisionMinutes: 20 }),
  ]);
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['2026-11-09', 'Week of Nov 9, 2026'],
    ['2026-11-16', 'Week of Nov 16, 2026'],
  ]);
  expect(rows[1]?.figures).toEqual(
    day('2026-11-16', { members: 12, newMembers: 7, medianDecisionMinutes: 20 }),
  );
});

it('dottedRows returns each counted day between days that were not counted, and also the last counted day', () => {
  const known = [true, false, true, true, false, true, true, false];
  const rows = dayRows(
    known.map((isKnown, at) => day(`2026-11-0${at + 1}`, { members: isKnown ? 3 : null })),
  );
  const dotted = dottedRows(rows, 'members').map(({ key }) => key);
  expect(dotted).toEqual(['2026-11-01', '2026-11-07']);
  expect(dottedRows(rows, 'items')).toEqual([]);
});

it('weekRows returns null for the figures of a week without counted days', () => {
  expect(weekRows([day('2026-11-16', {})])[0]?.figures).toEqual(day('2026-11-16', {}));
});
