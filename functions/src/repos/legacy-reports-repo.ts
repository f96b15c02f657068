import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { reportTerms } from '../domain/moderation/search-terms';
import { subjectIdOf } from '../domain/moderation/subject';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { isAlreadyExists, rethrowTransactionError } from './grpc-status';
import { pagesOf } from './pages-of';
import { claimReportNumber, randomReportNumber } from './report-numbers';
import { prepareReportStatusChanges } from './report-sums';
import type { ReportRecord } from './stored-report';

const PAGE_SIZE = 100;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because new reports and decisions
 * change the entries at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface LegacyReport {
  readonly ref: Reference<ReportRecord>;
  readonly record: ReportRecord;
}

/** The fields that `complete` adds to a report, as read from its item, its comment and its reporter. */
export type CopiedReportFields = Pick<
  ReportRecord,
  | 'reporterUsername'
  | 'countsForHiding'
  | 'itemPriceCents'
  | 'itemPlatform'
  | 'itemListingUrl'
  | 'thumbnail'
  | 'gone'
>;

/** Reports that earlier versions of the product stored without a number. */
export interface LegacyReportsRepo {
  /**
   * Yields pages of the reports without a number. Leaves out invalid reports. Costs 1 read for each stored report, even
   * if it has a number.
   */
  incomplete(): AsyncIterable<readonly LegacyReport[]>;
  /**
   * Adds the fields in `copies` and a number to the report, counts it, and resolves it if the item or comment is gone.
   * Returns false if the report already has a number or is gone.
   */
  complete(report: LegacyReport, copies: CopiedReportFields): Promise<boolean>;
}

export function createLegacyReportsRepo(
  db: Firestore,
  newNumber = randomReportNumber,
): LegacyReportsRepo {
  const complete = async (report: LegacyReport, copies: CopiedReportFields): Promise<boolean> => {
    const number = newNumber();
    try {
      return await db.runTransaction(
        async (transaction) => {
          const stored = await transaction.get(report.ref);
          const record = collections.reports.readable(stored);
          if (record?.number !== null) return false;
          const fields = fieldsOf({ ...record, ...copies, ...decisionOf(record, copies) }, number);
          const subject = { ...record, subjectId: fields.subjectId };
          const moved = { ...record, ...fields };
          const { write } = await prepareReportStatusChanges(transaction, db, subject, [
            {
              report: {
                ref: report.ref,
                number,
                subjectId: fields.subjectId,
                record: moved,
                changedAt: 0,
              },
              isCounted: false,
              to: fields.status,
              decidedById: null,
              fields,
            },
          ]).catch(rethrowTransactionError);
          claimReportNumber(transaction, db, number);
          write();
          return true;
        },
        { maxAttempts: MAX_ATTEMPTS },
      );
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      // Another report already has this number, so another number is tried.
      return complete(report, copies);
    }
  };

  return {
    incomplete: async function* () {
      const all = collections.reports.in(db).orderBy(FieldPath.documentId());
      for await (const page of pagesOf(all, PAGE_SIZE))
        yield page.flatMap((stored) => {
          const record = collections.reports.readable(stored);
          return record?.number === null ? [{ ref: stored.ref, record }] : [];
        });
    },
    complete,
  };
}

/**
 * Returns the status and the note for a report. Like `resolveReports`, resolves a pending report whose item or comment
 * is gone, with the reason as its note.
 */
const decisionOf = (
  { status, note }: ReportRecord,
  { gone }: CopiedReportFields,
): Pick<ReportRecord, 'status' | 'note'> =>
  status === 'pending' && gone !== null ? { status: 'resolved', note: gone } : { status, note };

/** Returns the fields that reports of earlier versions can lack. */
const fieldsOf = (record: ReportRecord, number: string) => ({
  number,
  subjectId: subjectIdOf(record),
  status: record.status,
  note: record.note,
  commentId: record.commentId,
  comment: record.comment,
  idempotencyKey: record.idempotencyKey,
  reporterUsername: record.reporterUsername,
  reporterUpheld: 0,
  reporterDecided: 0,
  countsForHiding: record.countsForHiding,
  itemPriceCents: record.itemPriceCents,
  itemPlatform: record.itemPlatform,
  itemListingUrl: record.itemListingUrl,
  thumbnail: record.thumbnail,
  gone: record.gone,
  decidedById: null,
  decidedBy: null,
  decidedAt: null,
  shownAt: null,
  terms: reportTerms(record),
});
