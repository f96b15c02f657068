import type { ReportForAdmins } from '@contract/schemas/report-for-admins';
import { expect, test } from 'vitest';
import { newerReportOf, subjectIdOf } from './entries';

const report = (change: Partial<ReportForAdmins>) =>
  ({
    id: '10000001',
    item: { id: 'owl' },
    comment: null,
    version: '5',
    ...change,
  }) as ReportForAdmins;
const hidden = { isAutomatic: false, at: '2026-11-23T15:00:00.000Z', removedAt: null };

test('newerReportOf returns the newer state of a report, and the state in the list when both versions are equal', () => {
  const known = report({ hidden, reportsCount: 3 });
  const row = (version: string) => report({ version, hidden: null });
  expect(newerReportOf(known, undefined)).toBe(known);
  expect(newerReportOf(known, row('4'))).toBe(known);
  expect(newerReportOf(known, row('5'))).toMatchObject({ hidden: null, reportsCount: 3 });
  expect(newerReportOf(known, row('10'))).toMatchObject({ hidden: null, version: '10' });
});

test('subjectIdOf returns the same key for two reports of an item, and another key for a report of a comment on the item', () => {
  const comment = { id: 'c1', username: null, content: null };
  expect(subjectIdOf(report({}))).toBe(subjectIdOf(report({ id: '10000002' })));
  expect(subjectIdOf(report({ comment }))).not.toBe(subjectIdOf(report({})));
});
