import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';
import { textOrNull } from './firestore-fields';
import { itemIdSchema } from './item';
import { REPORT_REASONS } from './report';
import { RULING_TEXT_MAX_LENGTH, suspensionEndSchema } from './suspension';

export const APPEAL_MAX_LENGTH = 500;
export const APPEAL_MAX_BYTES = 8 * 1024;
export const APPEALS_PER_PAGE = 25;

export const APPEAL_MESSAGES = {
  empty: 'Please tell us why.',
  long: 'Your appeal can be at most 500 characters long',
  missing: 'There is nothing to appeal here.',
  already: 'You have already appealed. A moderator will look at it.',
  over: 'This has ended, so there is nothing to appeal.',
  changed: 'This appeal was decided by somebody else.',
  ownRuling: "You can't decide an appeal against your own decision. Leave it to another admin.",
  ownAppeal: "You can't decide your own appeal.",
} as const;

/**
 * The kinds of rulings: what moderation can do to a member or to one of the member's items. The member can appeal each
 * ruling.
 */
export const RULING_KINDS = ['hidden_item', 'warning', 'suspension'] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

export const rulingIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{20,40}$/));

/**
 * How a ruling can end. The field `end` of a ruling is null while the ruling is in force. A warning ends only if an
 * appeal against it is granted.
 */
export const RULING_END_REASONS = [
  'granted',
  /** An admin made the item visible again or restored the member, without an appeal. */
  'lifted',
  /** Another suspension replaced this suspension. */
  'replaced',
  'ran_out',
  /** The hidden item was deleted or expired. */
  'item_gone',
] as const;
export type RulingEndReason = (typeof RULING_END_REASONS)[number];

export const APPEAL_STATUSES = ['pending', 'granted', 'rejected'] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

const appealSchema = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  status: z.enum(APPEAL_STATUSES),
  decidedAt: z.nullable(z.iso.datetime()),
  /** What the admin wrote to the member about the appeal, or '' if nothing. */
  answer: z.string(),
});

const rulingFields = {
  id: rulingIdSchema,
  kind: z.enum(RULING_KINDS),
  at: z.iso.datetime(),
  /** What the admin wrote to the member. Null for a hidden item, which has a `reason` instead. */
  text: textOrNull,
  /** Why the item was hidden. Null for a warning or a suspension. */
  reason: z.nullable(z.enum(REPORT_REASONS)),
  item: z.nullable(z.object({ id: itemIdSchema, title: z.string() })),
  /**
   * For a suspension: when it ends, or null if it never ends. For a hidden item: when the item is removed, or null if
   * no admin has decided yet. For a warning: null.
   */
  until: suspensionEndSchema,
  /** Whether members' reports hid the item, before any admin decided. */
  isAutomatic: z.boolean(),
  end: z.nullable(z.enum(RULING_END_REASONS)),
  appeal: z.nullable(appealSchema),
} as const;

/** A ruling as the member reads it at `/appeals/{id}`. It does not name admins. */
export const ownRulingSchema = z.object({
  ...rulingFields,
  /** Whether the member can appeal: only once, and only while the ruling is in force. */
  mayAppeal: z.boolean(),
});
export type OwnRuling = z.infer<typeof ownRulingSchema>;

/** An appeal in the list of appeals for admins. */
export const appealEntrySchema = z.object({
  ...rulingFields,
  appeal: appealSchema,
  member: z.object({ id: z.string(), username: textOrNull }),
  /** The admin who made the ruling. Null for an item that reports hid, and after the admin's account was deleted. */
  ruledBy: textOrNull,
  decidedBy: textOrNull,
  /**
   * Why the admin who asks may not decide the appeal: they made the ruling, or they made the appeal. Null if they may
   * decide it.
   */
  notYours: z.nullable(z.enum(['ruling', 'appeal'])),
  /** The value of `If-Match` for a call that decides the appeal. */
  version: z.string(),
});
export type AppealEntry = z.infer<typeof appealEntrySchema>;

export const appealInputSchema = z.strictObject({
  text: z
    .string()
    .check(
      z.overwrite(sanitizeMultilineText),
      z.minLength(1, APPEAL_MESSAGES.empty),
      z.maxLength(APPEAL_MAX_LENGTH, APPEAL_MESSAGES.long),
    ),
});

export const appealDecisionSchema = z.strictObject({
  outcome: z.enum(['granted', 'rejected']),
  answer: z._default(
    z
      .string()
      .check(
        z.overwrite(sanitizeMultilineText),
        z.maxLength(RULING_TEXT_MAX_LENGTH, 'The text can be at most 500 characters long'),
      ),
    '',
  ),
});

const cursor = z.string().check(z.maxLength(300));

export const appealsQuerySchema = z.strictObject({
  status: z._default(z.enum(['all', ...APPEAL_STATUSES]), 'pending'),
  cursor: z.optional(cursor),
});

export const appealsPageSchema = z.object({
  /** Pending appeals are sorted oldest first, all others newest first. */
  appeals: z.array(appealEntrySchema),
  /** How many appeals are pending, regardless of the query. */
  pending: z.int().check(z.nonnegative()),
  next: z.nullable(cursor),
});
export type AppealsPage = z.infer<typeof appealsPageSchema>;

export const ownRulingResponseSchema = z.object({ ruling: ownRulingSchema });
export const appealResponseSchema = z.object({ appeal: appealEntrySchema });
