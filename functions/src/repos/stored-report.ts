import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { microsOf } from './timestamp-micros';

export type ReportRecord = Stored<'reports'>;

/** A stored report that has a number. Admins refer to reports by this number. */
export interface StoredReport {
  readonly ref: Reference<ReportRecord>;
  readonly number: string;
  readonly subjectId: string;
  readonly record: ReportRecord;
  /** The time of the last change. */
  readonly changedAt: Micros;
}

/** The key of a report in calls of admins. */
export interface ReportKey {
  readonly number: string;
}

/** Returns the value of `If-Match` for a report. Each change of the report changes it. */
export const reportVersionOf = ({ changedAt }: Pick<StoredReport, 'changedAt'>): string =>
  String(changedAt);

/** Returns the uid of the member whose item or comment is reported, or null if the account is deleted. */
export const subjectOwnerOf = ({ comment, itemOwnerId }: ReportRecord): string | null =>
  comment ? comment.userId : itemOwnerId;

/**
 * Returns the report of a snapshot. Returns null if it is invalid, or if an earlier version of the product stored it
 * without a number.
 */
export function reportInSnapshot(snapshot: Snapshot<ReportRecord>): StoredReport | null {
  const record = collections.reports.readable(snapshot);
  if (!record || record.number === null || record.subjectId === null) return null;
  const { number, subjectId } = record;
  const changedAt = microsOf(snapshot.updateTime ?? snapshot.readTime);
  return { ref: snapshot.ref, number, subjectId, record, changedAt };
}

/** Finds a report by its number. Costs 1 read. */
export async function findReport(
  db: Firestore,
  { number }: ReportKey,
  transaction?: Transaction,
): Promise<StoredReport | null> {
  const query = collections.reports.in(db).where('number', '==', number).limit(1);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  const [found] = docs;
  return found ? reportInSnapshot(found) : null;
}
