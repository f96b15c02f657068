import * as z from 'zod/mini';

/** What members can turn off. All other notifications are always written. */
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

/** `inApp`: whether the notification is written. `push`: whether it is also pushed, which requires `inApp`. */
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

/** All settings are on until a member changes them. Older records may lack a setting. */
export const notificationSettingsSchema = z.object({
  /** Whether the member's devices get push notifications at all. */
  isPushOn: on,
  kinds: z._default(z.object(kinds), () => z.parse(z.object(kinds), {})),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const kindChange = z.optional(
  z.strictObject({ inApp: z.optional(z.boolean()), push: z.optional(z.boolean()) }),
);

/** A change of the settings. Settings that are left out do not change. */
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
