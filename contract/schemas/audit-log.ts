import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';
import { reportNumberSchema } from './report-for-admins';

export const AUDIT_ENTRIES_PER_PAGE = 50;

/** Firestore deletes an entry after this many years. */
export const AUDIT_LOG_RETENTION_YEARS = 2;

/**
 * The most entries that a CSV export of the audit log reads. A search that would read more entries gets a 413. The file
 * has only the entries that match, which can be fewer.
 */
export const AUDIT_EXPORT_MAX_ENTRIES = 10_000;

export const AUDIT_LOG_MESSAGES = {
  tooWide: 'This search is too wide for a download. Choose a shorter range.',
  otherYear: 'Choose a day between 2000 and 2999',
  reversed: "The first day can't be after the last day",
  failed: "We couldn't prepare your download. Please try again.",
} as const;

export const AUDIT_SEARCH_MAX_LENGTH = 100;

/** The acts of admins. Each act adds an entry to the audit log. */
export const ADMIN_ACTS = [
  'decide_report',
  'hide_item',
  'show_item',
  'delete_item',
  'delete_comment',
  'warn_member',
  'suspend_member',
  'restore_member',
  'note_member',
  'grant_appeal',
  'reject_appeal',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

const entryFields = {
  act: z.enum(ADMIN_ACTS),
  /** The admin who acted. Null after the admin's account was deleted. */
  adminUsername: textOrNull,
  /** The number of the report that led to the act. Null for an act about a member or an appeal. */
  report: z._default(z.nullable(reportNumberSchema), null),
  /** The number of reports that the act decided. */
  reports: z._default(z.int().check(z.nonnegative()), 1),
  /** The title of the item that the act is about, or '' for an act about a member. */
  subject: z.string(),
  /**
   * The owner of the item, the author of the comment, or the member whom the act is about. Null after their account
   * was deleted.
   */
  memberUsername: textOrNull,
  /** What the admin wrote about the act, or '' if nothing. */
  note: z.string(),
  /**
   * The state before the act: the status of the reports, of the item or comment, or of both, such as 'pending',
   * 'shown', or 'pending, hidden'. For a member: 'active', or the time until which the member is suspended.
   */
  before: z.string(),
  after: z.string(),
} as const;

/**
 * The document `auditLog/{entryId}`. It never changes, except that an erasure of an account removes the member's name
 * and id from it. A name is also null for a member without a username.
 */
export const auditRecordSchema = z.object({
  ...entryFields,
  at: timestampField,
  /**
   * When Firestore deletes the entry. Older entries lack `expiresAt` and `terms` until `npm run backfill-reports` has
   * run.
   */
  expiresAt: z.optional(timestampField),
  /** The search terms of the entry: lower-case words without accents. */
  terms: z._default(z.array(z.string()), []),
  adminId: textOrNull,
  /** The id of the item that the act is about. Null for an act about a member. */
  itemId: textOrNull,
  /** The id of the comment that the act is about. Null for any other act. */
  commentId: textOrNull,
  memberId: textOrNull,
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  ...entryFields,
  /** The admin who acted. Null after the admin's account was deleted, and '' for an account without a username. */
  adminUsername: textOrNull,
  memberUsername: textOrNull,
  at: z.iso.datetime(),
  isComment: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditCursorSchema = z.string().check(z.regex(/^\d{1,17}\.[A-Za-z0-9]{1,40}$/));

export const auditPageSchema = z.object({
  /** The entries, the newest first. */
  entries: z.array(auditEntrySchema),
  /** The cursor of the next page of the audit log. Null on the last page. */
  next: z.nullable(auditCursorSchema),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/**
 * The earliest day of a search in the audit log. The search needs such a limit, because Firestore has no time before
 * the year 1.
 */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

/** A UTC day in a search of the audit log. */
export const auditDaySchema = z.iso.date().check(
  z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, {
    message: AUDIT_LOG_MESSAGES.otherYear,
  }),
);

const auditFilters = {
  /** The search text: words of a title or note, or whole usernames. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(AUDIT_SEARCH_MAX_LENGTH))),
  act: z.optional(z.enum(ADMIN_ACTS)),
  /** The first and the last UTC day of the search, both inclusive. */
  from: z.optional(auditDaySchema),
  to: z.optional(auditDaySchema),
} as const;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
const inOrder = z.refine<Days>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { message: AUDIT_LOG_MESSAGES.reversed, path: ['from'] },
);

export const auditQuerySchema = z
  .strictObject({ ...auditFilters, cursor: z.optional(auditCursorSchema) })
  .check(inOrder);
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditExportQuerySchema = z.strictObject(auditFilters).check(inOrder);
export type AuditFilters = z.output<typeof auditExportQuerySchema>;
