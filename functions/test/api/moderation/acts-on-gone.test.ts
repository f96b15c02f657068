import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { actorFor, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAdminRemovalsRepo } from '../../../src/repos/admin-removals-repo';
import { collections } from '../../../src/repos/collections/collections';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo } from '../../../src/repos/report-queue-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createReportActionService } from '../../../src/services/moderation/report-action-service';
import { createReportedContentRemover } from '../../../src/services/moderation/reported-content-remover';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers } from '../support/expired-items';

/** A database without triggers, so that nothing changes a document after the admin has acted. */
let db: Firestore;
beforeEach(async () => {
  db = createOwnDatabase();
  await addMembers(db, 'admin');
});

const deletions = () => {
  const reportActionService = createReportActionService({
    reportQueue: createReportQueueRepo(db),
    reportDecisions: createReportDecisionsRepo(db),
    users: createUsersRepo(db),
  });
  return createReportedContentRemover({
    reportActionService,
    adminRemovals: createAdminRemovalsRepo(db),
  });
};

/**
 * Stores an item, and one report by each reporter about the item or its comment. Returns a request of an admin about
 * the first report.
 */
async function report(item: object, reporters: readonly string[], commentId: string | null = null) {
  await db.doc('items/owl').set(itemFieldsToStore({ ownerId: 'bob', ...item }));
  const reports = createReportsRepo(db);
  for (const uid of reporters) await reports.create(systemWorkFor(uid), newReport({ commentId }));
  const [first] = await storedReports();
  const actor = actorFor('admin', { isAdmin: true });
  return { actor, number: first?.number ?? '', version: undefined, notes: '' };
}

const storedReports = async () =>
  (await collections.reports.in(db).orderBy('reporterId').get()).docs.map((it) => it.data());

const loggedActs = async () =>
  (await collections.auditLog.in(db).get()).docs.map((it) => it.data());

it('when an admin deletes a reported item that was removed a moment ago, its reports are resolved and nothing else happens', async () => {
  const request = await report({ removedAt: new Date() }, ['ann', 'cat']);
  const { output } = await deletions().removeItem(request);
  // `gone` stays null, because the trigger that sets it after the removal of an item does not run in this test.
  expect(output.body.report).toMatchObject({ status: 'resolved', gone: null });
  expect(await loggedActs()).toMatchObject([
    { act: 'decide_report', before: 'pending', after: 'resolved', reports: 2 },
  ]);
});

it('when an admin deletes a reported comment that its author deleted a moment ago, its reports are resolved and nothing else happens', async () => {
  const request = await report({}, ['ann'], 'c1');
  const { output } = await deletions().removeComment(request);
  expect(output.body.report).toMatchObject({ status: 'resolved', gone: null });
  expect(await loggedActs()).toMatchObject([{ act: 'decide_report' }]);
});

it('the deletion of a reported item by an admin resolves all reports of the item, but only the report that the admin chose stores that the item is gone', async () => {
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
