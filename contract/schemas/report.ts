import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';

export const REPORT_REASONS = ['personal_info', 'inappropriate', 'spam', 'fake', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The statuses of a report. A report is pending until an admin or the product decides it. */
export const REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/**
 * The review notes for reports of an item or comment that no longer exists. The product resolves the pending reports of
 * such an item or comment and stores one of these notes.
 */
export const SUBJECT_GONE_NOTES = {
  itemExpired: 'Item expired',
  itemDeleted: 'Item deleted',
  commentDeleted: 'Comment deleted',
} as const;
export type SubjectGoneNote = (typeof SUBJECT_GONE_NOTES)[keyof typeof SUBJECT_GONE_NOTES];

export const REPORT_DESCRIPTION_MAX_LENGTH = 1000;

/** The limit of the request body. It fits the longest description, even if each character is escaped in JSON. */
export const REPORT_MAX_BYTES = 16 * 1024;

export const REPORT_MESSAGES = {
  reasonRequired: 'Please select a reason for reporting.',
  descriptionLong: 'Description can be at most 1,000 characters long',
  alreadyReported: 'You have already reported this.',
  ownItem: "You can't report your own item.",
  ownComment: "You can't report your own comment.",
  commentMissing: 'This comment is no longer available.',
} as const;

export const reportInputSchema = z.strictObject({
  reason: z.enum(REPORT_REASONS, REPORT_MESSAGES.reasonRequired),
  /** What the reporting member wrote to explain the report, or '' if nothing. */
  description: z._default(
    z
      .string()
      .check(
        z.overwrite(sanitizeMultilineText),
        z.maxLength(REPORT_DESCRIPTION_MAX_LENGTH, REPORT_MESSAGES.descriptionLong),
      ),
    '',
  ),
});
export type ReportInput = z.output<typeof reportInputSchema>;

export const hasReportedResponseSchema = z.object({ hasReported: z.boolean() });
