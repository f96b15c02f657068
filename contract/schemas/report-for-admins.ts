import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';
import { textOrNull } from './firestore-fields';
import { itemIdSchema } from './item';
import { platformSchema } from './platform';
import { SUBJECT_GONE_NOTES, REPORT_REASONS, REPORT_STATUSES } from './report';

/** The number of reports on a page of the queue. */
export const REPORTS_PER_PAGE = 50;
/**
 * The number of entries on a page of the queue with `group=subject`. An entry costs two reads, or three if its item is
 * hidden. A page costs at most 55 reads.
 */
export const QUEUE_ENTRIES_PER_PAGE = 17;

export const REVIEW_NOTES_MAX_LENGTH = 2000;
/** The limit of the request body. It fits the longest notes, even if each character is escaped in JSON. */
export const DECISION_MAX_BYTES = 16 * 1024;

/**
 * The number of days for which admins can make a hidden item visible again. After that, the product removes the item.
 */
export const HIDDEN_ITEM_RETENTION_DAYS = 30;

export const MODERATION_MESSAGES = {
  loading: 'Loading reports...',
  none: 'No reports found for the selected filter.',
  updated: 'Report updated',
  updatedText: 'The report status has been successfully updated.',
  updateFailed: 'Failed to update report',
  itemDeleted: 'Item deleted',
  itemDeletedText: 'The item has been permanently removed from the site.',
  itemDeletionFailed: 'Failed to delete item',
  commentDeleted: 'Comment deleted',
  commentDeletedText: 'The comment has been permanently removed from the site.',
  commentDeletionFailed: 'Failed to delete comment',
  notesLong: 'Review notes can be at most 2,000 characters long',
  missing: "This report doesn't exist.",
  otherCursor: 'This cursor belongs to another list. Start from the first page.',
  changed: 'This report was changed by somebody else.',
  ownReport: "You can't decide a report that you made.",
  ownItem: "You can't decide a report about your own item or comment.",
  notOfItem: 'This report is about a comment.',
  notOfComment: 'This report is about an item.',
  itemGone: 'This item no longer exists.',
  notHidden: 'This item is not hidden.',
  pictureMissing: 'The picture of this report is gone.',
} as const;

/** The number of a report: eight digits, which admins see in texts and URLs. */
export const reportNumberSchema = z.string().check(z.regex(/^[1-9]\d{7}$/));

const reasonSchema = z.enum(REPORT_REASONS);
const statusSchema = z.enum(REPORT_STATUSES);

/** The statuses that an admin can give to a report, regardless of its current status. */
export const REPORT_DECISIONS = ['resolved', 'dismissed', 'reviewed'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

const reportedItemSchema = z.object({
  id: itemIdSchema,
  /**
   * The URL of the item's thumbnail at the time of the report. Only admins can open it. Null if the item had no
   * thumbnail.
   */
  thumbnail: textOrNull,
  /** The title of the item at the time of the report. */
  title: z.string(),
  /** The username of the item's owner. Null after the owner's account was deleted. */
  username: textOrNull,
  /**
   * The sold price as a decimal text, such as '34.99'. Null if an earlier version stored the report and the item is
   * gone.
   */
  soldPrice: textOrNull,
  platform: z.nullable(platformSchema),
  /** The link to the original listing, at any of the six marketplaces. */
  ebayUrl: textOrNull,
});

const reportedCommentSchema = z.object({
  id: itemIdSchema,
  username: textOrNull,
  /** The text of the comment at the time of the report. */
  content: textOrNull,
});

/** The reporter's record before this report: how often admins agreed with earlier reports. */
const reporterRecordSchema = z.object({
  /** How many of the reporter's earlier reports admins resolved. */
  upheld: z.int().check(z.nonnegative()),
  /** How many of the reporter's earlier reports admins resolved or dismissed. */
  decided: z.int().check(z.nonnegative()),
});
export type ReporterTrackRecord = z.infer<typeof reporterRecordSchema>;

/** Why an item is hidden, and when it will be removed. */
const hiddenSchema = z.object({
  /** Whether members' reports hid the item, before any admin decided. */
  isAutomatic: z.boolean(),
  at: z.iso.datetime(),
  /** When the hidden item will be removed. Null until an admin decides to keep it hidden. */
  removedAt: z.nullable(z.iso.datetime()),
});

export const reportForAdminsSchema = z.object({
  id: reportNumberSchema,
  status: statusSchema,
  reason: reasonSchema,
  /** What the reporter wrote. Null if the reporter wrote nothing. */
  description: textOrNull,
  reviewNotes: textOrNull,
  createdAt: z.iso.datetime(),
  /** The reporter's username. Null after the reporter's account was deleted. */
  reporterUsername: textOrNull,
  reporter: reporterRecordSchema,
  item: reportedItemSchema,
  /** The reported comment. Null for a report of the item itself. */
  comment: z.nullable(reportedCommentSchema),
  /** Why the reported item or comment no longer exists. Null if it still exists. */
  gone: z.nullable(z.enum(SUBJECT_GONE_NOTES)),
  hidden: z.nullable(hiddenSchema),
  /**
   * The username of the admin who decided the report. Null if the report is pending, if the product decided it, or if
   * the admin's account was deleted.
   */
  decidedBy: textOrNull,
  /** When an admin decided the report. Null if the report is pending, or if the product decided it. */
  decidedAt: z.nullable(z.iso.datetime()),
  /**
   * Whether the admin who asks made the report, or owns the reported item or comment. In both cases, only another admin
   * may decide the report.
   */
  isOwn: z.boolean(),
  /** The value of `If-Match` for a call that decides the report. */
  version: z.string(),
  /** Only with `group=subject`: how many reports of the item or comment have the chosen status. */
  reportsCount: z.optional(z.int().check(z.positive())),
  /** Only with `group=subject`: the reasons of the reports that `reportsCount` counts, the most frequent first. */
  reasons: z.optional(z.array(reasonSchema)),
});
export type ReportForAdmins = z.infer<typeof reportForAdminsSchema>;

export const REPORT_SORTS = ['newest', 'oldest', 'most_reported', 'most_likely_upheld'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_SEARCH_MAX_LENGTH = 100;

export const reportsQuerySchema = z
  .strictObject({
    status: z._default(z.enum(['all', ...REPORT_STATUSES]), 'all'),
    sort: z._default(z.enum(REPORT_SORTS), 'newest'),
    /** The cursor `next` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(300))),
    /**
     * Words to search for in the item's title and in the usernames of the item's owner, the comment's author and the
     * reporter.
     */
    q: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_SEARCH_MAX_LENGTH))),
    /**
     * If it is 'subject', the queue has one entry for each reported item or comment. The entry shows the newest report
     * of the item or comment with the chosen status.
     */
    group: z.optional(z.literal('subject')),
  })
  .check(
    z.refine(({ sort, group }) => group !== undefined || sort === 'newest' || sort === 'oldest', {
      path: ['sort'],
      message: 'Only entries by subject can be sorted like this.',
    }),
  );
export type ReportsQuery = z.output<typeof reportsQuerySchema>;

const count = z.int().check(z.nonnegative());

export const reportCountsSchema = z.object({
  total: count,
  pending: count,
  reviewed: count,
  resolved: count,
  dismissed: count,
});
export type ReportCounts = z.infer<typeof reportCountsSchema>;

export const reportsPageSchema = z.object({
  reports: z.array(reportForAdminsSchema),
  /** The counts of all reports by status, regardless of the query. */
  counts: reportCountsSchema,
  /** The cursor of the next page. Null on the last page. */
  next: z.nullable(z.string()),
});
export type ReportsPage = z.infer<typeof reportsPageSchema>;

const reviewNotes = z._default(
  z
    .string()
    .check(
      z.overwrite(sanitizeMultilineText),
      z.maxLength(REVIEW_NOTES_MAX_LENGTH, MODERATION_MESSAGES.notesLong),
    ),
  '',
);

export const reportDecisionInputSchema = z.strictObject({
  status: z.enum(REPORT_DECISIONS),
  reviewNotes,
  /** Whether the status and notes also apply to the other pending reports of the same item or comment. */
  group: z._default(z.boolean(), false),
});
export type ReportDecisionInput = z.output<typeof reportDecisionInputSchema>;

/** What the admin wrote about the decision, or '' if nothing. */
export const reviewNotesSchema = z.strictObject({ reviewNotes });

export const reportResponseSchema = z.object({ report: reportForAdminsSchema });
