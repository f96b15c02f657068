import { createHash } from 'node:crypto';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { REPORT_STATUSES } from '@contract/schemas/report';
import { DELETED_ADMIN_ID } from '../domain/moderation/reporter-record-key';
import type { EntryStatus } from '../domain/moderation/queue-entries';
import { entryTerms, reportTerms } from '../domain/moderation/search-terms';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import { pagesOf } from './pages-of';
import { queueEntryRef } from './report-sums';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because reports and decisions change
 * the entries at the same time.
 */
const MAX_ATTEMPTS = 20;
/** How many reports one read and one transaction process. */
const PAGE_SIZE = 100;
/** The fields with ids of members. */
const ID_FIELDS = ['reporterId', 'itemOwnerId', 'comment.userId', 'decidedById'] as const;
const ENTRY_STATUSES = ['all', ...REPORT_STATUSES] as const satisfies readonly EntryStatus[];

/**
 * Removes the ids and names of a member from all reports, including invalid ones, and from the words by which admins
 * find the reports. Reports of the member's items also lose the thumbnail. The reports stay, with the decisions of
 * admins. Idempotent.
 */
export async function anonymizeReports(db: Firestore, uid: string, pageSize = PAGE_SIZE) {
  const reports = collections.reports.in(db).withConverter<DocumentData>(null);
  for (const field of ID_FIELDS)
    for (;;) {
      const { docs } = await reports.where(field, '==', uid).limit(1).get();
      const [found] = docs;
      if (!found) break;
      await unnameSubject(db, found, uid, pageSize);
    }
}

/**
 * Changes all reports of an item or comment that name the member. Uses several transactions, because there can be very
 * many reports.
 */
async function unnameSubject(
  db: Firestore,
  found: QueryDocumentSnapshot,
  uid: string,
  pageSize: number,
): Promise<void> {
  const subjectId = collections.reports.field(found, 'subjectId') ?? null;
  const { refs, dropped } =
    subjectId === null
      ? { refs: [found.ref], dropped: new Set<string>() }
      : await wordsToDrop(db, subjectId, uid, pageSize);
  for (let start = 0; start < refs.length; start += pageSize) {
    const some = refs.slice(start, start + pageSize);
    await db.runTransaction(
      (transaction) =>
        unnameSome(transaction, db, { refs: some, subjectId, dropped, uid }).catch(
          rethrowTransactionError,
        ),
      { maxAttempts: MAX_ATTEMPTS },
    );
  }
}

/**
 * Returns the reports of an item or comment that name the member. Also returns the search words that no report contains
 * any more after the member's names are removed.
 */
async function wordsToDrop(db: Firestore, subjectId: string, uid: string, pageSize: number) {
  const refs: DocumentReference[] = [];
  const [dropped, kept] = [new Set<string>(), new Set<string>()];
  const ofSubject = collections.reports
    .in(db)
    .withConverter<DocumentData>(null)
    .where('subjectId', '==', subjectId)
    .orderBy(FieldPath.documentId());
  for await (const page of pagesOf(ofSubject, pageSize))
    for (const { ref, data } of page.map((it) => ({ ref: it.ref, data: it.data() }))) {
      const unnamed = withoutMember(data, uid);
      if (unnamed) {
        refs.push(ref);
        termsIn(data).forEach((term) => dropped.add(term));
      }
      termsIn(unnamed ?? data).forEach((term) => kept.add(term));
    }
  return { refs, dropped: new Set([...dropped].filter((term) => !kept.has(term))) };
}

interface SomeReports {
  readonly refs: readonly DocumentReference[];
  readonly subjectId: string | null;
  readonly dropped: ReadonlySet<string>;
  readonly uid: string;
}

/**
 * Removes the member from some of the reports in one transaction. The same transaction removes the member's words from
 * the reports' queue entries, so that an interruption leaves no words behind.
 */
async function unnameSome(
  transaction: Transaction,
  db: Firestore,
  { refs, subjectId, dropped, uid }: SomeReports,
): Promise<void> {
  const stored = await transaction.getAll(...refs);
  const entries =
    subjectId === null
      ? []
      : await readDocuments(
          transaction,
          ...ENTRY_STATUSES.map((status) => queueEntryRef(db, subjectId, status)),
        );
  for (const report of stored) if (report.exists) unname(transaction, report, uid);
  for (const entry of entries) {
    const terms = collections.queueEntries.field(entry, 'terms') ?? [];
    if (terms.some((term) => dropped.has(term)))
      transaction.update(entry.ref, { terms: terms.filter((term) => !dropped.has(term)) });
  }
}

function unname(transaction: Transaction, stored: DocumentSnapshot, uid: string): void {
  const data = stored.data() ?? {};
  const unnamed = withoutMember(data, uid);
  if (unnamed === null) return;
  // The report moves to a new document, because the id of the old one contains the reporter's uid.
  const isReporter = data['reporterId'] === uid;
  if (isReporter) transaction.delete(stored.ref);
  const ref = isReporter ? stored.ref.parent.doc(unnamedId(stored.id)) : stored.ref;
  transaction.set(ref, unnamed);
}

/**
 * The fields that are cleared in a report about a member's item. These include the link to the listing, because it
 * leads to the member's page on the platform, and the picture, because it can show personal data of the member.
 */
const WITHOUT_OWNER = { itemOwnerId: null, itemOwner: null, itemListingUrl: null, thumbnail: null };

/** Returns the report without the member, or null if it does not name the member. */
function withoutMember(data: DocumentData, uid: string): DocumentData | null {
  const comment = data['comment'] as DocumentData | null | undefined;
  const changes = [
    data['reporterId'] === uid && {
      reporterId: null,
      reporterUsername: null,
      idempotencyKey: null,
    },
    data['itemOwnerId'] === uid && WITHOUT_OWNER,
    comment?.['userId'] === uid && { comment: { ...comment, userId: null, username: null } },
    data['decidedById'] === uid && { decidedById: DELETED_ADMIN_ID, decidedBy: null },
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

/** Returns the search words that a report adds to its queue entries. */
const termsIn = (report: DocumentData): string[] => entryTerms([], [namesIn(report)]);

/** Returns a new document id without the uid. A repeat returns the same id. */
const unnamedId = (id: string) =>
  `unnamed_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;
