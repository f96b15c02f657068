import {
  AUDIT_ENTRIES_PER_PAGE,
  type AdminAct,
  type AuditRecord,
} from '@contract/schemas/audit-log';
import { MEMBER_PARTS_MAX } from '@contract/schemas/moderated-member';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { pageByTime } from './page-by-time';
import { pagesOf } from './pages-of';

/** Of a search for several words. Firestore can find only one of them. */
const MAX_READS = 500;
const EXPORTED_AT_ONCE = 500;

export interface StoredAuditEntry {
  readonly id: string;
  readonly record: AuditRecord;
}

/** Which entries. Those of earlier versions have no words until `completeEarlierEntries` has run. */
export interface AuditSearch {
  /** All must be in the entry, folded. The first should be the rarest. */
  readonly terms: readonly string[];
  readonly act: AdminAct | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly before: Date | undefined;
}

export interface AuditLogRepo {
  /**
   * Returns a page, the newest first, without invalid documents. The cursor stays valid if entries are added. One read for each
   * entry, and one more; up to about 500 for several words. Such a page can be short although there are more.
   */
  list(
    search: AuditSearch,
    cursor: string | undefined,
  ): Promise<{
    readonly entries: readonly StoredAuditEntry[];
    readonly next: string | null;
  }>;
  /** Returns the newest entries about a member, without invalid documents. A read for each. */
  newestAbout(memberId: string): Promise<readonly StoredAuditEntry[]>;
  /** Yields all entries that a search finds in parts, the newest first, with how many were read for them. */
  all(search: AuditSearch): AsyncIterable<{
    readonly entries: readonly StoredAuditEntry[];
    readonly reads: number;
  }>;
}

export const createAuditLogRepo = (db: Firestore): AuditLogRepo => ({
  list: async (search, cursor) => {
    const { records, next } = await pageByTime<AuditRecord, 'at'>({
      ...{ row: collections.auditLog, documents: found(db, search), time: 'at', cursor },
      limit: AUDIT_ENTRIES_PER_PAGE,
      ...(search.terms.length > 1 && {
        only: { matches: (record) => hasAll(search, record), maxReads: MAX_READS },
      }),
    });
    return { entries: records, next };
  },
  newestAbout: async (memberId) => {
    const { auditLog } = collections;
    const { records } = await pageByTime({
      ...{ row: auditLog, documents: auditLog.in(db).where('memberId', '==', memberId) },
      ...{ time: 'at', cursor: undefined, limit: MEMBER_PARTS_MAX },
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
