import { expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { anonymizeReports } from '../../../src/repos/anonymize-reports';
import { collections } from '../../../src/repos/collections/collections';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
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

it('the erasure of an account removes the member from reports, search words and decisions', async () => {
  const db = createOwnDatabase();
  const numbers = await storeOwlReports(db, 3);
  await decideOwlReport(db, numbers[0] ?? '', { status: 'dismissed' });
  const { docs: before } = await collections.reports.in(db).get();
  const copies = createMemberCopiesErasureRepo(db);
  for (const uid of ['bob', reporterId(1), 'admin', 'admin'])
    await copies.anonymizeReports(systemWorkFor(uid));
  // A later step of the erasure removes this document, so the test removes it before the check.
  await db.doc(`users/${reporterId(1)}/reporting/record`).delete();
  const { docs: reports } = await collections.reports.in(db).get();
  const { docs: entries } = await collections.queueEntries.in(db).get();
  expect(reports.map((it) => it.data().number).sort()).toEqual(
    before.map((it) => it.data().number).sort(),
  );
  const stored = JSON.stringify([...reports, ...entries].map((it) => [it.id, it.data()]));
  for (const text of ['bob', reporterId(1), 'name_1', 'admin']) expect(stored).not.toContain(text);
  for (const text of ['name_0', 'name_2', 'deleted-member']) expect(stored).toContain(text);
  expect(await queueFaultsIn(db)).toEqual([]);
  // The decision that the erased admin made still counts in the reporter's record.
  await decideOwlReport(db, numbers[0] ?? '', { status: 'reviewed' });
  expect(await queueFaultsIn(db)).toEqual([]);
});

it('the erasure of an account removes the member from the search words of an item with more reports than fit in one transaction, and keeps the search words of other reporters', async () => {
  const db = createOwnDatabase();
  await storeOwlReports(db, 5);
  const reports = createReportsRepo(db);
  // This title contains a word that is also the username of a reporter.
  await reports.create(
    systemWorkFor('late'),
    newReport({ itemTitle: 'Name_1 lamp', reporterUsername: 'late' }),
  );
  await anonymizeReports(db, 'bob', 2);
  await anonymizeReports(db, reporterId(1), 2);
  await anonymizeReports(db, reporterId(2), 2);
  const terms = (await queueEntryIn(db, 'owl_all'))?.terms ?? [];
  for (const kept of ['owl', 'lamp', 'name_0', 'name_1', 'late']) expect(terms).toContain(kept);
  for (const gone of ['bob_sells', 'bob', 'name_2']) expect(terms).not.toContain(gone);
  for (const uid of [reporterId(1), reporterId(2)])
    await db.doc(`users/${uid}/reporting/record`).delete();
  expect(await queueFaultsIn(db)).toEqual([]);
});

it('the search words of a reported item include only its first 1,000 reporters, so that the document stays small enough', async () => {
  const db = createOwnDatabase();
  await storeOwlReports(db, 1);
  await db.doc('queueEntries/owl_all').update({ count: 1000 });
  const reports = createReportsRepo(db);
  const late = newReport({ itemTitle: 'Brass owl', reporterUsername: 'late_1' });
  await reports.create(systemWorkFor('late'), late);
  const terms = (await queueEntryIn(db, 'owl_all'))?.terms ?? [];
  expect(terms).toContain('brass');
  expect(terms).toContain('name_0');
  expect(terms).not.toContain('late_1');
  expect((await queueEntryIn(db, 'owl_pending'))?.terms).not.toContain('late_1');
  const { docs } = await collections.reports.in(db).where('reporterId', '==', 'late').get();
  expect(docs[0]?.data().terms).toContain('late_1');
});

it('a search for a reporter finds the reports of an item only by the whole username', async () => {
  const db = createOwnDatabase();
  await storeOwlReports(db, 1);
  expect((await queueEntryIn(db, 'owl_pending'))?.terms).toContain('name_0');
  expect((await queueEntryIn(db, 'owl_pending'))?.terms).not.toContain('name');
});
