import { REPORTS_PER_PAGE } from '@contract/schemas/report-for-admins';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { QueuePlace } from '../domain/moderation/queue-cursor';
import { collections } from './collections/collections';
import { type ReportRecord, type StoredReport, reportInSnapshot } from './stored-report';
import { microsOf, timestampOf } from './timestamp-micros';

/** 'made': reports by the member. 'received': reports by others about the member's items and comments. */
export type ReportDirection = 'made' | 'received';

export interface MemberReportsRequest {
  readonly uid: string;
  readonly direction: ReportDirection;
  readonly after: QueuePlace | null;
}

/**
 * The reports that a member made, and the reports about the member's items and comments. Leaves out reports that
 * earlier versions of the product stored without a number.
 */
export interface MemberReportsRepo {
  /** Returns a page of reports, the newest first. Costs up to 51 reads, or up to 102 for 'received'. */
  list(request: MemberReportsRequest): Promise<{
    readonly reports: readonly StoredReport[];
    readonly next: QueuePlace | null;
  }>;
  /**
   * Returns how many reports exist for each direction ('made' and 'received'). Costs 3 reads if each of the three
   * queries counts at most 1,000 reports.
   */
  count(uid: string): Promise<Readonly<Record<ReportDirection, number>>>;
}

type Reports = Query<ReportRecord, ReportRecord>;

export function createMemberReportsRepo(db: Firestore): MemberReportsRepo {
  const reports = collections.reports.in(db);
  /** Returns the queries for each direction. Each query has an index in Firestore. */
  const queriesOf = (uid: string): Readonly<Record<ReportDirection, readonly Reports[]>> => ({
    made: [reports.where('reporterId', '==', uid)],
    received: [
      reports.where('itemOwnerId', '==', uid).where('commentId', '==', null),
      reports.where('comment.userId', '==', uid),
    ],
  });

  return {
    list: async ({ uid, direction, after }) => {
      const pages = await Promise.all(queriesOf(uid)[direction].map((of) => pageOf(of, after)));
      const found = pages.flat().toSorted(newestFirst);
      const page = found.slice(0, REPORTS_PER_PAGE);
      const last = found.length > page.length ? page.at(-1) : undefined;
      return {
        reports: page.flatMap(({ report }) => report ?? []),
        next: last ? { sort: 'newest', isGrouped: false, value: null, ...last.place } : null,
      };
    },
    count: async (uid) => {
      const { made, received } = queriesOf(uid);
      const [countMade, countReceived] = await Promise.all([sumOf(made), sumOf(received)]);
      return { made: countMade, received: countReceived };
    },
  };
}

interface FoundReport {
  /** The report, or null if it is invalid. */
  readonly report: StoredReport | null;
  readonly place: Pick<QueuePlace, 'at' | 'key'>;
}

async function pageOf(of: Reports, after: QueuePlace | null): Promise<FoundReport[]> {
  const ordered = of.orderBy('createdAt', 'desc').orderBy('number', 'desc');
  const from = after ? ordered.startAfter(timestampOf(after.at), after.key) : ordered;
  const { docs } = await from.limit(REPORTS_PER_PAGE + 1).get();
  return docs.flatMap((document) => {
    const at = collections.reports.exactTime(document, 'createdAt');
    const key = collections.reports.field(document, 'number');
    if (!at || typeof key !== 'string') return [];
    return [{ report: reportInSnapshot(document), place: { at: microsOf(at), key } }];
  });
}

const newestFirst = ({ place: a }: FoundReport, { place: b }: FoundReport): number =>
  b.at - a.at || (a.key < b.key ? 1 : -1);

async function sumOf(queries: readonly Reports[]): Promise<number> {
  const counts = await Promise.all(queries.map((of) => of.count().get()));
  return counts.reduce((sum, counted) => sum + counted.data().count, 0);
}
