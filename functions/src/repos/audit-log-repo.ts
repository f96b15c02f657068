import { AUDIT_ENTRIES_PER_PAGE, type AuditRecord } from '@contract/schemas/audit-log';
import { MEMBER_PARTS_MAX } from '@contract/schemas/moderated-member';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { pageByTime } from './page-by-time';

export interface StoredAuditEntry {
  readonly id: string;
  readonly record: AuditRecord;
}

export interface AuditLogRepo {
  /**
   * Returns a page, the newest first, without invalid documents. The cursor stays valid if entries are added. One read for each
   * entry, and one more.
   */
  list(cursor: string | undefined): Promise<{
    readonly entries: readonly StoredAuditEntry[];
    readonly next: string | null;
  }>;
  /** Returns the newest entries about a member, without invalid documents. A read for each. */
  newestAbout(memberId: string): Promise<readonly StoredAuditEntry[]>;
}

export const createAuditLogRepo = (db: Firestore): AuditLogRepo => ({
  list: async (cursor) => {
    const { auditLog } = collections;
    const { records, next } = await pageByTime({
      ...{ row: auditLog, documents: auditLog.in(db), time: 'at', cursor },
      limit: AUDIT_ENTRIES_PER_PAGE,
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
});
