import * as z from 'zod/mini';
import { notificationIdSchema } from './notification';
import { userIdSchema } from './user';

/** FCM's limit for a message (https://firebase.google.com/docs/cloud-messaging/concept-options). */
export const PUSH_MAX_BYTES = 4096;

/**
 * The app registers a device on every visit, at most once a day. A device that was not registered for this many days
 * gets no more pushes.
 */
export const PUSH_DEVICE_DAYS = 60;

/** The most devices of a member that get pushes: the most recently active ones. */
export const PUSH_DEVICES_MAX = 20;

/** A member gets at most one push in this time. What becomes unread meanwhile is pushed together later. */
export const PUSH_INTERVAL_SECONDS = 60;

/** A registration token of FCM (Firebase Cloud Messaging), which lets its holder push to one browser. */
export const pushTokenSchema = z
  .string()
  .check(z.minLength(8), z.maxLength(1024), z.regex(/^[\w:.-]+$/));

/** What a browser needs to register for pushes. Null if the site cannot push. */
export const pushSettingsSchema = z.nullable(
  z.union([
    /** The public key of the site's push certificates in Firebase (https://firebase.google.com/docs/cloud-messaging/js/client). */
    z.object({ vapidKey: z.string() }),
    /** For the local stack, which writes pushes to a list for developers. The browser then registers an invented token. */
    z.object({ isLocal: z.literal(true) }),
  ]),
);
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** The data of a push, which the service worker shows. FCM allows only texts. */
export const pushDataSchema = z.object({
  /** The member whom the push is for. A browser shows a push only to this member. */
  memberId: userIdSchema,
  title: z.string(),
  body: z.string(),
  /** The picture beside the text, as a URL or path. */
  picture: z.optional(z.string()),
  /** A push replaces an earlier one with the same tag. */
  tag: z.string(),
  /** The path of the page that a click opens, such as '/item/abc?comment=def'. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The id of the notification if the push is about one. Missing if the push is about several. */
  notificationId: z.optional(notificationIdSchema),
  /** Set if the member can reply to the comment to which `path` leads. */
  canReply: z.optional(z.literal('true')),
  /** The number of unread notifications, for the app's badge: '0' to '100'. */
  unread: z.string().check(z.regex(/^\d{1,3}$/)),
});
export type PushData = z.infer<typeof pushDataSchema>;
