import * as z from 'zod/mini';
import { notificationIdSchema } from './notification';
import { userIdSchema } from './user';

/** The most bytes of a push that FCM accepts (https://firebase.google.com/docs/cloud-messaging/concept-options). */
export const PUSH_MAX_BYTES = 4096;

/**
 * A device gets no more pushes if the app has not registered it for this many days. The app registers the device when
 * the member visits, at most once a day.
 */
export const PUSH_DEVICE_LIFETIME_DAYS = 60;

/**
 * The most devices of one member that get pushes. If a member has more devices, the most recently active devices get
 * the pushes.
 */
export const PUSH_DEVICES_MAX = 20;

/**
 * The least time between two pushes to a member. The next push is about all notifications that became unread since the
 * previous push.
 */
export const PUSH_INTERVAL_SECONDS = 60;

/** A registration token of FCM (Firebase Cloud Messaging). The server uses it to push to one browser. */
export const pushTokenSchema = z
  .string()
  .check(z.minLength(8), z.maxLength(1024), z.regex(/^[\w:.-]+$/));

/** What a browser needs to register for push notifications. Null if the site cannot send them. */
export const pushSettingsSchema = z.nullable(
  z.union([
    /**
     * The public key of the site's push certificates in Firebase
     * (https://firebase.google.com/docs/cloud-messaging/js/client).
     */
    z.object({ vapidKey: z.string() }),
    /**
     * The settings of the local stack, which shows pushes to developers instead of sending them. The browser
     * registers an invented token.
     */
    z.object({ isLocal: z.literal(true) }),
  ]),
);
export type PushSettings = z.infer<typeof pushSettingsSchema>;

/** The data of a push. The service worker shows it as a notification. FCM allows only texts as values. */
export const pushDataSchema = z.object({
  /** The member whom the push is for. A browser shows a push only to this member. */
  memberId: userIdSchema,
  title: z.string(),
  body: z.string(),
  /** The picture beside the text of the push, as a URL or path. */
  picture: z.optional(z.string()),
  /** The tag of the push. If an earlier push has the same tag, this push replaces it. */
  tag: z.string(),
  /** The path of the page that a click opens, such as '/item/abc?comment=def'. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The id of the notification if the push is about one notification. Missing if the push is about several. */
  notificationId: z.optional(notificationIdSchema),
  /** Set if the push is about a comment to which the member can reply. In that case, `path` leads to the comment. */
  canReply: z.optional(z.literal('true')),
  /** The number of unread notifications, from '0' to '100', for the badge on the app's icon. */
  unread: z.string().check(z.regex(/^\d{1,3}$/)),
});
export type PushData = z.infer<typeof pushDataSchema>;
