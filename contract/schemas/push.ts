import * as z from 'zod/mini';
import { notificationIdSchema } from './notification';
import { userIdSchema } from './user';

/** FCM's limit for a message (https://firebase.google.com/docs/cloud-messaging/concept-options). */
export const PUSH_MAX_BYTES = 4096;

/** A device that was not seen for this long gets no more pushes. The app registers it again on every visit, at most once a day. */
export const PUSH_DEVICE_DAYS = 60;

/** Pushes go to at most this many devices of a member: the most recently active ones. */
export const PUSH_DEVICES_MAX = 20;

/** A push comes at most this often. What became unread since then is pushed together. */
export const PUSH_INTERVAL_SECONDS = 60;

/** A registration token of FCM (Firebase Cloud Messaging), which lets its holder push to one browser. */
export const pushTokenSchema = z
  .string()
  .check(z.minLength(8), z.maxLength(1024), z.regex(/^[\w:.-]+$/));

/** Whether the site can push to browsers, and what a browser needs to register. Null: it cannot. */
export const pushSettingsSchema = z.nullable(
  z.union([
    /** The public key of the site's push certificates in Firebase (https://firebase.google.com/docs/cloud-messaging/js/client). */
    z.object({ vapidKey: z.string() }),
    /** The local stack, which delivers pushes to a list for developers. The browser registers an invented token. */
    z.object({ isLocal: z.literal(true) }),
  ]),
);
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** The data of a push, which the service worker shows. FCM allows only texts. */
export const pushDataSchema = z.object({
  /** Whom the notifications are for. A browser shows a push only to its own member. */
  memberId: userIdSchema,
  title: z.string(),
  body: z.string(),
  /** The picture beside the text, as a URL or path. */
  picture: z.optional(z.string()),
  /** Replaces an earlier push with the same tag. */
  tag: z.string(),
  /** The page that a click opens, such as '/item/abc?comment=def'. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The only notification that it is about. Missing if there are several. */
  notificationId: z.optional(notificationIdSchema),
  /** Whether the member can reply to the comment to which `path` leads. */
  canReply: z.optional(z.literal('true')),
  /** How many notifications are unread, for the app's badge: '0' to '100'. */
  unread: z.string().check(z.regex(/^\d{1,3}$/)),
});
export type PushData = z.infer<typeof pushDataSchema>;
