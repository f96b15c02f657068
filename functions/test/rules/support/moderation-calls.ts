import { REPORT_SORTS, type ReportSort } from '@contract/schemas/reported';
import type { Firestore } from 'firebase-admin/firestore';
import { actorFor, authorizedForTest, systemFor } from '../../../src/lib/authority.test-support';
import { createAuditLogRepo } from '../../../src/repos/audit-log-repo';
import { createCheckedHiddenItemsRepo } from '../../../src/repos/checked-hidden-items-repo';
import { createDueHiddenItemsRepo } from '../../../src/repos/due-hidden-items-repo';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createModeratedRemovalsRepo } from '../../../src/repos/moderated-removals-repo';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo, type QueueRequest } from '../../../src/repos/report-queue-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { now } from './call-values';
import { callsOf, type RepoCall } from './calls-of';

const [NUMBER, NEWEST] = ['10000001', '10000002'];
const report = newReport();
const [reader, other] = [systemFor('reader'), systemFor('other')];
const decision = {
  report: authorizedForTest({ number: NEWEST }),
  admin: { actor: actorFor('admin'), username: 'admin_1' },
  version: undefined,
  notes: '',
  act: 'decide_report',
} as const;
const numbers = [NUMBER, NUMBER, NUMBER, NEWEST];

const owl = authorizedForTest({ itemId: 'owl' });
const comment = authorizedForTest({ itemId: 'owl', commentId: 'c1' });
const picture = {
  ...{ url: '/media/items/owl/1.webp', width: 1, height: 1, thumbnails: [] },
  ...{ hasAvif: false, placeholder: null, shown: null },
};

/** Its methods that prepare get a transaction. */
const hiddenItems = (db: Firestore) => {
  const repo = createHiddenItemsRepo(db);
  return {
    ...repo,
    prepareHiding: () =>
      db.runTransaction((it) => repo.prepareHiding(it, owl, { reason: 'spam', now })),
    prepareKeeping: () => db.runTransaction((it) => repo.prepareKeeping(it, owl, now)),
    prepareShowing: () =>
      db.runTransaction((it) => repo.prepareShowing(it, owl, { picture, hiddenUrl: '' })),
  };
};

const moderatedRemovals = (db: Firestore) => {
  const repo = createModeratedRemovalsRepo(db);
  return {
    prepareItem: () => db.runTransaction((it) => repo.prepareItem(it, owl)),
    prepareComment: () => db.runTransaction((it) => repo.prepareComment(it, comment)),
  };
};

/** Each list with and without a search and a cursor. */
const requests = (...sorts: readonly ReportSort[]): QueueRequest[] =>
  sorts.flatMap((sort) => {
    const value = sort === 'newest' || sort === 'oldest' ? null : 1;
    const after = { sort, isGrouped: false, value, at: now.getTime() * 1000, key: NUMBER };
    return (['all', 'pending'] as const).flatMap((status) => [
      { status, sort, terms: [], after: null },
      { status, sort, terms: ['owl'], after },
    ]);
  });

/** Reports and what admins do about them. */
export const MODERATION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'hidden-items-repo.ts': callsOf(hiddenItems, {
    get: (hidden) => hidden.get('owl'),
    prepareHiding: (hidden) => hidden.prepareHiding(),
    prepareKeeping: (hidden) => hidden.prepareKeeping(),
    prepareShowing: (hidden) => hidden.prepareShowing(),
    hideReported: (hidden) => hidden.hideReported(owl, { reports: 0, now }),
    forget: (hidden) => hidden.forget(owl),
  }),
  // With a page size of 1, the second page uses a cursor.
  'due-hidden-items-repo.ts': callsOf((db) => createDueHiddenItemsRepo(db, 1), {
    before: (due) => due.before(now),
    remove: (due) => due.remove(owl, now),
  }),
  // With a page size of 1, the second page uses a cursor.
  'checked-hidden-items-repo.ts': callsOf((db) => createCheckedHiddenItemsRepo(db, 1), {
    check: (hidden) => hidden.check(now),
  }),
  'moderated-removals-repo.ts': callsOf(moderatedRemovals, {
    prepareItem: (removals) => removals.prepareItem(),
    prepareComment: (removals) => removals.prepareComment(),
  }),
  'reports-repo.ts': callsOf((db) => createReportsRepo(db, () => numbers.shift() ?? ''), {
    // The second call reads the first report. The third finds that its number is taken.
    create: async (reports) => [
      await reports.create(reader, report),
      await reports.create(reader, report),
      await reports.create(other, report),
    ],
    exists: (reports) => reports.exists(report, reader.uid),
    recordOf: (reports) => reports.recordOf(reader.uid),
    get: (reports) => reports.get('owl_reader'),
  }),
  'report-queue-repo.ts': callsOf(createReportQueueRepo, {
    get: (queue) => queue.get({ number: NUMBER }),
    counts: (queue) => queue.counts(),
    reports: (queue) => Promise.all(requests('newest', 'oldest').map((it) => queue.reports(it))),
    subjects: (queue) => Promise.all(requests(...REPORT_SORTS).map((it) => queue.subjects(it))),
    hiddenOf: (queue) => queue.hiddenOf(['owl']),
  }),
  'report-decisions-repo.ts': callsOf(createReportDecisionsRepo, {
    // The newest report leaves the pending ones first.
    decide: async (decisions) => [
      await decisions.decide({ ...decision, status: 'reviewed', reports: 'this' }),
      await decisions.decide({ ...decision, status: 'resolved', reports: 'pending too' }),
    ],
  }),
  'report-statuses-repo.ts': callsOf((db) => createReportStatusesRepo(db, 1), {
    migrate: (statuses) => statuses.migrate(),
    resolveOfItem: (statuses) => statuses.resolveOfItem('owl', 'Item expired'),
    resolveOfComment: (statuses) => statuses.resolveOfComment(report),
  }),
  'audit-log-repo.ts': callsOf(createAuditLogRepo, {
    list: async (auditLog) => [
      await auditLog.list(undefined),
      await auditLog.list('1764000000000000.a1'),
    ],
  }),
};
