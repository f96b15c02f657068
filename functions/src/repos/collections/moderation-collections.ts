import { APPEAL_STATUSES, RULING_END_REASONS, RULING_KINDS } from '@contract/schemas/appeal';
import { auditRecordSchema } from '@contract/schemas/audit-log';
import { centsField, textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { storedPlatformSchema } from '@contract/schemas/platform';
import { SUBJECT_GONE_NOTES, REPORT_REASONS, REPORT_STATUSES } from '@contract/schemas/report';
import * as z from 'zod/mini';
import { collection } from './collection';
import {
  deletedInStep,
  READABLE_BY_NOBODY,
  NO_MEMBER_DATA_RULES,
  OWN_DATA_RULES,
  readableBy,
} from './row-rules';

const nullDefault = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

const count = z._default(z.int(), 0);

/**
 * A report. It contains copies of what was reported, because owners can change or delete the original. Reports that
 * earlier versions stored lack the fields that have a default.
 */
const reportSchema = () =>
  z.object({
    /** The number of the report: eight digits. Null until `npm run backfill-reports` has run. */
    number: nullDefault(z.string()),
    /** The id of the reported item, or `{itemId}_{commentId}` for a comment. Null if `number` is null. */
    subjectId: nullDefault(z.string()),
    reason: z.enum(REPORT_REASONS),
    description: z.string(),
    status: z.enum(REPORT_STATUSES),
    /**
     * What the admin wrote, or why the product decided the report. Null for a pending report, and if the admin wrote
     * nothing.
     */
    note: nullDefault(z.string()),
    itemId: z.string(),
    /** The id of the comment. This field and `comment` are null for a report of the item itself. */
    commentId: nullDefault(z.string()),
    /**
     * The uid of the reporter. Null after the reporter's account was deleted. All other fields with a member's name or
     * id, except `decidedById`, also become null when the member's account is deleted.
     */
    reporterId: textOrNull,
    reporterUsername: nullDefault(z.string()),
    /**
     * How many of the reporter's earlier reports admins had resolved when this report was made (`reporterUpheld`), and
     * how many they had either resolved or dismissed (`reporterDecided`).
     */
    reporterUpheld: count,
    reporterDecided: count,
    /** Whether the report counts toward hiding its item. */
    countsForHiding: z._default(z.boolean(), false),
    itemTitle: z.string(),
    itemOwnerId: textOrNull,
    itemOwner: textOrNull,
    itemPriceCents: nullDefault(centsField),
    itemPlatform: nullDefault(storedPlatformSchema),
    itemListingUrl: nullDefault(z.string()),
    /** The path of the copied picture: `reports/{itemId}/{name}.webp`. Null if it was not copied. */
    thumbnail: nullDefault(z.string()),
    comment: nullDefault(
      z.object({ userId: textOrNull, username: textOrNull, content: textOrNull }),
    ),
    /** Why the item or comment no longer exists. Null while it exists. */
    gone: nullDefault(z.enum(SUBJECT_GONE_NOTES)),
    /**
     * The admin who decided, or 'deleted-member' after the admin's account was deleted. Null for a pending report, and
     * for one that the product decided.
     */
    decidedById: nullDefault(z.string()),
    decidedBy: nullDefault(z.string()),
    decidedAt: nullDefault(timestampField),
    /**
     * When an admin last used this report to show the hidden item again. Null if an admin has decided the report after
     * that.
     */
    shownAt: nullDefault(timestampField),
    /**
     * The words by which admins can find the report: the words of the title and the usernames, in lower case and
     * without accents.
     */
    terms: z._default(z.array(z.string()), []),
    /** The bound idempotency key. A request with the same key is a repeat of this report. */
    idempotencyKey: nullDefault(z.string()),
    createdAt: timestampField,
  });

/** A member's appeal against a ruling, with its outcome. */
const appealSchema = () =>
  z.object({
    text: z.string(),
    at: timestampField,
    /** The bound idempotency key. A request with the same key is a repeat of this appeal. */
    key: textOrNull,
    status: z.enum(APPEAL_STATUSES),
    /**
     * The admin who decided the appeal. Null while the appeal is pending. `decidedById` and `decidedBy` are also null
     * after the admin's account was deleted.
     */
    decidedById: textOrNull,
    decidedBy: textOrNull,
    decidedAt: z.nullable(timestampField),
    answer: z.string(),
  });

const rulingSchema = () =>
  z.object({
    kind: z.enum(RULING_KINDS),
    memberId: z.string(),
    /** The member's username at the time of the ruling. `itemTitle` and `by` are copies from the same time. */
    memberUsername: textOrNull,
    at: timestampField,
    /** What the admin wrote to the member. Null for a hidden item, which has a `reason` instead. */
    text: textOrNull,
    reason: z.nullable(z.enum(REPORT_REASONS)),
    itemId: textOrNull,
    itemTitle: textOrNull,
    /** Whether reports by members hid the item before any admin decided. */
    isAutomatic: z.boolean(),
    /**
     * The admin who made the ruling. `byId` and `by` are null if reports hid the item, and after the admin's account
     * was deleted.
     */
    byId: textOrNull,
    by: textOrNull,
    /**
     * For a suspension: when it ends, or ENDLESS_SUSPENSION_END. For a hidden item: when the item is removed, or null
     * if no admin has decided yet to keep it hidden.
     */
    until: z.nullable(timestampField),
    end: z.nullable(z.enum(RULING_END_REASONS)),
    endedAt: z.nullable(timestampField),
    appeal: z.nullable(appealSchema()),
    /**
     * `appealStatus` and `appealAt` are copies of the fields `status` and `at` of `appeal`, because queries need them.
     */
    appealStatus: z.nullable(z.enum(APPEAL_STATUSES)),
    appealAt: z.nullable(timestampField),
    /**
     * Whether the suspension ended the member's subscription at the end of its paid period. Only the member can resume
     * the subscription.
     */
    endsSubscription: z._default(z.boolean(), false),
    /** The bound idempotency key. A request with the same key is a repeat of this act. Null for a hidden item. */
    idempotencyKey: textOrNull,
  });

export const moderationCollections = {
  /** Reports. The id is `{itemId}_{uid}`, or `{itemId}_{commentId}_{uid}` for a report of a comment. */
  reports: collection('reports/{reportId}', {
    schema: reportSchema,
    owner: { fields: ['reporterId'] },
    exported: 'reports',
    erased: ['reports'],
    ttl: null,
    readableBy: readableBy('admin'),
  }),

  /** One document for each report number, so that no two reports can have the same number. */
  reportNumbers: collection('reportNumbers/{number}', {
    schema: () => z.object({ claimedAt: timestampField }),
    ...NO_MEMBER_DATA_RULES,
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * An entry of the queue: sums over all reports of an item or comment that have the same status. The id is
   * `{subjectId}_{status}`. The status 'all' stands for all statuses. An entry changes in the same commit as its
   * reports. If no report has the status, there is no entry.
   */
  queueEntries: collection('queueEntries/{entryId}', {
    schema: () =>
      z.object({
        subjectId: z.string(),
        itemId: z.string(),
        commentId: textOrNull,
        status: z.enum(['all', ...REPORT_STATUSES]),
        count: z.int(),
        /** The number of reports for each reason. */
        reasons: z.record(z.string(), z.int()),
        /** The report number of the newest report. */
        newestNumber: z.string(),
        newestAt: timestampField,
        /**
         * The sum of the points of all reports. The points of a report are the percentage of its reporter's earlier
         * reports that were upheld.
         */
        upheldPoints: z.int(),
        /** If the status is 'pending': how many reports of the entry count toward hiding the item. Otherwise 0. */
        hiders: z.int(),
        /** The search words of all reports of the entry. */
        terms: z.array(z.string()),
      }),
    owner: null,
    exported: { leftOut: 'sums of the reports, which are exported' },
    erased: ['reports'],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The document `all`: the number of reports with each status. */
  reportCounts: collection('reportCounts/{countsId}', {
    schema: () => z.object({ pending: count, reviewed: count, resolved: count, dismissed: count }),
    ...NO_MEMBER_DATA_RULES,
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The document `record`: how many of the member's reports admins have resolved, and how many they have dismissed. */
  reporting: collection('users/{uid}/reporting/{recordId}', {
    schema: () => z.object({ resolved: count, dismissed: count }),
    ...OWN_DATA_RULES,
    exported: { leftOut: 'counts of the reports, which are exported with their statuses' },
    erased: ['parts'],
    readableBy: READABLE_BY_NOBODY,
  }),

  /** Notes that admins write about a member for other admins. */
  memberNotes: collection('memberNotes/{noteId}', {
    schema: () =>
      z.object({
        memberId: z.string(),
        text: z.string(),
        /** The admin who wrote the note. `byId` and `by` are null after the admin's account was deleted. */
        byId: textOrNull,
        by: textOrNull,
        /** The bound idempotency key. A request with the same key is a repeat of this note. */
        key: z.string(),
        at: timestampField,
      }),
    owner: { fields: ['memberId', 'byId'] },
    exported: { leftOut: 'the work of admins, who would write less if members read it' },
    erased: ['memberNotes'],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * For each hidden item, why it is hidden and when it is removed. The item's `hiddenAt` is set and cleared in the same
   * commit.
   */
  hiddenItems: collection('hiddenItems/{itemId}', {
    schema: () =>
      z.object({
        ownerId: z.string(),
        /** Whether reports by members hid the item before any admin decided. */
        isAutomatic: z.boolean(),
        /**
         * The reason that the owner reads. If an admin hid the item, this is the reason of the report that the admin
         * decided. If reports hid the item, it is their most frequent reason.
         */
        reason: z.enum(REPORT_REASONS),
        hiddenAt: timestampField,
        /** When the item is removed. Null until an admin decides to keep it hidden. */
        removeAt: z.nullable(timestampField),
        /** Whether the owner's suspension also hides the item. If nothing else hides it, `reason` has no meaning. */
        bySuspension: z._default(z.boolean(), false),
        /** The ruling that the owner can appeal. Older documents lack this field. */
        rulingId: nullDefault(z.string()),
      }),
    owner: { fields: ['ownerId'] },
    exported: { leftOut: 'the exported item says that it is hidden' },
    erased: ['items'],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * Rulings of moderation about a member or one of their items, with the member's appeal. Only `rulings.ts` adds and
   * ends rulings.
   */
  rulings: collection('rulings/{rulingId}', {
    schema: rulingSchema,
    owner: { fields: ['memberId'] },
    exported: 'rulings',
    erased: ['rulings'],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The registry of admins. It does not give anybody the rights of an admin: an account gets them by a claim. An active
   * admin is an admin who is not suspended now.
   */
  admins: collection('admins/{uid}', {
    schema: () =>
      z.object({
        grantedAt: timestampField,
        /** A copy of `suspendedUntil` in the member's document. */
        suspendedUntil: z.nullable(timestampField),
      }),
    ...OWN_DATA_RULES,
    exported: { leftOut: 'the member sees that they are an admin' },
    erased: [deletedInStep('member')],
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The audit log. Only `addAuditEntry` adds entries. The erasure of an account removes the member's names from the
   * entries.
   */
  auditLog: collection('auditLog/{entryId}', {
    schema: () => auditRecordSchema,
    owner: { fields: ['adminId', 'memberId'] },
    exported: { leftOut: 'who decided about the member, and what admins decided about others' },
    erased: ['auditLog'],
    ttl: 'expiresAt',
    readableBy: readableBy('admin'),
  }),
};
