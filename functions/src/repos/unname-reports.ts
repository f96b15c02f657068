import { createHash } from 'node:crypto';
import type {
  DocumentData,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { REPORT_STATUSES } from '@contract/schemas/report';
import { DELETED_ADMIN } from '../domain/moderation/counted-as';
import type { EntryStatus } from '../domain/moderation/queue-entries';
import { reportTerms } from '../domain/moderation/search-terms';
import { readAll } from './collections/collection';
import { collections } from './collections/collections';
import { throwAborted } from './grpc-status';
import { entryRef } from './report-sums';

/** Reports and decisions contend for the entries. */
const MAX_ATTEMPTS = 20;
/** The fields with the ids of members. */
const ID_FIELDS = ['reporterId', 'itemOwnerId', 'comment.userId', 'decidedById'] as const;
const ENTRY_STATUSES = ['all', ...REPORT_STATUSES] as const satisfies readonly EntryStatus[];

/**
 * Takes ids and names of a member out of all reports, also out of invalid ones, and out of the words by which admins find them. The
 * reports stay, with what admins decided. Safe to repeat.
 */
export async function unnameReports(db: Firestore, uid: string): Promise<void> {
  const reports = collections.reports.in(db).withConverter<DocumentData>(null);
  for (const field of ID_FIELDS)
    for (;;) {
      const { docs } = await reports.where(field, '==', uid).limit(1).get();
      const [found] = docs;
      if (!found) break;
      await db.runTransaction(
        (transaction) => unnameSubject(transaction, db, found, uid).catch(throwAborted),
        { maxAttempts: MAX_ATTEMPTS },
      );
    }
}

/** Changes all reports of one item or comment, because its entries have the words of all. */
async function unnameSubject(
  transaction: Transaction,
  db: Firestore,
  found: QueryDocumentSnapshot,
  uid: string,
): Promise<void> {
  const reports = collections.reports.in(db).withConverter<DocumentData>(null);
  const subjectId = collections.reports.field(found, 'subjectId') ?? null;
  if (subjectId === null) {
    const stored = await transaction.get(found.ref);
    if (stored.exists) unname(transaction, stored, uid);
    return;
  }
  const { docs } = await transaction.get(reports.where('subjectId', '==', subjectId));
  const refs = ENTRY_STATUSES.map((status) => entryRef(db, subjectId, status));
  const entries = await readAll(transaction, ...refs);
  const unnamed = docs.map((stored) => unname(transaction, stored, uid));
  for (const [place, status] of ENTRY_STATUSES.entries()) {
    const [ref, entry] = [refs[place], entries[place]];
    const ofStatus = unnamed.filter((report) => status === 'all' || report['status'] === status);
    const terms = [...new Set(ofStatus.flatMap((report) => termsIn(report)))];
    if (ref && entry?.exists) transaction.update(ref, { terms });
  }
}

/** Returns the report as it is then. */
function unname(transaction: Transaction, stored: DocumentSnapshot, uid: string): DocumentData {
  const data = stored.data() ?? {};
  const unnamed = withoutMember(data, uid);
  if (unnamed === null) return data;
  // The id of a report holds the uid of its reporter.
  const isReporter = data['reporterId'] === uid;
  if (isReporter) transaction.delete(stored.ref);
  const ref = isReporter ? stored.ref.parent.doc(unnamedId(stored.id)) : stored.ref;
  transaction.set(ref, unnamed);
  return unnamed;
}

/** Returns null if the report does not name the member. */
function withoutMember(data: DocumentData, uid: string): DocumentData | null {
  const comment = data['comment'] as DocumentData | null | undefined;
  const changes = [
    data['reporterId'] === uid && {
      reporterId: null,
      reporterUsername: null,
      idempotencyKey: null,
    },
    // The listing names its seller.
    data['itemOwnerId'] === uid && { itemOwnerId: null, itemOwner: null, itemListingUrl: null },
    comment?.['userId'] === uid && { comment: { ...comment, userId: null, username: null } },
    data['decidedById'] === uid && { decidedById: DELETED_ADMIN, decidedBy: null },
  ].filter((change) => change !== false);
  if (changes.length === 0) return null;
  const unnamed = changes.reduce<DocumentData>((all, change) => ({ ...all, ...change }), data);
  return 'terms' in data ? { ...unnamed, terms: reportTerms(namesIn(unnamed)) } : unnamed;
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const namesIn = (report: DocumentData) => ({
  itemTitle: textIn(report['itemTitle']) ?? '',
  itemOwner: textIn(report['itemOwner']),
  reporterUsername: textIn(report['reporterUsername']),
  comment: { username: textIn((report['comment'] as DocumentData | null)?.['username']) },
});

const termsIn = ({ terms }: DocumentData): string[] =>
  Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];

/** The same for a repeat. */
const unnamedId = (id: string) =>
  `unnamed_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
