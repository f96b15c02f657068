import { type ReportsQuery, reportsQuerySchema } from '@contract/schemas/report-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo } from '../../../src/repos/report-queue-repo';
import { createReportQueue } from '../../../src/services/moderation/report-queue';

const admin = actorFor('admin', { isAdmin: true });

/** Lists the reports in a database like the call `listReports` does. */
export const listReportsIn = (db: Firestore, query: Partial<ReportsQuery> = {}) =>
  createReportQueue({ reportQueue: createReportQueueRepo(db) }).list(
    reportsQuerySchema.parse(query),
    admin,
  );

/** Reads all pages of a list of reports. Returns the numbers of the reports on each page. */
export async function reportPagesIn(
  db: Firestore,
  query: Partial<ReportsQuery>,
): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listReportsIn(db, {
      ...query,
      ...(typeof cursor === 'string' && { cursor }),
    });
    pages.push(page.reports.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

/** Decides a report as an admin. */
export const decideReportIn = (db: Firestore, number: string, status: 'resolved' | 'dismissed') =>
  createReportDecisionsRepo(db).decide({
    report: authorizeForTest({ number }),
    admin: { actor: admin, username: 'admin_1' },
    version: undefined,
    notes: 'Seen',
    status,
    reports: 'this',
    act: 'decide_report',
  });
