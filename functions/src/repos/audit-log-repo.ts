import {
  AUDIT_ENTRIES_PER_PAGE,
  type AdminAct,
  type AuditRecord,
} from '@contract/schemas/audit-log';
import { MEMBER_SHEET_ENTRIES_MAX } from '@contract/schemas/members-for-admins';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { readPageByTime } from './page-by-time';
import { pagesOf } from './pages-of';

/**
 * The maximum number of reads of a search with several words. Firestore can search for only one word, so the server
 * also reads entries that lack the other words, and leaves them out.
 */
const MAX_READS = 500;
const EXPORTED_AT_ONCE = 500;

export interface StoredAuditEntry {
  readonly id: string;
  readonly record: AuditRecord;
}

/** A search for audit entries. Entries of earlier versions have no words until `migrateLegacyAuditEntries` has run. */
export interface AuditSearch {
  /** The words that an entry must have, in lower case and without accents. The first word should be the rarest. */
  readonly terms: readonly string[];
  readonly act: AdminAct | undefined;
  readonly from: Date | undefined;
  /** The search finds only entries before this time (exclusive). */
  readonly before: Date | undefined;
}

export interface AuditLogRepo {
  /**
   * Returns a page of valid entries, the newest first. The cursor stays valid when entries are added. Costs one read
   * for each entry, and one additional read. A search with several words costs up to about 500 reads, and its page can
   * have fewer entries than the limit although a next page exists.
   */
  list(
    search: AuditSearch,
    cursor: string | undefined,
  ): Promise<{
    readonly entries: readonly StoredAuditEntry[];
    readonly next: string | null;
  }>;
  /** Returns the newest valid entries about a member. Costs one read for each entry. */
  newestAbout(memberId: string): Promise<readonly StoredAuditEntry[]>;
  /**
   * Yields all entries that a search finds, in groups, the newest first. Each group states the number of reads that it
   * cost.
   */
  all(search: AuditSearch): AsyncIterable<{
    readonly entries: readonly StoredAuditEntry[];
    readonly reads: number;
  }>;
}

export const createAuditLogRepo = (db: Firestore): AuditLogRepo => ({
  list: async (search, cursor) => {
    const { records, next } = await readPageByTime<AuditRecord, 'at'>({
      row: collections.auditLog,
      documents: found(db, search),
      time: 'at',
      cursor,
      limit: AUDIT_ENTRIES_PER_PAGE,
      ...(search.terms.length > 1 && {
        only: { matches: (record) => hasAll(search, record), maxReads: MAX_READS },
      }),
    });
    return { entries: records, next };
  },
  newestAbout: async (memberId) => {
    const { auditLog } = collections;
    const { records } = await readPageByTime({
      row: auditLog,
      documents: auditLog.in(db).where('memberId', '==', memberId),
      time: 'at',
      cursor: undefined,
      limit: MEMBER_SHEET_ENTRIES_MAX,
    });
    return records;
  },
  all: async function* (search) {
    const ordered = found(db, search).orderBy('at', 'desc').orderBy('__name__', 'desc');
    for await (const page of pagesOf(ordered, EXPORTED_AT_ONCE))
      yield {
        entries: page.flatMap((stored) => {
          const record = collections.auditLog.readable(stored);
          return record && hasAll(search, record) ? [{ id: stored.id, record }] : [];
        }),
        reads: page.length,
      };
  },
});

function found(db: Firestore, { terms, act, from, before }: AuditSearch) {
  const [term] = terms;
  let query: Query<AuditRecord, AuditRecord> = collections.auditLog.in(db);
  if (act !== undefined) query = query.where('act', '==', act);
  if (term !== undefined) query = query.where('terms', 'array-contains', term);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (before !== undefined) query = query.where('at', '<', before);
  return query;
}

const hasAll = ({ terms }: AuditSearch, record: AuditRecord): boolean =>
  terms.every((term) => record.terms.includes(term));
