import { SALES_RANGE_MESSAGES } from '@contract/schemas/sales-range';
import { describe, expect, it } from 'vitest';
import {
  DAYS_MISSING_MESSAGE,
  exportFormSchema,
  exportRange,
  type ExportValues,
  exportYears,
} from './export-form';

const now = new Date(2026, 10, 21);
const values = (change: Partial<ExportValues>): ExportValues => ({
  range: 'all',
  year: '2024',
  from: '2026-01-02',
  to: '',
  ...change,
});

it.each([
  ['all', {}],
  ['this-year', { year: '2026' }],
  ['last-year', { year: '2025' }],
  ['year', { year: '2024' }],
  ['days', { from: '2026-01-02' }],
] as const)("for the choice '%s', exportRange returns the range %j", (range, asked) => {
  expect(exportRange(values({ range }), now)).toEqual(asked);
});

it('offers eight years, the newest first', () => {
  const years = exportYears(now);
  expect([years.length, years[0], years.at(-1)]).toEqual([8, '2026', '2019']);
});

describe('exportFormSchema', () => {
  const issuesOf = (change: Partial<ExportValues>) =>
    (exportFormSchema.safeParse(values({ range: 'days', ...change })).error?.issues ?? []).map(
      ({ path, message }) => [path.join('.'), message],
    );

  it('checks the days only for a custom range', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ from: '', to: '2026-01-01' })).toEqual([]);
    expect(issuesOf({ range: 'year', from: '', to: '' })).toEqual([]);
  });

  it('reports a missing day, an invalid day and days in the wrong order, each at its field', () => {
    expect(issuesOf({ from: '' })).toEqual([['from', DAYS_MISSING_MESSAGE]]);
    expect(issuesOf({ to: '2026-01-01' })).toEqual([['from', SALES_RANGE_MESSAGES.reversed]]);
    expect(issuesOf({ to: 'x' })).toEqual([['to', SALES_RANGE_MESSAGES.to]]);
  });
});
