import { REPORT_REASONS } from '@contract/schemas/report';
import type { Firestore } from 'firebase-admin/firestore';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import {
  createReportDecisionsRepo,
  type DecisionRequest,
} from '../../../src/repos/report-decisions-repo';
import { createReportsCheckRepo } from '../../../src/repos/reports-check-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { addMembers } from './expired-items';

/** Returns what the check of the queue finds wrong in a database. */
export async function queueFaultsIn(db: Firestore): Promise<string[]> {
  const faults: string[] = [];
  for await (const part of createReportsCheckRepo(db, 2).check()) faults.push(...part.faults);
  return faults;
}

/** Returns the uid of the n-th member who reports the item 'owl'. */
export const reporterId = (n: number) => `member${n}`;

export async function queueEntryIn(db: Firestore, id: string) {
  return (await collections.queueEntries.doc(db, { entryId: id }).get()).data();
}

/**
 * Stores an admin, and `count` reports of the item 'owl' at the same time, each by a different member. Returns the
 * numbers of the reports.
 */
export async function storeOwlReports(db: Firestore, count: number): Promise<string[]> {
  await addMembers(db, 'admin');
  const reports = createReportsRepo(db);
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      reports.create(
        systemWorkFor(reporterId(n)),
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

/** Decides a report of the item 'owl' as an admin, by default as resolved. */
export const decideOwlReport = (
  db: Firestore,
  number: string,
  { decidedAtOnce, ...changes }: Partial<DecisionRequest> & { decidedAtOnce?: number } = {},
) =>
  createReportDecisionsRepo(db, decidedAtOnce).decide({
    report: authorizeForTest({ number }),
    admin: { actor: actorFor('admin', { isAdmin: true }), username: 'admin_1' },
    version: undefined,
    notes: '',
    status: 'resolved',
    reports: 'this',
    act: 'decide_report',
    ...changes,
  });
