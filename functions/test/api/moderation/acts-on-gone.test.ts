import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { actorFor, systemFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createModeratedRemovalsRepo } from '../../../src/repos/moderated-removals-repo';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo } from '../../../src/repos/report-queue-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createDeciding } from '../../../src/services/moderation/deciding';
import { createReportDeletions } from '../../../src/services/moderation/report-deletions';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { storedItem } from '../../support/stored-item';
import { addMembers } from '../support/expired-items';

/** A database without triggers, so that nothing changes a document after the act of the admin. */
let db: Firestore;
beforeEach(async () => {
  db = createOwnDatabase();
  await addMembers(db, 'admin');
});

const deletions = () => {
  const deciding = createDeciding({
    reportQueue: createReportQueueRepo(db),
    reportDecisions: createReportDecisionsRepo(db),
    users: createUsersRepo(db),
  });
  return createReportDeletions({ deciding, moderatedRemovals: createModeratedRemovalsRepo(db) });
};

/** Stores the item and a report by each member. Returns a request for the first report. */
async function report(item: object, reporters: readonly string[], commentId: string | null = null) {
  await db.doc('items/owl').set(storedItem({ ownerId: 'bob', ...item }));
  const reports = createReportsRepo(db);
  for (const uid of reporters) await reports.create(systemFor(uid), newReport({ commentId }));
  const [first] = await storedReports();
  const actor = actorFor('admin', { isAdmin: true });
  return { actor, number: first?.number ?? '', version: undefined, notes: '' };
}

const storedReports = async () =>
  (await collections.reports.in(db).orderBy('reporterId').get()).docs.map((it) => it.data());

const loggedActs = async () =>
  (await collections.auditLog.in(db).get()).docs.map((it) => it.data());

it('an admin who deletes a reported item only resolves its reports when the item has just been removed', async () => {
  const request = await report({ removedAt: new Date() }, ['ann', 'cat']);
  const { output } = await deletions().removeItem(request);
  // The trigger that follows the removal of the item sets `gone` later.
  expect(output.body.report).toMatchObject({ status: 'resolved', gone: null });
  expect(await loggedActs()).toMatchObject([
    { act: 'decide_report', before: 'pending', after: 'resolved', reports: 2 },
  ]);
});

it('an admin who deletes a reported comment only resolves its reports when the author has just deleted the comment', async () => {
  const request = await report({}, ['ann'], 'c1');
  const { output } = await deletions().removeComment(request);
  expect(output.body.report).toMatchObject({ status: 'resolved', gone: null });
  expect(await loggedActs()).toMatchObject([{ act: 'decide_report' }]);
});

it('an admin who deletes a reported item resolves all of its reports, but only the report that the admin chose stores the deletion', async () => {
  const request = await report({}, ['ann', 'cat']);
  await deletions().removeItem(request);
  expect(await storedReports()).toMatchObject([
    { status: 'resolved', gone: 'Item deleted', decidedById: 'admin' },
    { status: 'resolved', gone: null, decidedById: 'admin' },
  ]);
  expect(await loggedActs()).toMatchObject([
    { act: 'delete_item', before: 'shown', after: 'deleted', reports: 2 },
  ]);
});
