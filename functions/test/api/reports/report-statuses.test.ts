import { REPORT_STATUSES } from '@contract/schemas/report';
import { expect, it } from 'vitest';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createOwnDatabase } from '../../support/own-database';

const TWO_AT_ONCE = 2;

/** Stores a report for each status in a database of its own, and returns how to read them. */
async function storeReports(statuses: readonly unknown[]) {
  const db = createOwnDatabase();
  const refs = statuses.map((_, n) => db.doc(`reports/owl_${n}`));
  await Promise.all(refs.map((ref, n) => ref.set({ reason: 'spam', status: statuses[n] })));
  const repo = createReportStatusesRepo(db, TWO_AT_ONCE);
  const stored = async () =>
    (await db.getAll(...refs)).map((report) => report.data() as Record<string, unknown>);
  return { repo, refs, stored };
}

it('stores pending instead of open, changes nothing else, and does nothing the second time', async () => {
  const { repo, refs, stored } = await storeReports(['open', 'open', ...REPORT_STATUSES, 'open']);
  expect(await repo.migrate()).toBe(3);
  const after = ['pending', 'pending', ...REPORT_STATUSES, 'pending'];
  expect(await stored()).toEqual(after.map((status) => ({ reason: 'spam', status })));
  const times = async () => Promise.all(refs.map(async (ref) => (await ref.get()).updateTime));
  const before = await times();
  expect(await repo.migrate()).toBe(0);
  expect(await times()).toEqual(before);
});

it('keeps what a moderator decides at the same time', async () => {
  const { repo, refs, stored } = await storeReports(['open', 'open', 'open']);
  await Promise.all([repo.migrate(), refs[1]?.update({ status: 'resolved' })]);
  expect((await stored()).map(({ status }) => status)).toEqual(['pending', 'resolved', 'pending']);
});
