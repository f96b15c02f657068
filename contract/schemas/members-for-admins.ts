import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';
import { auditEntrySchema } from './audit-log';
import { textOrNull } from './firestore-fields';
import { itemIdSchema } from './item';
import { platformSchema } from './platform';
import { subscriptionSchema } from './subscription';
import { rulingTextSchema, SUSPENSION_DAYS, suspensionEndSchema } from './suspension';
import { userIdSchema } from './user';

export const MEMBERS_PER_PAGE = 50;
export const MEMBER_ITEMS_PER_PAGE = 48;
/** The member sheet shows at most this many notes, and at most this many decisions. */
export const MEMBER_SHEET_ENTRIES_MAX = 50;
export const MEMBER_NOTE_MAX_LENGTH = 2000;
/** The limit of the request body. It fits the longest text, even if each character is escaped in JSON. */
export const MEMBER_ACT_MAX_BYTES = 16 * 1024;

export const MEMBERS_FOR_ADMINS_MESSAGES = {
  missing: "This member doesn't exist.",
  self: "You can't do this to your own account.",
  changed: 'This member was suspended or restored by somebody else.',
  lastAdmin: 'This is the only admin. Make somebody else an admin first.',
  noteEmpty: 'Please write a note.',
  noteLong: 'A note can be at most 2,000 characters long',
} as const;

const memberListEntrySchema = z.object({
  id: userIdSchema,
  /** The member's username. Null until the member has chosen one. */
  username: textOrNull,
  email: z.string(),
  pictureUrl: textOrNull,
  createdAt: z.iso.datetime(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  /** The member's suspension. Null if the member is not suspended now. */
  suspension: z.nullable(z.object({ until: suspensionEndSchema })),
});
export type MemberListEntry = z.infer<typeof memberListEntrySchema>;

const count = z.int().check(z.nonnegative());

export const memberSheetSchema = z.object({
  ...memberListEntrySchema.shape,
  firstName: textOrNull,
  lastName: textOrNull,
  ...subscriptionSchema.shape,
  /** Whether the admin who asks is this member. */
  isOwn: z.boolean(),
  suspension: z.nullable(
    z.object({
      since: z.iso.datetime(),
      until: suspensionEndSchema,
      text: z.string(),
      /** The username of the admin who acted. Null after the admin's account was deleted. */
      by: textOrNull,
    }),
  ),
  counts: z.object({
    items: count,
    /** How many of the member's `items` moderation has hidden. */
    hiddenItems: count,
    reportsMade: count,
    reportsReceived: count,
  }),
  /**
   * Counts of the reports that this member made: `upheld` counts the reports that admins resolved, and `decided` counts
   * those that admins resolved or dismissed.
   */
  reporter: z.object({ upheld: count, decided: count }),
  sessions: z.array(
    z.object({ deviceName: z.string(), createdAt: z.iso.datetime(), lastSeenOn: z.iso.date() }),
  ),
  /** What admins did about the member, the newest first. At most MEMBER_SHEET_ENTRIES_MAX entries. */
  decisions: z.array(auditEntrySchema),
  /**
   * The notes that admins wrote about the member, the newest first. Only admins see them. At most
   * MEMBER_SHEET_ENTRIES_MAX notes.
   */
  notes: z.array(
    z.object({ id: z.string(), text: z.string(), by: textOrNull, at: z.iso.datetime() }),
  ),
  /** The value of `If-Match` for suspending and restoring the member. Both calls change it. */
  version: z.string(),
});
export type MemberSheetData = z.infer<typeof memberSheetSchema>;

export const memberParamsSchema = z.strictObject({ memberId: userIdSchema });

const cursor = z.string().check(z.maxLength(300));
export const cursorQuerySchema = z.strictObject({ cursor: z.optional(cursor) });

export const MEMBER_SEARCH_MAX_LENGTH = 320;

export const membersQuerySchema = z.strictObject({
  /**
   * The search: the beginning of a username, a whole email address, or a member's id. Without a search, the response
   * has the newest members.
   */
  q: z.optional(z.string().check(z.trim(), z.maxLength(MEMBER_SEARCH_MAX_LENGTH))),
  /** Which members to list. The server ignores it if the query has a `q`. */
  only: z._default(z.enum(['all', 'suspended', 'admins']), 'all'),
  cursor: z.optional(cursor),
});
export type MembersQuery = z.output<typeof membersQuerySchema>;

export const membersPageSchema = z.object({
  members: z.array(memberListEntrySchema),
  next: z.nullable(cursor),
});
export type MembersPage = z.infer<typeof membersPageSchema>;

export const memberItemsPageSchema = z.object({
  /** The member's items, including hidden ones, the newest first. */
  items: z.array(
    z.object({
      id: itemIdSchema,
      title: z.string(),
      soldPrice: textOrNull,
      platform: z.nullable(platformSchema),
      /** The URL of the thumbnail. Null for a hidden item, whose picture is not public. */
      thumbnailUrl: textOrNull,
      createdAt: z.iso.datetime(),
      isHidden: z.boolean(),
    }),
  ),
  next: z.nullable(cursor),
});
export type MemberItemsPage = z.infer<typeof memberItemsPageSchema>;

export const memberReportsQuerySchema = z.strictObject({
  direction: z.enum(['made', 'received']),
  cursor: z.optional(cursor),
});

export const memberNoteSchema = z.strictObject({
  text: z
    .string()
    .check(
      z.overwrite(sanitizeMultilineText),
      z.minLength(1, MEMBERS_FOR_ADMINS_MESSAGES.noteEmpty),
      z.maxLength(MEMBER_NOTE_MAX_LENGTH, MEMBERS_FOR_ADMINS_MESSAGES.noteLong),
    ),
});

export const warningSchema = z.strictObject({ text: rulingTextSchema });

export const suspensionInputSchema = z.strictObject({
  /** The number of days of the suspension. Null suspends the member for good. */
  days: z.nullable(z.literal(SUSPENSION_DAYS)),
  text: rulingTextSchema,
});
export type SuspensionInput = z.output<typeof suspensionInputSchema>;

export const memberResponseSchema = z.object({ member: memberSheetSchema });
