import { DAY_MS } from '@contract/rules/durations';
import type { FileResponse } from '@contract/endpoints/define-endpoint';
import {
  AUDIT_EXPORT_MAX_ENTRIES,
  AUDIT_LOG_MESSAGES,
  type AuditEntry,
  type AuditFilters,
  type AuditPage,
  type AuditQuery,
} from '@contract/schemas/audit-log';
import { AUDIT_COLUMN_TITLES, auditRow } from '../../domain/moderation/audit-rows';
import { searchTerms } from '../../domain/moderation/search-terms';
import { utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import { csvOf } from '../../lib/csv';
import type { AuditLogRepo, AuditSearch, StoredAuditEntry } from '../../repos/audit-log-repo';

export interface AuditLog {
  /** Returns a page of the acts of admins, the newest first. */
  list(query: AuditQuery): Promise<AuditPage>;
  /**
   * Returns the acts of admins as CSV (RFC 4180), the newest first. Throws AppError 'too_large' if there are too many
   * acts.
   */
  csv(filters: AuditFilters): Promise<FileResponse>;
}

interface AuditLogDeps {
  readonly auditLog: Pick<AuditLogRepo, 'list' | 'all'>;
  readonly now: () => Date;
  readonly maxEntries?: number;
}

export const createAuditLog = ({
  auditLog,
  now,
  maxEntries = AUDIT_EXPORT_MAX_ENTRIES,
}: AuditLogDeps): AuditLog => ({
  list: async ({ cursor, ...filters }) => {
    const search = searchOf(filters);
    if (!search) return { entries: [], next: null };
    const { entries, next } = await auditLog.list(search, cursor);
    return { entries: entries.map(auditEntryView), next };
  },
  csv: async (filters) => {
    const search = searchOf(filters);
    const rows: string[][] = [];
    let reads = 0;
    for await (const part of search ? auditLog.all(search) : []) {
      reads += part.reads;
      if (reads > maxEntries) throw new AppError('too_large', AUDIT_LOG_MESSAGES.tooWide);
      rows.push(...part.entries.map((entry) => auditRow(auditEntryView(entry))));
    }
    const content = await csvOf([AUDIT_COLUMN_TITLES, ...rows]);
    return { content, filename: `boloboard-audit-log-${utcDay(now())}.csv` };
  },
});

/**
 * Returns the search conditions for the filters of a request. Returns null if the text to search for has no letter or
 * digit, because such a text finds nothing.
 */
function searchOf({ q = '', act, from, to }: AuditFilters): AuditSearch | null {
  const terms = searchTerms(q);
  if (terms.length === 0 && q !== '') return null;
  return {
    terms,
    act,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}

/** Returns an audit entry in the form in which the API sends it to admins. */
export function auditEntryView({ id, record }: StoredAuditEntry): AuditEntry {
  const { act, report, reports, subject, note, before, after } = record;
  return {
    id,
    act,
    report,
    reports,
    subject,
    note,
    before,
    after,
    adminUsername: nameOf(record.adminId, record.adminUsername),
    memberUsername: nameOf(record.memberId, record.memberUsername),
    at: record.at.toISOString(),
    isComment: record.commentId !== null,
  };
}

/** Returns the name in an audit entry. Returns null if an erasure has removed the id and the name. */
const nameOf = (id: string | null, username: string | null): string | null =>
  username ?? (id === null ? null : '');
