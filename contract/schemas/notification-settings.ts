import * as z from 'zod/mini';

/** The kinds of notifications that members can turn off. Members always get all other notifications. */
export const NOTIFICATION_KINDS = [
  'mentions',
  'likes',
  'comments',
  'replies',
  'follows',
  'achievements',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const on = z._default(z.boolean(), true);

/**
 * `inApp`: whether the product writes notifications of this kind. `push`: whether it also pushes them, which requires
 * `inApp`.
 */
const kindSettingsSchema = z.object({ inApp: on, push: on });

const ALL_ON = { inApp: true, push: true };
const kind = z._default(kindSettingsSchema, ALL_ON);

const kinds = {
  mentions: kind,
  likes: kind,
  comments: kind,
  replies: kind,
  follows: kind,
  achievements: kind,
} satisfies Record<NotificationKind, unknown>;

/**
 * The notification settings of a member. All are on until the member changes them. Older records may lack a setting.
 */
export const notificationSettingsSchema = z.object({
  /** Whether the member's devices get push notifications at all. */
  isPushOn: on,
  kinds: z._default(z.object(kinds), () => z.parse(z.object(kinds), {})),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const kindChange = z.optional(
  z.strictObject({ inApp: z.optional(z.boolean()), push: z.optional(z.boolean()) }),
);

/** A change of the notification settings. A setting that is left out does not change. */
export const notificationSettingsChangeSchema = z.strictObject({
  isPushOn: z.optional(z.boolean()),
  kinds: z.optional(
    z.strictObject({
      mentions: kindChange,
      likes: kindChange,
      comments: kindChange,
      replies: kindChange,
      follows: kindChange,
      achievements: kindChange,
    } satisfies Record<NotificationKind, unknown>),
  ),
});
export type NotificationSettingsChange = z.infer<typeof notificationSettingsChangeSchema>;
