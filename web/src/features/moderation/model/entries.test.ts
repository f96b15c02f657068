import type { Reported } from '@contract/schemas/reported';
import { expect, test } from 'vitest';
import { newerReportOf, subjectIdOf } from './entries';

const report = (change: Partial<Reported>) =>
  ({ id: '10000001', item: { id: 'owl' }, comment: null, version: '5', ...change }) as Reported;
const hidden = { isAutomatic: false, at: '2026-11-23T15:00:00.000Z', removedAt: null };

test('newerOf returns the newer state, and for equal versions the row of the list', () => {
  const known = report({ hidden, reportsCount: 3 });
  const row = (version: string) => report({ version, hidden: null });
  expect(newerReportOf(known, undefined)).toBe(known);
  expect(newerReportOf(known, row('4'))).toBe(known);
  expect(newerReportOf(known, row('5'))).toMatchObject({ hidden: null, reportsCount: 3 });
  expect(newerReportOf(known, row('10'))).toMatchObject({ hidden: null, version: '10' });
});

test('subjectOf names the item or comment of a report', () => {
  const comment = { id: 'c1', username: null, content: null };
  expect(subjectIdOf(report({}))).toBe(subjectIdOf(report({ id: '10000002' })));
  expect(subjectIdOf(report({ comment }))).not.toBe(subjectIdOf(report({})));
});
