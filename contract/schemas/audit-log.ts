import * as z from 'zod/mini';
import { textOrNull, timestampField } from './firestore-fields';
import { reportNumberSchema } from './reported';

export const AUDIT_ENTRIES_PER_PAGE = 50;

/** What admins can do. Each act has an entry. */
export const ADMIN_ACTS = [
  'decide_report',
  'hide_item',
  'show_item',
  'delete_item',
  'delete_comment',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

const entryFields = {
  act: z.enum(ADMIN_ACTS),
  /** Null after the admin's account was deleted. */
  adminUsername: textOrNull,
  /** The report through which the admin acted. */
  report: reportNumberSchema,
  /** How many reports the act decided. */
  reports: z._default(z.int().check(z.nonnegative()), 1),
  /** The title of the item. */
  subject: z.string(),
  /** Whose item or comment it is. Null after their account was deleted. */
  memberUsername: textOrNull,
  /** '' if the admin wrote none. */
  note: z.string(),
  /** A status of the reports, of what they are about, or of both: 'pending', 'shown', 'pending, hidden'. */
  before: z.string(),
  after: z.string(),
} as const;

/** The document `auditLog/{entryId}`. It is never changed, except that erasures take names and ids out. */
export const auditRecordSchema = z.object({
  ...entryFields,
  at: timestampField,
  adminId: textOrNull,
  itemId: z.string(),
  /** Null for an act about an item. */
  commentId: textOrNull,
  memberId: textOrNull,
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  ...entryFields,
  at: z.iso.datetime(),
  isComment: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditCursorSchema = z.string().check(z.regex(/^\d{1,17}\.[A-Za-z0-9]{1,40}$/));

export const auditPageSchema = z.object({
  /** The newest first. */
  entries: z.array(auditEntrySchema),
  /** The cursor of the next page. Null after the last one. */
  next: z.nullable(auditCursorSchema),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditQuerySchema = z.strictObject({
  cursor: z.optional(auditCursorSchema),
});
