import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
import { createPictureReferencesRepo } from '../../../src/repos/picture-references-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import {
  decideOwlReport,
  queueEntryIn,
  queueFaultsIn,
  reporterId,
  storeOwlReports,
} from '../support/queue-entries';

/**
 * The timeout of a test in milliseconds. About 14 commits compete for the same documents, and a commit waits longer
 * after each failure.
 */
const CONTENDING_MS = 240_000;

/** Sets the times of the reports of the item 'owl' a second apart. The report with the first number is the newest. */
async function spread(db: Firestore, numbers: readonly string[]): Promise<void> {
  const { docs } = await collections.reports.in(db).get();
  const at = (number: string) => new Date(Date.now() - numbers.indexOf(number) * 1000);
  await Promise.all(docs.map((it) => it.ref.update({ createdAt: at(it.data().number ?? '') })));
  const [newestNumber = ''] = numbers;
  for (const id of ['owl_pending', 'owl_all'])
    await db.doc(`queueEntries/${id}`).update({ newestNumber, newestAt: at(newestNumber) });
}

it('the queue entry of an item counts all 10 reports that arrive at the same moment', async () => {
  const db = createOwnDatabase();
  const numbers = await storeOwlReports(db, 10);
  expect(new Set(numbers).size).toBe(10);
  expect(await queueEntryIn(db, 'owl_pending')).toMatchObject({
    count: 10,
    hiders: 5,
    reasons: {
      personal_info: 2,
      inappropriate: 2,
      spam: 2,
      fake: 2,
      other: 2,
    },
  });
  expect(await queueFaultsIn(db)).toEqual([]);
});

it('the queue entries of an item change with each decision about a report, even when a decision replaces an earlier one', async () => {
  const db = createOwnDatabase();
  const numbers = await storeOwlReports(db, 3);
  await spread(db, numbers);
  const [newest = '', second = '', third = ''] = numbers;
  await decideOwlReport(db, newest, { status: 'dismissed', notes: 'Fine' });
  expect(await queueEntryIn(db, 'owl_pending')).toMatchObject({ count: 2, newestNumber: second });
  await decideOwlReport(db, newest, { status: 'resolved' });
  expect(await queueEntryIn(db, 'owl_dismissed')).toBeUndefined();
  await decideOwlReport(db, second, { status: 'reviewed' });
  await decideOwlReport(db, third, { status: 'reviewed' });
  expect(await queueEntryIn(db, 'owl_pending')).toBeUndefined();
  expect(await queueEntryIn(db, 'owl_reviewed')).toMatchObject({ count: 2, newestNumber: second });
  expect(await queueEntryIn(db, 'owl_all')).toMatchObject({ count: 3, newestNumber: newest });
  expect(await queueFaultsIn(db)).toEqual([]);
});

it("a decision about all reports of an item works with more reports than fit in one transaction, and leaves out the admin's own report", async () => {
  const db = createOwnDatabase();
  const [number = ''] = await storeOwlReports(db, 6);
  const reports = createReportsRepo(db);
  await reports.create(systemWorkFor('admin'), newReport({ reporterUsername: 'admin_1' }));
  const pending = collections.reports.in(db).where('status', '==', 'pending');
  // What `prepare` finds in the last transaction of the decision: the number of pending reports before this
  // transaction, and the number of those that it leaves pending.
  const before: number[][] = [];
  await decideOwlReport(db, number, {
    reports: 'pending too',
    status: 'dismissed',
    decidedAtOnce: 4,
    prepare: async (_transaction, { pendingLeft }) => {
      before.push([(await pending.get()).size, pendingLeft]);
      return null;
    },
  });
  expect(before).toEqual([[3, 1]]);
  expect(await queueEntryIn(db, 'owl_pending')).toMatchObject({ count: 1 });
  expect(await queueEntryIn(db, 'owl_dismissed')).toMatchObject({ count: 6 });
  const { docs: acts } = await collections.auditLog.in(db).get();
  expect(
    acts
      .map((it) => it.data())
      .map(({ act, before, after, reports }) => [act, before, after, reports])
      .sort(([, , , one], [, , , other]) => Number(one) - Number(other)),
  ).toEqual([
    ['decide_report', 'pending', 'dismissed', 2],
    ['decide_report', 'pending', 'dismissed', 4],
  ]);
  expect(await queueFaultsIn(db)).toEqual([]);
});

it('a decision about reports stores in the audit log whether the item was hidden before and after the decision', async () => {
  const db = createOwnDatabase();
  const [number = ''] = await storeOwlReports(db, 2);
  const states = { before: 'hidden', after: 'shown' };
  await decideOwlReport(db, number, {
    status: 'dismissed',
    reports: 'pending too',
    prepare: async () => ({ write: () => undefined, ...states }),
  });
  const { docs: acts } = await collections.auditLog.in(db).get();
  expect(acts.map((it) => it.data())).toMatchObject([
    { before: 'pending, hidden', after: 'dismissed, shown', reports: 2 },
  ]);
});

it('a decision about the pending reports of an item does not change an earlier decision about another report of the item', async () => {
  const db = createOwnDatabase();
  const [first = '', second = '', third = ''] = await storeOwlReports(db, 3);
  await decideOwlReport(db, first, { notes: 'Seen' });
  const act = { status: 'dismissed', reports: 'pending only', act: 'show_item' } as const;
  await decideOwlReport(db, first, act);
  const stored = async () => (await collections.reports.in(db).get()).docs.map((it) => it.data());
  const statusOf = async (number: string) =>
    (await stored()).find((it) => it.number === number)?.status;
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([
    'resolved',
    'dismissed',
    'dismissed',
  ]);
  expect(await queueFaultsIn(db)).toEqual([]);
});

it(
  'the queue entries of an item stay right while reports arrive, admins decide and the item is removed',
  async () => {
    const db = createOwnDatabase();
    const numbers = await storeOwlReports(db, 12);
    const late = createReportsRepo(db);
    const statuses = ['dismissed', 'reviewed', 'resolved'] as const;
    await Promise.all([
      ...numbers.slice(0, 6).map((number, n) => {
        const status = statuses[n % 3] ?? 'resolved';
        return decideOwlReport(db, number, { status, reports: n === 5 ? 'pending too' : 'this' });
      }),
      ...Array.from({ length: 6 }, (_, n) =>
        late.create(systemWorkFor(`late${n}`), newReport({ reporterUsername: `late_${n}` })),
      ),
      createReportStatusesRepo(db, 5).resolveOfItem('owl', 'Item deleted'),
      createMemberCopiesErasureRepo(db).anonymizeReports(systemWorkFor(reporterId(3))),
    ]);
    // A later step of the erasure removes this document, so the test removes it before the check.
    await db.doc(`users/${reporterId(3)}/reporting/record`).delete();
    expect(await queueFaultsIn(db)).toEqual([]);
    await createReportStatusesRepo(db, 5).resolveOfItem('owl', 'Item deleted');
    expect(await queueEntryIn(db, 'owl_pending')).toBeUndefined();
    expect(await queueEntryIn(db, 'owl_all')).toMatchObject({ count: 18 });
    expect(await queueFaultsIn(db)).toEqual([]);
  },
  CONTENDING_MS,
);

it('PictureReferencesRepo finds the thumbnails that reports have copied', async () => {
  const db = createOwnDatabase();
  const reports = createReportsRepo(db);
  const path = 'reports/owl/1.webp';
  await reports.create(systemWorkFor('ann'), newReport({ thumbnail: path }));
  await reports.create(systemWorkFor('bea'), newReport({ thumbnail: path, commentId: 'c1' }));
  const known = await createPictureReferencesRepo(db).of(['reports/owl', 'reports/elk']);
  expect([...known.values()].map((it) => [...(it?.paths ?? [])])).toEqual([[path], []]);
});

it('a new report gets another number when the chosen number belongs to another report', async () => {
  const db = createOwnDatabase();
  const numbers = ['10000001', '10000001', '10000001', '10000002'];
  const reports = createReportsRepo(db, () => numbers.shift() ?? '');
  await reports.create(systemWorkFor('ann'), newReport());
  await reports.create(systemWorkFor('bea'), newReport());
  const { docs } = await collections.reports.in(db).orderBy('number').get();
  expect(docs.map(({ id }) => id)).toEqual(['owl_ann', 'owl_bea']);
  expect(await queueFaultsIn(db)).toEqual([]);
});

it('the check of the queue finds each kind of wrong count in entries, totals and records, and finds reports without a number', async () => {
  const db = createOwnDatabase();
  await storeOwlReports(db, 2);
  await db.doc('queueEntries/owl_pending').update({ count: 5 });
  await db.doc('queueEntries/elk_all').set({ count: 1 });
  await db.doc('reportCounts/all').update({ resolved: 1 });
  await db.doc(`users/${reporterId(0)}/reporting/record`).set({ resolved: 1 });
  await db.doc('reports/earlier').set({ status: 'pending' });
  expect((await queueFaultsIn(db)).sort()).toEqual([
    'queueEntries/owl_pending count: stored 5, counted 2',
    'reportCounts/all pending: stored 2, counted 3',
    'reportCounts/all resolved: stored 1, counted 0',
    'reports/earlier has no number or is invalid',
    'users/member0/reporting/record resolved: stored 1, counted 0',
  ]);
});
