import * as z from 'zod/mini';
import { visibleLines } from './visible-text';
import { textOrNull } from './firestore-fields';
import { itemIdSchema } from './item';
import { platformSchema } from './platform';
import { REPORT_NOTES, REPORT_REASONS, REPORT_STATUSES } from './report';

/** Reports in a page of the queue. */
export const REPORTS_PER_PAGE = 50;
/** Entries in a page of the queue with `group=subject`. Each costs three reads if its item is hidden, and two otherwise, so a page costs at most 55. */
export const ENTRIES_PER_PAGE = 17;

export const REVIEW_NOTES_MAX = 2000;
/** Room for notes of the longest length, even if each character is escaped. */
export const DECISION_MAX_BYTES = 16 * 1024;

/** For how long a hidden item can be shown again. It is removed then. */
export const HIDDEN_DAYS = 30;

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

/** Eight digits, the same for admins in texts and in addresses. */
export const reportNumberSchema = z.string().check(z.regex(/^[1-9]\d{7}$/));

const reasonSchema = z.enum(REPORT_REASONS);
const statusSchema = z.enum(REPORT_STATUSES);

/** The statuses that a decision can set, regardless of the report's status before. */
export const DECISIONS = ['resolved', 'dismissed', 'reviewed'] as const;
export type Decision = (typeof DECISIONS)[number];

const reportedItemSchema = z.object({
  id: itemIdSchema,
  /** The address of the thumbnail as it was reported. Only admins can open it. Null if there is none. */
  thumbnail: textOrNull,
  /** The texts of the item as they were reported. */
  title: z.string(),
  /** The owner's. Null after their account was deleted. */
  username: textOrNull,
  /** A decimal such as '34.99'. Null for a report that an earlier version stored about an item that is gone. */
  soldPrice: textOrNull,
  platform: z.nullable(platformSchema),
  /** The original listing, at any of the six marketplaces. */
  ebayUrl: textOrNull,
});

const reportedCommentSchema = z.object({
  id: itemIdSchema,
  username: textOrNull,
  /** As it was reported. */
  content: textOrNull,
});

/** How often admins agreed with a member's reports before this one. */
const reporterRecordSchema = z.object({
  /** Reports that were resolved. */
  upheld: z.int().check(z.nonnegative()),
  /** Reports that were resolved or dismissed. */
  decided: z.int().check(z.nonnegative()),
});
export type ReporterRecord = z.infer<typeof reporterRecordSchema>;

/** How an item is hidden now. */
const hiddenSchema = z.object({
  /** Whether reports hid it, without a decision. */
  isAutomatic: z.boolean(),
  at: z.iso.datetime(),
  /** When it is removed. Null until an admin decided to keep it hidden. */
  removedAt: z.nullable(z.iso.datetime()),
});

export const reportedSchema = z.object({
  id: reportNumberSchema,
  status: statusSchema,
  reason: reasonSchema,
  /** Null if the member wrote none. */
  description: textOrNull,
  reviewNotes: textOrNull,
  createdAt: z.iso.datetime(),
  /** Null after the account was deleted. */
  reporterUsername: textOrNull,
  reporter: reporterRecordSchema,
  item: reportedItemSchema,
  /** Null for a report of the item itself. */
  comment: z.nullable(reportedCommentSchema),
  /** What became of the item or comment if it is gone. */
  gone: z.nullable(z.enum(REPORT_NOTES)),
  hidden: z.nullable(hiddenSchema),
  /** Null like `decidedAt`, and after the admin's account was deleted. */
  decidedBy: textOrNull,
  /** Null for a pending report, and for one that the product itself decided. */
  decidedAt: z.nullable(z.iso.datetime()),
  /** Whether the admin made it, or owns what it is about, and so must leave it to others. */
  isOwn: z.boolean(),
  /** What `If-Match` of a decision names. */
  version: z.string(),
  /** With `group=subject`: how many reports of the chosen status the item or comment has. */
  reportsCount: z.optional(z.int().check(z.positive())),
  /** With `group=subject`: their reasons, the most frequent first. */
  reasons: z.optional(z.array(reasonSchema)),
});
export type Reported = z.infer<typeof reportedSchema>;

export const REPORT_SORTS = ['newest', 'oldest', 'most_reported', 'most_likely_upheld'] as const;
export type ReportSort = (typeof REPORT_SORTS)[number];

export const REPORT_SEARCH_MAX = 100;

export const reportsQuerySchema = z
  .strictObject({
    status: z._default(z.enum(['all', ...REPORT_STATUSES]), 'all'),
    sort: z._default(z.enum(REPORT_SORTS), 'newest'),
    /** Of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(300))),
    /** Words of the title, or usernames of owner, author or reporter. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_SEARCH_MAX))),
    /** One entry for each item or comment: its newest report of the status. */
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
  reports: z.array(reportedSchema),
  /** Of all reports, regardless of the query. */
  counts: reportCountsSchema,
  /** The cursor of the next page. Null after the last one. */
  next: z.nullable(z.string()),
});
export type ReportsPage = z.infer<typeof reportsPageSchema>;

const reviewNotes = z._default(
  z
    .string()
    .check(z.overwrite(visibleLines), z.maxLength(REVIEW_NOTES_MAX, MODERATION_MESSAGES.notesLong)),
  '',
);

export const decisionSchema = z.strictObject({
  status: z.enum(DECISIONS),
  reviewNotes,
  /** Whether the other pending reports of the item or comment get the same status and notes. */
  group: z._default(z.boolean(), false),
});
export type DecisionInput = z.output<typeof decisionSchema>;

/** '' if the admin wrote none. */
export const reviewNotesSchema = z.strictObject({ reviewNotes });

export const reportAnswerSchema = z.object({ report: reportedSchema });
