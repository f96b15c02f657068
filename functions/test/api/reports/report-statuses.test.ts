import { REPORT_STATUSES } from '@contract/schemas/report';
import { describe, expect, it } from 'vitest';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers } from '../support/expired-items';

const TWO_AT_ONCE = 2;

/** Stores a report for each status in a database of its own. Returns a function that reads the reports. */
async function storeReports(statuses: readonly unknown[]) {
  const db = createOwnDatabase();
  const refs = statuses.map((_, n) => db.doc(`reports/owl_${n}`));
  await Promise.all(refs.map((ref, n) => ref.set({ reason: 'spam', status: statuses[n] })));
  const repo = createReportStatusesRepo(db, TWO_AT_ONCE);
  const stored = async () =>
    (await db.getAll(...refs)).map((report) => report.data() as Record<string, unknown>);
  return { repo, refs, stored };
}

it('the migration of reports replaces the old status `open` with `pending`, keeps all other statuses, and changes nothing in a second run', async () => {
  const { repo, refs, stored } = await storeReports(['open', 'open', ...REPORT_STATUSES, 'open']);
  expect(await repo.migrate()).toBe(3);
  const after = ['pending', 'pending', ...REPORT_STATUSES, 'pending'];
  expect(await stored()).toEqual(after.map((status) => ({ reason: 'spam', status })));
  const times = async () => Promise.all(refs.map(async (ref) => (await ref.get()).updateTime));
  const before = await times();
  expect(await repo.migrate()).toBe(0);
  expect(await times()).toEqual(before);
});

it('the migration of reports keeps the decision that an admin makes about a report at the same time', async () => {
  const { repo, refs, stored } = await storeReports(['open', 'open', 'open']);
  await Promise.all([repo.migrate(), refs[1]?.update({ status: 'resolved' })]);
  expect((await stored()).map(({ status }) => status)).toEqual(['pending', 'resolved', 'pending']);
});

describe('resolveOfComment', () => {
  async function storeReports(item: object) {
    const db = createOwnDatabase();
    await db.doc('items/owl').set(item);
    const reports = createReportsRepo(db);
    for (const commentId of ['c1', 'c2', null])
      await reports.create(systemWorkFor('ann'), newReport({ commentId }));
    await createReportStatusesRepo(db).resolveOfComment({ itemId: 'owl', commentId: 'c1' });
    const { docs } = await collections.reports.in(db).get();
    return docs.map((it) => [it.id, it.data().status, it.data().note, it.data().gone]).sort();
  }
  const others = [
    ['owl_ann', 'pending', null, null],
    ['owl_c2_ann', 'pending', null, null],
  ];

  it('resolves the pending reports of one comment', async () => {
    expect(await storeReports({ removedAt: null })).toEqual(
      [...others, ['owl_c1_ann', 'resolved', 'Comment deleted', 'Comment deleted']].sort(),
    );
  });

  it('leaves reports of comments pending when their item is removed, because `resolveOfItem` resolves them', async () => {
    const unchanged = [...others, ['owl_c1_ann', 'pending', null, null]].sort();
    expect(await storeReports({ removedAt: new Date() })).toEqual(unchanged);
  });
});

describe('resolveOfItem', () => {
  async function storeOf(reports: readonly { readonly itemId: string; readonly status: string }[]) {
    const db = createOwnDatabase();
    const refs = reports.map((_, n) => db.doc(`reports/r${n}`));
    await Promise.all(refs.map((ref, n) => ref.set({ reason: 'spam', ...reports[n] })));
    const repo = createReportStatusesRepo(db, TWO_AT_ONCE);
    const decided = async () =>
      (await db.getAll(...refs)).map((report): unknown[] => [
        report.get('status'),
        report.get('note'),
      ]);
    return { repo, refs, decided };
  }
  const pending = { itemId: 'owl', status: 'pending' };

  it('resolves the pending reports of one item, and stores a note in each of them', async () => {
    const others = REPORT_STATUSES.slice(1).map((status) => ({ itemId: 'owl', status }));
    const { repo, decided } = await storeOf([
      pending,
      pending,
      pending,
      ...others,
      { itemId: 'fox', status: 'pending' },
    ]);
    await repo.resolveOfItem('owl', 'Item expired');
    await repo.resolveOfItem('owl', 'Item deleted');
    const resolved = ['resolved', 'Item expired'];
    expect(await decided()).toEqual([
      resolved,
      resolved,
      resolved,
      ...others.map(({ status }) => [status, undefined]),
      ['pending', undefined],
    ]);
  });

  it('sets `gone` in all reports of a deleted item, and counts the reports that it resolves as resolved', async () => {
    const db = createOwnDatabase();
    const reports = createReportsRepo(db);
    await reports.create(systemWorkFor('ann'), newReport());
    await reports.create(systemWorkFor('bea'), newReport());
    await reports.create(systemWorkFor('ann'), newReport({ commentId: 'c1' }));
    await reports.create(systemWorkFor('ann'), newReport({ itemId: 'fox' }));
    const { docs } = await collections.reports.in(db).get();
    const number = docs.find(({ id }) => id === 'owl_bea')?.data().number ?? '';
    await addMembers(db, 'admin');
    await createReportDecisionsRepo(db).decide({
      report: authorizeForTest({ number }),
      admin: { actor: actorFor('admin', { isAdmin: true }), username: 'admin_1' },
      version: undefined,
      notes: 'Fine',
      status: 'dismissed',
      reports: 'this',
      act: 'decide_report',
    });
    await createReportStatusesRepo(db, TWO_AT_ONCE).resolveOfItem('owl', 'Item deleted');
    const after = await collections.reports.in(db).get();
    expect(
      after.docs.map((it) => [it.id, it.data().status, it.data().note, it.data().gone]).sort(),
    ).toEqual([
      ['fox_ann', 'pending', null, null],
      ['owl_ann', 'resolved', 'Item deleted', 'Item deleted'],
      ['owl_bea', 'dismissed', 'Fine', 'Item deleted'],
      ['owl_c1_ann', 'resolved', 'Item deleted', 'Item deleted'],
    ]);
    expect((await db.doc('reportCounts/all').get()).data()).toEqual({
      pending: 1,
      resolved: 2,
      dismissed: 1,
    });
    // No admin resolved Ann's two reports, so her record does not count them.
    expect((await db.doc('users/ann/reporting/record').get()).exists).toBe(false);
  });

  it('keeps the decision that an admin makes about a report at the same time', async () => {
    const { repo, refs, decided } = await storeOf([pending, pending, pending]);
    const decision = { status: 'dismissed', note: 'Not spam' };
    await Promise.all([repo.resolveOfItem('owl', 'Item expired'), refs[1]?.update(decision)]);
    const [first, second, third] = await decided();
    expect([first, third]).toEqual([
      ['resolved', 'Item expired'],
      ['resolved', 'Item expired'],
    ]);
    // The decision of the admin stays, even when it was stored before `resolveOfItem` ran.
    expect(second).toEqual(['dismissed', 'Not spam']);
  });
});
