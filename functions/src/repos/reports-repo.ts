import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { CommentRecord } from '@contract/schemas/comment-record';
import type { ReportInput } from '@contract/schemas/report';
import type { ReporterTrackRecord } from '@contract/schemas/report-for-admins';
import {
  type EntryStatus,
  hidingCountOf,
  reportPointsOf,
} from '../domain/moderation/queue-entries';
import {
  entryTerms,
  MAX_NAMED_REPORTERS,
  reportTerms,
  subjectTerms,
} from '../domain/moderation/search-terms';
import { type ReportSubject, subjectIdOf } from '../domain/moderation/subject';
import type { Authority } from '../lib/authority';
import { addFigureCounts } from './add-figure-counts';
import { collections } from './collections/collections';
import { isAlreadyExists, rethrowTransactionError } from './grpc-status';
import { claimReportNumber, randomReportNumber } from './report-numbers';
import {
  reportCountsRef,
  queueEntryRef,
  reporterRecordRef,
  stopCountingReportTowardHiding,
} from './report-sums';
import type { ReportRecord } from './stored-report';
import { forEachUntilNone } from './until-none';

/** The maximum number of tries to find a free number. With a million reports, a try succeeds in 89 of 90 cases. */
const MAX_TRIES = 10;

/** How many reports are changed at the same time. */
const REPORTS_AT_ONCE = 10;

/**
 * A new report. It contains copies for the admins, because owners can change or delete what was reported, and
 * accounts can be deleted.
 */
export interface NewReport
  extends
    ReportInput,
    ReportSubject,
    Pick<
      ReportRecord,
      | 'itemTitle'
      | 'itemPriceCents'
      | 'itemPlatform'
      | 'itemListingUrl'
      | 'thumbnail'
      | 'reporterUsername'
      | 'reporterUpheld'
      | 'reporterDecided'
      | 'countsForHiding'
    > {
  readonly itemOwnerId: string;
  readonly itemOwner: string;
  /** The reported comment. Null for a report of the item itself. */
  readonly comment: ReportedComment | null;
  /** The bound idempotency key. A request with the same key is a repeat of this report. */
  readonly idempotencyKey: string;
}

export type ReportedComment = Pick<CommentRecord, 'userId' | 'username' | 'content'>;

export interface ReportsRepo {
  /** Returns a report by its document id. Costs 1 read. */
  get(reportId: string): Promise<ReportRecord | null>;
  /**
   * Stores a report. Returns false if the member has already reported the item or comment. Costs 1 read and 6 writes.
   */
  create(by: Authority, report: NewReport): Promise<boolean>;
  exists(target: ReportSubject, reporterId: string): Promise<boolean>;
  /**
   * Returns whether the member's report of the item or comment has this bound key. Returns null if there is no report.
   * Costs 1 read.
   */
  isRepeat(
    target: ReportSubject & Pick<NewReport, 'idempotencyKey'>,
    reporterId: string,
  ): Promise<boolean | null>;
  /** Makes all pending reports of the member stop counting toward hiding items. Idempotent. */
  stopCounting(by: Authority): Promise<void>;
  /** Returns how many of a member's reports admins resolved, and how many they decided. Costs 1 read. */
  recordOf(uid: string): Promise<ReporterTrackRecord>;
}

/** Creates the repo. `newNumber` may return a number that another report has. */
export function createReportsRepo(db: Firestore, newNumber = randomReportNumber): ReportsRepo {
  const reportOf = ({ itemId, commentId }: ReportSubject, reporterId: string) =>
    collections.reports.doc(db, {
      reportId: [itemId, ...(commentId === null ? [] : [commentId]), reporterId].join('_'),
    });

  const isRepeat: ReportsRepo['isRepeat'] = async (target, reporterId) => {
    const first = await reportOf(target, reporterId).get();
    if (!first.exists) return null;
    return collections.reports.field(first, 'idempotencyKey') === target.idempotencyKey;
  };

  const create = async (
    reporterId: string,
    report: NewReport,
    triesLeft: number,
  ): Promise<boolean> => {
    const record = newRecord(report, reporterId, newNumber());
    const { count = 0 } = (await queueEntryRef(db, record.subjectId, 'all').get()).data() ?? {};
    const batch = db.batch();
    claimReportNumber(batch, db, record.number);
    batch.create(reportOf(report, reporterId), record);
    // The number of reports is read outside of a transaction. So if many reports arrive at the same time, the search
    // words of the entry can contain the names of a few more reporters than the limit allows.
    const isNamed = count < MAX_NAMED_REPORTERS;
    addToSums(batch, db, record, isNamed ? entryTerms([], [record]) : subjectTerms(record));
    addFigureCounts(batch, db, new Date(), { reports: 1 });
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      const repeat = await isRepeat(report, reporterId);
      if (repeat !== null) return repeat;
      // Another report already has this number, so the loop tries another number.
      if (triesLeft === 1) throw error;
      return create(reporterId, report, triesLeft - 1);
    }
  };

  return {
    get: async (reportId) => (await collections.reports.doc(db, { reportId }).get()).data() ?? null,
    create: ({ uid }, report) => create(uid, report, MAX_TRIES),
    isRepeat,
    exists: async (target, reporterId) => (await reportOf(target, reporterId).get()).exists,
    stopCounting: ({ uid }) => stopAllCounting(db, uid),
    recordOf: async (uid) => {
      const record = (await reporterRecordRef(db, uid).get()).data();
      const { resolved = 0, dismissed = 0 } = record ?? {};
      return { upheld: resolved, decided: resolved + dismissed };
    },
  };
}

function stopAllCounting(db: Firestore, uid: string): Promise<void> {
  const counting = collections.reports
    .in(db)
    .where('reporterId', '==', uid)
    .where('status', '==', 'pending')
    .where('countsForHiding', '==', true);
  return forEachUntilNone(counting, REPORTS_AT_ONCE, ({ ref }) =>
    db.runTransaction((transaction) =>
      stopCountingReportTowardHiding(transaction, db, ref).catch(rethrowTransactionError),
    ),
  );
}

const newRecord = (report: NewReport, reporterId: string, number: string) => ({
  ...report,
  number,
  subjectId: subjectIdOf(report),
  reporterId,
  status: 'pending' as const,
  note: null,
  gone: null,
  decidedById: null,
  decidedBy: null,
  decidedAt: null,
  shownAt: null,
  terms: reportTerms(report),
  createdAt: FieldValue.serverTimestamp(),
});

type NewRecord = ReturnType<typeof newRecord>;

/**
 * Adds a report to the sums of its entry. Does not read the entry, so that concurrent reports do not wait for each
 * other. The report of the last commit counts as the newest.
 */
function addToSums(
  batch: WriteBatch,
  db: Firestore,
  record: NewRecord,
  terms: readonly string[],
): void {
  const { subjectId, itemId, commentId, number, reason } = record;
  const facts = { ...record, createdAt: new Date() };
  for (const status of ['pending', 'all'] satisfies EntryStatus[])
    batch.set(
      queueEntryRef(db, subjectId, status),
      {
        subjectId,
        itemId,
        commentId,
        status,
        count: FieldValue.increment(1),
        reasons: { [reason]: FieldValue.increment(1) },
        newestNumber: number,
        newestAt: FieldValue.serverTimestamp(),
        upheldPoints: FieldValue.increment(reportPointsOf(facts)),
        hiders: FieldValue.increment(hidingCountOf(status, facts)),
        terms: FieldValue.arrayUnion(...terms),
      },
      { merge: true },
    );
  batch.set(reportCountsRef(db), { pending: FieldValue.increment(1) }, { merge: true });
}
