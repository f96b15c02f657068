import { APPEAL_STATUSES, RULING_ENDS, RULING_KINDS } from '@contract/schemas/appeal';
import { auditRecordSchema } from '@contract/schemas/audit-log';
import { centsField, textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { storedPlatformSchema } from '@contract/schemas/platform';
import { REPORT_NOTES, REPORT_REASONS, REPORT_STATUSES } from '@contract/schemas/report';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY, NO_MEMBERS_DATA, OWN, readableBy } from './row-rules';

const nullDefault = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

const count = z._default(z.int(), 0);

/** Copies, because owners can change or delete what was reported. Reports of earlier versions lack the fields with defaults. */
const reportSchema = () =>
  z.object({
    /** Eight digits. Null until `npm run backfill-reports` has run. */
    number: nullDefault(z.string()),
    /** `{itemId}`, or for a comment `{itemId}_{commentId}`. Null like `number`. */
    subjectId: nullDefault(z.string()),
    reason: z.enum(REPORT_REASONS),
    description: z.string(),
    status: z.enum(REPORT_STATUSES),
    /** What the admin wrote, or why the product itself decided. Null for a pending report, and if the admin wrote nothing. */
    note: nullDefault(z.string()),
    itemId: z.string(),
    /** Null for a report of the item itself, like `comment`. */
    commentId: nullDefault(z.string()),
    /** Null after the account was deleted, like all names and ids of members but `decidedById`. */
    reporterId: textOrNull,
    reporterUsername: nullDefault(z.string()),
    /** How admins had decided the reporter's reports when this one was made: resolved, and resolved or dismissed. */
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
    /** What became of the item or comment. Null while it is there. */
    gone: nullDefault(z.enum(REPORT_NOTES)),
    /** The admin who decided, or 'deleted-member' after their account was deleted. Null for a pending report, and for one that the product itself decided. */
    decidedById: nullDefault(z.string()),
    decidedBy: nullDefault(z.string()),
    decidedAt: nullDefault(timestampField),
    /** When an admin last showed the hidden item again through it. Null if an admin decided it since. */
    shownAt: nullDefault(timestampField),
    /** The words of title and usernames, folded, by which admins search. */
    terms: z._default(z.array(z.string()), []),
    /** The bound key. A repeat with it is the same report. */
    idempotencyKey: nullDefault(z.string()),
    createdAt: timestampField,
  });

/** What a member wrote against a ruling, and what became of it. */
const appealSchema = () =>
  z.object({
    text: z.string(),
    at: timestampField,
    /** The bound key. A repeat with it is the same appeal. */
    key: textOrNull,
    status: z.enum(APPEAL_STATUSES),
    /** The admin who decided. Null while pending, and like `decidedBy` after their account was deleted. */
    decidedById: textOrNull,
    decidedBy: textOrNull,
    decidedAt: z.nullable(timestampField),
    answer: z.string(),
  });

const rulingSchema = () =>
  z.object({
    kind: z.enum(RULING_KINDS),
    memberId: z.string(),
    /** As it was then, like `itemTitle` and `by`. */
    memberUsername: textOrNull,
    at: timestampField,
    /** What the admin wrote to the member. Null for a hidden item, which has a reason. */
    text: textOrNull,
    reason: z.nullable(z.enum(REPORT_REASONS)),
    itemId: textOrNull,
    itemTitle: textOrNull,
    /** Whether reports hid the item, without a decision. */
    isAutomatic: z.boolean(),
    /** The admin who ruled. Null like `by` if reports did, and after their account was deleted. */
    byId: textOrNull,
    by: textOrNull,
    /** When a suspension ends: FOR_GOOD if never. When a hidden item is removed: null until an admin decided. */
    until: z.nullable(timestampField),
    end: z.nullable(z.enum(RULING_ENDS)),
    endedAt: z.nullable(timestampField),
    appeal: z.nullable(appealSchema()),
    /** Copies of the appeal's, for queries. */
    appealStatus: z.nullable(z.enum(APPEAL_STATUSES)),
    appealAt: z.nullable(timestampField),
    /** Whether a suspension ended the member's subscription with its period. Nothing resumes it but the member. */
    endsSubscription: z._default(z.boolean(), false),
    /** The bound key. A repeat with it is the same act. Null for a hidden item. */
    idempotencyKey: textOrNull,
  });

export const moderationCollections = {
  /** `{itemId}_{uid}`, or for a comment `{itemId}_{commentId}_{uid}`. */
  reports: collection('reports/{reportId}', {
    schema: reportSchema,
    owner: { fields: ['reporterId'] },
    exported: 'reports',
    erased: ['reports'],
    ttl: null,
    readableBy: readableBy('admin'),
  }),

  /** Each number of a report, so that no two have the same. */
  reportNumbers: collection('reportNumbers/{number}', {
    schema: () => z.object({ claimedAt: timestampField }),
    ...NO_MEMBERS_DATA,
    ttl: null,
    readableBy: NOBODY,
  }),

  /**
   * `{subjectId}_{status}`, with 'all' for all statuses: what the reports of one item or comment that have the status add up to. Written in
   * the commit of each change of a report. Missing if there are none.
   */
  queueEntries: collection('queueEntries/{entryId}', {
    schema: () =>
      z.object({
        subjectId: z.string(),
        itemId: z.string(),
        commentId: textOrNull,
        status: z.enum(['all', ...REPORT_STATUSES]),
        count: z.int(),
        /** How many of the reports have each reason. */
        reasons: z.record(z.string(), z.int()),
        /** Of the newest report. */
        newestNumber: z.string(),
        newestAt: timestampField,
        /** The sum of what each report's reporter had upheld, in percent. */
        upheldPoints: z.int(),
        /** How many pending reports count toward hiding the item. 0 for other statuses. */
        hiders: z.int(),
        /** Of all its reports. */
        terms: z.array(z.string()),
      }),
    owner: null,
    exported: { leftOut: 'sums of the reports, which are exported' },
    erased: ['reports'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** `all`: how many reports have each status. */
  reportCounts: collection('reportCounts/{countsId}', {
    schema: () => z.object({ pending: count, reviewed: count, resolved: count, dismissed: count }),
    ...NO_MEMBERS_DATA,
    ttl: null,
    readableBy: NOBODY,
  }),

  /** `record`: how many of the member's reports admins resolved and dismissed. */
  reporting: collection('users/{uid}/reporting/{recordId}', {
    schema: () => z.object({ resolved: count, dismissed: count }),
    ...OWN,
    exported: { leftOut: 'counts of the reports, which are exported with their statuses' },
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /** What admins write about a member, for each other. */
  memberNotes: collection('memberNotes/{noteId}', {
    schema: () =>
      z.object({
        memberId: z.string(),
        text: z.string(),
        /** The admin. Both are null after their account was deleted. */
        byId: textOrNull,
        by: textOrNull,
        /** The bound key. A repeat with it is the same note. */
        key: z.string(),
        at: timestampField,
      }),
    owner: { fields: ['memberId', 'byId'] },
    exported: { leftOut: 'the work of admins, who would write less if members read it' },
    erased: ['memberNotes'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** How moderation hides the item, whose `hiddenAt` is set and cleared with it. */
  hiddenItems: collection('hiddenItems/{itemId}', {
    schema: () =>
      z.object({
        ownerId: z.string(),
        /** Whether reports hid it, without a decision. */
        isAutomatic: z.boolean(),
        /** The reason that its owner reads: of the report by which an admin hid it, or of most reports. */
        reason: z.enum(REPORT_REASONS),
        hiddenAt: timestampField,
        /** When it is removed. Null until an admin decided to keep it hidden. */
        removeAt: z.nullable(timestampField),
        /** Whether the suspension of its owner hides it, too. Without another cause, `reason` says nothing. */
        bySuspension: z._default(z.boolean(), false),
        /** What its owner can appeal. Older documents lack it. */
        rulingId: nullDefault(z.string()),
      }),
    owner: { fields: ['ownerId'] },
    exported: { leftOut: 'the exported item says that it is hidden' },
    erased: ['items'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** What moderation did to a member or one of their items, and the member's appeal. Only `rulings.ts` adds and ends it. */
  rulings: collection('rulings/{rulingId}', {
    schema: rulingSchema,
    owner: { fields: ['memberId'] },
    exported: 'rulings',
    erased: ['rulings'],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** Who has the right of an admin, which is a claim of the account. An active admin is one who is not suspended now. */
  admins: collection('admins/{uid}', {
    schema: () =>
      z.object({
        grantedAt: timestampField,
        /** A copy of the member's. */
        suspendedUntil: z.nullable(timestampField),
      }),
    ...OWN,
    exported: { leftOut: 'the member sees that they are an admin' },
    erased: [deletedIn('member')],
    readableBy: NOBODY,
  }),

  /** Only `addAuditEntry` writes it, and an erasure takes the names out. */
  auditLog: collection('auditLog/{entryId}', {
    schema: () => auditRecordSchema,
    owner: { fields: ['adminId', 'memberId'] },
    exported: { leftOut: 'who decided about the member, and what admins decided about others' },
    erased: ['auditLog'],
    ttl: null,
    readableBy: readableBy('admin'),
  }),
};
