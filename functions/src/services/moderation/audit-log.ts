import type { AuditEntry, AuditPage } from '@contract/schemas/audit-log';
import type { AuditLogRepo, StoredAuditEntry } from '../../repos/audit-log-repo';

export interface AuditLog {
  /** Returns what admins did, the newest first. */
  list(cursor: string | undefined): Promise<AuditPage>;
}

export const createAuditLog = ({ auditLog }: { readonly auditLog: AuditLogRepo }): AuditLog => ({
  list: async (cursor) => {
    const { entries, next } = await auditLog.list(cursor);
    return { entries: entries.map(auditEntryView), next };
  },
});

/** Returns an entry as admins see it. */
export function auditEntryView({ id, record }: StoredAuditEntry): AuditEntry {
  const { act, adminUsername, report, reports, subject, memberUsername, note, before, after } =
    record;
  return {
    ...{ id, act, adminUsername, report, reports, subject, memberUsername, note, before, after },
    at: record.at.toISOString(),
    isComment: record.commentId !== null,
  };
}
