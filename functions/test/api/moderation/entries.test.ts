import { REPORT_REASONS } from '@contract/schemas/report';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { actorFor, authorizedForTest, systemFor } from '../../../src/lib/authority.test-support';
import { createCheckedReportsRepo } from '../../../src/repos/checked-reports-repo';
import { collections } from '../../../src/repos/collections/collections';
import { createErasedCopiesRepo } from '../../../src/repos/erased-copies-repo';
import { createPictureReferencesRepo } from '../../../src/repos/picture-references-repo';
import {
  createReportDecisionsRepo,
  type DecisionRequest,
} from '../../../src/repos/report-decisions-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { unnameReports } from '../../../src/repos/unname-reports';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers } from '../support/expired-items';

async function faultsIn(db: Firestore): Promise<string[]> {
  const faults: string[] = [];
  for await (const part of createCheckedReportsRepo(db, 2).check()) faults.push(...part.faults);
  return faults;
}

/**
 * The timeout of a test in milliseconds. About 14 commits compete for the same documents, and a commit waits longer
 * after each failure.
 */
const CONTENDING_MS = 240_000;

const member = (n: number) => `member${n}`;

async function entry(db: Firestore, id: string) {
  return (await collections.queueEntries.doc(db, { entryId: id }).get()).data();
}

/**
 * Stores an admin, and `count` reports of the item 'owl' at the same time, each by another member. Returns the numbers
 * of the reports.
 */
async function storeReports(db: Firestore, count: number): Promise<string[]> {
  await addMembers(db, 'admin');
  const reports = createReportsRepo(db);
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      reports.create(
        systemFor(member(n)),
        newReport({
          reporterUsername: `name_${n}`,
          idempotencyKey: `key${n}`,
          reason: REPORT_REASONS[n % REPORT_REASONS.length] ?? 'spam',
          countsForHiding: n % 2 === 0,
          reporterUpheld: n % 3,
          reporterDecided: 2,
        }),
      ),
    ),
  );
  const { docs } = await collections.reports.in(db).orderBy('createdAt', 'desc').get();
  return docs.map((it) => it.data().number ?? '');
}

/** Sets the times of the reports of the item 'owl' a second apart. The report with the first number is the newest. */
async function spread(db: Firestore, numbers: readonly string[]): Promise<void> {
  const { docs } = await collections.reports.in(db).get();
  const at = (number: string) => new Date(Date.now() - numbers.indexOf(number) * 1000);
  await Promise.all(docs.map((it) => it.ref.update({ createdAt: at(it.data().number ?? '') })));
  const [newestNumber = ''] = numbers;
  for (const id of ['owl_pending', 'owl_all'])
    await db.doc(`queueEntries/${id}`).update({ newestNumber, newestAt: at(newestNumber) });
}

const decideIn = (
  db: Firestore,
  number: string,
  { decidedAtOnce, ...changes }: Partial<DecisionRequest> & { decidedAtOnce?: number } = {},
) =>
  createReportDecisionsRepo(db, decidedAtOnce).decide({
    report: authorizedForTest({ number }),
    admin: { actor: actorFor('admin', { isAdmin: true }), username: 'admin_1' },
    version: undefined,
    notes: '',
    status: 'resolved',
    reports: 'this',
    act: 'decide_report',
    ...changes,
  });

it('the queue entry of an item counts all 10 reports that arrive at the same moment', async () => {
  const db = createOwnDatabase();
  const numbers = await storeReports(db, 10);
  expect(new Set(numbers).size).toBe(10);
  expect(await entry(db, 'owl_pending')).toMatchObject({
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
  expect(await faultsIn(db)).toEqual([]);
});

it('the queue entry of an item changes with each decision, also when a later decision replaces an earlier one', async () => {
  const db = createOwnDatabase();
  const numbers = await storeReports(db, 3);
  await spread(db, numbers);
  const [newest = '', second = '', third = ''] = numbers;
  await decideIn(db, newest, { status: 'dismissed', notes: 'Fine' });
  expect(await entry(db, 'owl_pending')).toMatchObject({ count: 2, newestNumber: second });
  await decideIn(db, newest, { status: 'resolved' });
  expect(await entry(db, 'owl_dismissed')).toBeUndefined();
  await decideIn(db, second, { status: 'reviewed' });
  await decideIn(db, third, { status: 'reviewed' });
  expect(await entry(db, 'owl_pending')).toBeUndefined();
  expect(await entry(db, 'owl_reviewed')).toMatchObject({ count: 2, newestNumber: second });
  expect(await entry(db, 'owl_all')).toMatchObject({ count: 3, newestNumber: newest });
  expect(await faultsIn(db)).toEqual([]);
});

it('a decision about an item decides more pending reports than fit in one transaction, but not a report by the admin', async () => {
  const db = createOwnDatabase();
  const [number = ''] = await storeReports(db, 6);
  const reports = createReportsRepo(db);
  await reports.create(systemFor('admin'), newReport({ reporterUsername: 'admin_1' }));
  const pending = collections.reports.in(db).where('status', '==', 'pending');
  // Other changes of the act are written only when no report is left for a further transaction.
  const before: number[][] = [];
  await decideIn(db, number, {
    reports: 'pending too',
    status: 'dismissed',
    decidedAtOnce: 4,
    prepare: async (_transaction, { pendingLeft }) => {
      before.push([(await pending.get()).size, pendingLeft]);
      return null;
    },
  });
  expect(before).toEqual([[3, 1]]);
  expect(await entry(db, 'owl_pending')).toMatchObject({ count: 1 });
  expect(await entry(db, 'owl_dismissed')).toMatchObject({ count: 6 });
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
  expect(await faultsIn(db)).toEqual([]);
});

it('a decision stores in the audit log what became of the item', async () => {
  const db = createOwnDatabase();
  const [number = ''] = await storeReports(db, 2);
  const states = { before: 'hidden', after: 'shown' };
  await decideIn(db, number, {
    status: 'dismissed',
    reports: 'pending too',
    prepare: async () => ({ write: () => undefined, ...states }),
  });
  const { docs: acts } = await collections.auditLog.in(db).get();
  expect(acts.map((it) => it.data())).toMatchObject([
    { before: 'pending, hidden', after: 'dismissed, shown', reports: 2 },
  ]);
});

it('a decision about the pending reports of an item does not change a report that was decided before', async () => {
  const db = createOwnDatabase();
  const [first = '', second = '', third = ''] = await storeReports(db, 3);
  await decideIn(db, first, { notes: 'Seen' });
  const act = { status: 'dismissed', reports: 'pending only', act: 'show_item' } as const;
  await decideIn(db, first, act);
  const stored = async () => (await collections.reports.in(db).get()).docs.map((it) => it.data());
  const statusOf = async (number: string) =>
    (await stored()).find((it) => it.number === number)?.status;
  expect(await Promise.all([first, second, third].map(statusOf))).toEqual([
    ...['resolved', 'dismissed', 'dismissed'],
  ]);
  expect(await faultsIn(db)).toEqual([]);
});

it(
  'the queue entries of an item stay right while reports arrive, admins decide and the item is removed',
  async () => {
    const db = createOwnDatabase();
    const numbers = await storeReports(db, 12);
    const late = createReportsRepo(db);
    const statuses = ['dismissed', 'reviewed', 'resolved'] as const;
    await Promise.all([
      ...numbers.slice(0, 6).map((number, n) => {
        const status = statuses[n % 3] ?? 'resolved';
        return decideIn(db, number, { status, reports: n === 5 ? 'pending too' : 'this' });
      }),
      ...Array.from({ length: 6 }, (_, n) =>
        late.create(systemFor(`late${n}`), newReport({ reporterUsername: `late_${n}` })),
      ),
      createReportStatusesRepo(db, 5).resolveOfItem('owl', 'Item deleted'),
      createErasedCopiesRepo(db).unnameReports(systemFor(member(3))),
    ]);
    // A later step of the erasure removes this document, so the test removes it before the check.
    await db.doc(`users/${member(3)}/reporting/record`).delete();
    expect(await faultsIn(db)).toEqual([]);
    await createReportStatusesRepo(db, 5).resolveOfItem('owl', 'Item deleted');
    expect(await entry(db, 'owl_pending')).toBeUndefined();
    expect(await entry(db, 'owl_all')).toMatchObject({ count: 18 });
    expect(await faultsIn(db)).toEqual([]);
  },
  CONTENDING_MS,
);

it('the erasure of an account removes the member from reports, search words and decisions', async () => {
  const db = createOwnDatabase();
  const numbers = await storeReports(db, 3);
  await decideIn(db, numbers[0] ?? '', { status: 'dismissed' });
  const { docs: before } = await collections.reports.in(db).get();
  const copies = createErasedCopiesRepo(db);
  for (const uid of ['bob', member(1), 'admin', 'admin'])
    await copies.unnameReports(systemFor(uid));
  // A later step of the erasure removes this document, so the test removes it before the check.
  await db.doc(`users/${member(1)}/reporting/record`).delete();
  const { docs } = await collections.reports.in(db).get();
  const [reports, entries] = [docs, (await collections.queueEntries.in(db).get()).docs];
  expect(reports.map((it) => it.data().number).sort()).toEqual(
    before.map((it) => it.data().number).sort(),
  );
  const stored = JSON.stringify([...reports, ...entries].map((it) => [it.id, it.data()]));
  for (const text of ['bob', member(1), 'name_1', 'admin']) expect(stored).not.toContain(text);
  for (const text of ['name_0', 'name_2', 'deleted-member']) expect(stored).toContain(text);
  expect(await faultsIn(db)).toEqual([]);
  // The decision of the erased admin still counts in the reporter's record.
  await decideIn(db, numbers[0] ?? '', { status: 'reviewed' });
  expect(await faultsIn(db)).toEqual([]);
});

it('the erasure of an account removes the member from an item with more reports than fit in one transaction, and keeps the search words of others', async () => {
  const db = createOwnDatabase();
  await storeReports(db, 5);
  const reports = createReportsRepo(db);
  // Here a word of the title is also a username.
  await reports.create(
    systemFor('late'),
    newReport({ itemTitle: 'Name_1 lamp', reporterUsername: 'late' }),
  );
  await unnameReports(db, 'bob', 2);
  await unnameReports(db, member(1), 2);
  await unnameReports(db, member(2), 2);
  const terms = (await entry(db, 'owl_all'))?.terms ?? [];
  for (const kept of ['owl', 'lamp', 'name_0', 'name_1', 'late']) expect(terms).toContain(kept);
  for (const gone of ['bob_sells', 'bob', 'name_2']) expect(terms).not.toContain(gone);
  for (const uid of [member(1), member(2)]) await db.doc(`users/${uid}/reporting/record`).delete();
  expect(await faultsIn(db)).toEqual([]);
});

it('the search words of an item include only its first 1,000 reporters, so that the document stays small enough', async () => {
  const db = createOwnDatabase();
  await storeReports(db, 1);
  await db.doc('queueEntries/owl_all').update({ count: 1000 });
  const reports = createReportsRepo(db);
  const late = newReport({ itemTitle: 'Brass owl', reporterUsername: 'late_1' });
  await reports.create(systemFor('late'), late);
  const terms = (await entry(db, 'owl_all'))?.terms ?? [];
  expect(terms).toContain('brass');
  expect(terms).toContain('name_0');
  expect(terms).not.toContain('late_1');
  expect((await entry(db, 'owl_pending'))?.terms).not.toContain('late_1');
  const { docs } = await collections.reports.in(db).where('reporterId', '==', 'late').get();
  expect(docs[0]?.data().terms).toContain('late_1');
});

it('a search finds the reports of an item by a reporter only with the whole username', async () => {
  const db = createOwnDatabase();
  await storeReports(db, 1);
  expect((await entry(db, 'owl_pending'))?.terms).toContain('name_0');
  expect((await entry(db, 'owl_pending'))?.terms).not.toContain('name');
});

it('the pictures that documents name include the thumbnails that reports have copied', async () => {
  const db = createOwnDatabase();
  const [reports, path] = [createReportsRepo(db), 'reports/owl/1.webp'];
  await reports.create(systemFor('ann'), newReport({ thumbnail: path }));
  await reports.create(systemFor('bea'), newReport({ thumbnail: path, commentId: 'c1' }));
  const known = await createPictureReferencesRepo(db).of(['reports/owl', 'reports/elk']);
  expect([...known.values()].map((it) => [...(it?.paths ?? [])])).toEqual([[path], []]);
});

it('a new report gets another number when a report already has the first number', async () => {
  const db = createOwnDatabase();
  const numbers = ['10000001', '10000001', '10000001', '10000002'];
  const reports = createReportsRepo(db, () => numbers.shift() ?? '');
  await reports.create(systemFor('ann'), newReport());
  await reports.create(systemFor('bea'), newReport());
  const { docs } = await collections.reports.in(db).orderBy('number').get();
  expect(docs.map(({ id }) => id)).toEqual(['owl_ann', 'owl_bea']);
  expect(await faultsIn(db)).toEqual([]);
});

it('the check of the queue finds each kind of wrong entry', async () => {
  const db = createOwnDatabase();
  await storeReports(db, 2);
  await db.doc('queueEntries/owl_pending').update({ count: 5 });
  await db.doc('queueEntries/elk_all').set({ count: 1 });
  await db.doc('reportCounts/all').update({ resolved: 1 });
  await db.doc(`users/${member(0)}/reporting/record`).set({ resolved: 1 });
  await db.doc('reports/earlier').set({ status: 'pending' });
  expect((await faultsIn(db)).sort()).toEqual([
    'queueEntries/owl_pending count: stored 5, counted 2',
    'reportCounts/all pending: stored 2, counted 3',
    'reportCounts/all resolved: stored 1, counted 0',
    'reports/earlier has no number or is invalid',
    'users/member0/reporting/record resolved: stored 1, counted 0',
  ]);
});
