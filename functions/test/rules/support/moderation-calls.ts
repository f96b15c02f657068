import { REPORT_SORTS, type ReportSort } from '@contract/schemas/report-for-admins';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAdminsRepo } from '../../../src/repos/admins-repo';
import { createAppealDecisionsRepo } from '../../../src/repos/appeal-decisions-repo';
import { createAppealsRepo } from '../../../src/repos/appeals-repo';
import { type AuditSearch, createAuditLogRepo } from '../../../src/repos/audit-log-repo';
import type { Reference } from '../../../src/repos/collections/collection';
import { collections } from '../../../src/repos/collections/collections';
import { createLegacyReportsRepo } from '../../../src/repos/legacy-reports-repo';
import { createPendingReportsRepo } from '../../../src/repos/pending-reports-repo';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo, type QueueRequest } from '../../../src/repos/report-queue-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createReportsCheckRepo } from '../../../src/repos/reports-check-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { createRulingsRepo } from '../../../src/repos/rulings-repo';
import type { ReportRecord } from '../../../src/repos/stored-report';
import { newReport } from '../../support/new-report';
import { now, uid } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const NUMBER = '10000001';
const NEWEST = '10000002';
const report = newReport();
const reader = systemWorkFor('reader');
const other = systemWorkFor('other');
const decision = {
  report: authorizeForTest({ number: NEWEST }),
  admin: { actor: actorFor(uid), username: 'admin_1' },
  version: undefined,
  notes: '',
  act: 'decide_report',
} as const;
const record = collections.reports.schema.parse({
  ...report,
  reporterId: 'reader',
  status: 'pending',
  createdAt: Timestamp.fromDate(now),
});
let missing: Reference<ReportRecord>;
const numbers = [NUMBER, NUMBER, NUMBER, NEWEST];

const newAppeal = { text: 'It is mine', key: 'key', now };
const dismissal = { item: authorizeForTest({ itemId: 'owl' }), admin: decision.admin };

const pendingReports = (db: Firestore) => {
  const repo = createPendingReportsRepo(db);
  return {
    dismissMost: () => repo.dismissMost(dismissal),
    prepareDismissal: () => db.runTransaction((it) => repo.prepareDismissal(it, dismissal)),
  };
};

/** Returns two requests for each sort order and status: one without search and cursor, and one with both. */
const requests = (...sorts: readonly ReportSort[]): QueueRequest[] =>
  sorts.flatMap((sort) => {
    const value = sort === 'newest' || sort === 'oldest' ? null : 1;
    const after = {
      sort,
      isGrouped: false,
      value,
      at: now.getTime() * 1000,
      key: NUMBER,
    };
    return (['all', 'pending'] as const).flatMap((status) => [
      { status, sort, terms: [], after: null },
      { status, sort, terms: ['owl'], after },
    ]);
  });

const days = { from: now, before: now };
const anyDay = { from: undefined, before: undefined };
const auditSearches: readonly [AuditSearch, ...AuditSearch[]] = [
  { ...anyDay, terms: [], act: undefined },
  { ...days, terms: [], act: 'hide_item' },
  { ...days, terms: ['owl', 'ann'], act: undefined },
  { ...days, terms: ['owl'], act: 'hide_item' },
];

/** Calls to the repos for reports, and for what admins do about reports. */
export const MODERATION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'reports-repo.ts': callsOfRepo((db) => createReportsRepo(db, () => numbers.shift() ?? ''), {
    // The second call reads the report that the first call has stored. The third call finds that its number is taken.
    create: async (reports) => [
      await reports.create(reader, report),
      await reports.create(reader, report),
      await reports.create(other, report),
    ],
    exists: (reports) => reports.exists(report, reader.uid),
    isRepeat: (reports) => reports.isRepeat(report, reader.uid),
    stopCounting: (reports) => reports.stopCounting(reader),
    recordOf: (reports) => reports.recordOf(reader.uid),
    get: (reports) => reports.get('owl_reader'),
  }),
  'report-queue-repo.ts': callsOfRepo(createReportQueueRepo, {
    get: (queue) => queue.get({ number: NUMBER }),
    counts: (queue) => queue.counts(),
    reports: (queue) => Promise.all(requests('newest', 'oldest').map((it) => queue.reports(it))),
    subjects: (queue) => Promise.all(requests(...REPORT_SORTS).map((it) => queue.subjects(it))),
    hiddenOf: (queue) => queue.hiddenOf(['owl']),
  }),
  'report-decisions-repo.ts': callsOfRepo(createReportDecisionsRepo, {
    // Deciding the newest pending report makes the repo look up the next newest.
    decide: async (decisions) => [
      await decisions.decide({ ...decision, status: 'reviewed', reports: 'this' }),
      await decisions.decide({ ...decision, status: 'resolved', reports: 'pending too' }),
    ],
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'reports-check-repo.ts': callsOfRepo((db) => createReportsCheckRepo(db, 1), {
    check: (reports) => reports.check(),
  }),
  'legacy-reports-repo.ts': callsOfRepo(
    (db) => {
      missing = collections.reports.doc(db, { reportId: 'missing' });
      return createLegacyReportsRepo(db);
    },
    {
      incomplete: (reports) => reports.incomplete(),
      complete: (reports) => reports.complete({ ref: missing, record }, record),
    },
  ),
  'report-statuses-repo.ts': callsOfRepo((db) => createReportStatusesRepo(db, 1), {
    migrate: (statuses) => statuses.migrate(),
    resolveOfItem: (statuses) => statuses.resolveOfItem('owl', 'Item expired'),
    resolveOfComment: (statuses) => statuses.resolveOfComment(report),
  }),
  'appeals-repo.ts': callsOfRepo(createAppealsRepo, {
    get: (appeals) => appeals.get('r1'),
    add: (appeals) => appeals.add(authorizeForTest({ rulingId: 'r1' }), newAppeal),
    list: async (appeals) => {
      const requests = (['pending', 'rejected', 'all'] as const).flatMap((status) =>
        [undefined, '1764000000000000.a1'].map((cursor) => ({ status, cursor })),
      );
      for (const request of requests) await appeals.list(request);
    },
    countPending: (appeals) => appeals.countPending(),
  }),
  'appeal-decisions-repo.ts': callsOfRepo(createAppealDecisionsRepo, {
    decide: (decisions) =>
      decisions.decide({
        ruling: authorizeForTest({ rulingId: 'r1' }),
        admin: decision.admin,
        version: undefined,
        outcome: 'granted',
        answer: '',
        now,
        requireYours: () => undefined,
        grant: async () => null,
      }),
  }),
  'pending-reports-repo.ts': callsOfRepo(pendingReports, {
    dismissMost: (pending) => pending.dismissMost(),
    prepareDismissal: (pending) => pending.prepareDismissal(),
  }),
  'rulings-repo.ts': callsOfRepo(createRulingsRepo, {
    get: (rulings) => rulings.get('r1'),
    markEndsSubscription: (rulings) => rulings.markEndsSubscription('r1'),
  }),
  'admins-repo.ts': callsOfRepo(createAdminsRepo, {
    list: (admins) => admins.list(),
    listActive: (admins) => admins.listActive(now),
    add: async (admins) => [await admins.add(reader, now), await admins.add(other, now)],
    remove: (admins) => admins.remove(reader, { isAdmin: false, at: now }),
    forget: (admins) => admins.forget(reader),
  }),
  'audit-log-repo.ts': callsOfRepo(createAuditLogRepo, {
    list: (auditLog) =>
      Promise.all(
        auditSearches.flatMap((search) => [
          auditLog.list(search, undefined),
          auditLog.list(search, '1764000000000000.a1'),
        ]),
      ),
    newestAbout: (auditLog) => auditLog.newestAbout('reader'),
    all: async (auditLog) => {
      for await (const { reads } of auditLog.all(auditSearches[0])) if (reads === 0) return;
    },
  }),
};
