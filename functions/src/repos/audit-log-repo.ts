import { auditCursor, AUDIT_ENTRIES_PER_PAGE, type AuditRecord } from '@contract/schemas/audit-log';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { microsOf, timestampOf } from './timestamp-micros';

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
}

export function createAuditLogRepo(db: Firestore): AuditLogRepo {
  const { auditLog } = collections;
  return {
    list: async (cursor) => {
      const ordered = auditLog.in(db).orderBy('at', 'desc').orderBy('__name__', 'desc');
      const from = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor));
      const { docs } = await from.limit(AUDIT_ENTRIES_PER_PAGE + 1).get();
      const shown = docs.slice(0, AUDIT_ENTRIES_PER_PAGE);
      const last = docs.length > shown.length ? shown.at(-1) : undefined;
      const lastAt = last && auditLog.exactTime(last, 'at');
      return {
        entries: shown.flatMap((snapshot) => {
          const record = auditLog.readable(snapshot);
          return record ? { id: snapshot.id, record } : [];
        }),
        next: last && lastAt ? auditCursor(microsOf(lastAt), last.id) : null,
      };
    },
  };
}

/** Returns the values after which the page begins, in the order of the list. */
function placeOf(cursor: string) {
  const [micros = '', id = ''] = cursor.split('.');
  return [timestampOf(Number(micros)), id] as const;
}
