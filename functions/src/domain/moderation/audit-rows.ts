import type { AuditEntry } from '@contract/schemas/audit-log';
import { escapeSpreadsheetText } from '../escape-spreadsheet-text';

/** The column titles of an exported audit log, which are the first row of the file. Times are in UTC (ISO 8601). */
export const AUDIT_COLUMN_TITLES = [
  'Time',
  'Action',
  'Admin',
  'Report',
  'Decided reports',
  'Item',
  'Comment',
  'Member',
  'Before',
  'After',
  'Note',
] as const;

/** Returns the cells of an audit entry in the order of `AUDIT_COLUMN_TITLES`, escaped for spreadsheets. */
export const auditRow = (entry: AuditEntry): string[] =>
  [
    entry.at,
    entry.act,
    nameText(entry.adminUsername),
    entry.report ?? '',
    entry.report === null ? '' : String(entry.reports),
    entry.subject,
    entry.isComment ? 'yes' : '',
    nameText(entry.memberUsername),
    entry.before,
    entry.after,
    entry.note,
  ].map(escapeSpreadsheetText);

const nameText = (username: string | null): string => username ?? 'deleted member';
