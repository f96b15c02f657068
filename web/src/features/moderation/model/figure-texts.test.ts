import type { DayFigures, SiteFigures } from '@contract/schemas/figures';
import { describe, expect, it } from 'vitest';
import { dayRows } from './figure-rows';
import {
  axisUnit,
  chartInWords,
  durationText,
  FIGURES_CHARTS,
  type FiguresChartDefinition,
  figuresCsv,
  tickText,
  figureTiles,
} from './figure-texts';

const DAY: DayFigures = {
  day: '2026-11-20',
  members: 1200,
  newMembers: 12,
  deletedMembers: 1,
  activeSessions: 300,
  items: 90,
  submissions: 20,
  premium: 8,
  premiumStarted: 2,
  premiumEnded: 0,
  reports: 3,
  decidedReports: 0,
  medianDecisionMinutes: null,
  pageViews: null,
};
const chartOf = (title: string): FiguresChartDefinition => {
  const chart = FIGURES_CHARTS.find((one) => one.title === title);
  if (!chart) throw new Error(`No chart ${title}`);
  return chart;
};

it.each([
  [1, '1 minute'],
  [89.4, '89 minutes'],
  [90, '1.5 hours'],
  [60 * 24, '24 hours'],
  [60 * 36, '1.5 days'],
])('durationText writes %d minutes as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

it('tickText labels only whole numbers on an axis', () => {
  const unit = axisUnit(chartOf('Members'), 9000);
  expect([0, 0.5, 1, 1200].map((value) => tickText(unit, value))).toEqual(['0', '', '1', '1.2K']);
});

it.each([
  [120, '4m', 1],
  [121, '4h', 60],
  [48 * 60, '4h', 60],
  [48 * 60 + 1, '4d', 24 * 60],
])("for an axis that ends at %d minutes, the number 4 gets the label '%s'", (max, label, size) => {
  const unit = axisUnit(chartOf('Time to a Decision'), max);
  expect(tickText(unit, 4)).toBe(label);
  expect(unit.size).toBe(size);
});

it('chartInWords describes the first and the last row with a value, or states that nothing was counted yet', () => {
  const before = { ...DAY, day: '2026-11-19', newMembers: null, deletedMembers: null };
  expect(chartInWords(chartOf('New and Deleted Members'), dayRows([before, DAY]))).toBe(
    'New and Deleted Members. Nov 20, 2026: New 12, Deleted 1. Nov 20, 2026: New 12, Deleted 1.',
  );
  expect(chartInWords(chartOf('Page Views'), dayRows([DAY]))).toBe(
    'Page Views. Nothing counted yet.',
  );
});

describe('figureTiles', () => {
  const figures: SiteFigures = {
    days: [DAY],
    now: {
      members: 1200,
      items: 90,
      premium: 8,
      pendingReports: 4,
      pendingAppeals: 1,
      oldestPendingAt: '2026-11-20T10:00:00.000Z',
    },
    medianDecisionMinutes: 120,
  };
  const now = Date.parse('2026-11-20T13:00:00.000Z');

  it('returns tiles with the age of the oldest pending report and with the time to a decision', () => {
    const tiles = figureTiles(figures, now).map(({ label, value, detail }) => [
      label,
      value,
      detail,
    ]);
    expect(tiles).toContainEqual(['Members', '1,200', null]);
    expect(tiles).toContainEqual(['Pending Reports', '4', 'Oldest: 3 hours ago']);
    expect(tiles).toContainEqual(['Time to a Decision', '2 hours', 'Median in this period']);
  });

  it("returns no age when no report is pending, and 'None' as the time to a decision when there were no decisions", () => {
    const none = { ...figures, medianDecisionMinutes: null };
    const tiles = figureTiles({ ...none, now: { ...none.now, oldestPendingAt: null } }, now);
    expect(tiles.map(({ detail }) => detail)).not.toContain('Oldest: 3 hours ago');
    expect(tiles.at(-1)?.value).toBe('None');
  });
});

it('writes the figures of the days as CSV, with empty cells for figures that were not counted', () => {
  const lines = figuresCsv([DAY]).split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFday,members,newMembers,/);
  expect(lines[1]).toBe('2026-11-20,1200,12,1,300,90,20,8,2,0,3,0,,');
  expect(lines).toHaveLength(3);
});
