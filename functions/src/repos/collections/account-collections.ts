import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedInStep, READABLE_BY_NOBODY } from './row-rules';

const MAIL_KINDS = [
  'verify_address',
  'reset_password',
  'confirm_new_address',
  'password_changed',
  'address_changed',
  'address_changed_google_kept',
  'account_deleted',
  'second_subscription_ended',
] as const;

/** Documents for link tokens. The id is the SHA-256 hash of the token. The token itself is never stored. */
const LINK_TOKENS = {
  schema: () =>
    z.object({
      uid: z.string(),
      purpose: z.enum(['reset', 'verify', 'change']),
      /** The email address that received the link. */
      email: z.string(),
      /**
       * The account's email address at the time of the request. Only for a link that changes the email address to
       * `email`.
       */
      previousEmail: textOrNull,
      requestedAt: timestampField,
      expiresAt: timestampField,
      /** The bound idempotency key of the request that used the link. Null if the link is unused. */
      usedBy: textOrNull,
    }),
  owner: { fields: ['uid'] },
  exported: 'pendingLinks',
  erased: [deletedInStep('tokens', 'uid')],
  ttl: 'expiresAt',
  readableBy: READABLE_BY_NOBODY,
} as const;

export const accountCollections = {
  /**
   * Sessions. The id is the SHA-256 hash of the cookie. Members cannot read their sessions, because only the server
   * checks sessions.
   */
  sessions: collection('users/{uid}/sessions/{sessionId}', {
    schema: () =>
      z.object({
        createdAt: timestampField,
        /** The last UTC day on which the session was used, such as '2026-11-21'. */
        lastSeenOn: z.string(),
        /**
         * Whether the member's email address is verified. Copied from the member's document when the session begins,
         * and from the account at each check of the session. Older sessions lack this field.
         */
        isEmailVerified: z.optional(z.boolean()),
        /**
         * The end of the member's suspension. Copied from the member's document when the session begins. The start of a
         * suspension ends all earlier sessions. The end of a suspension clears this field. Older sessions lack this
         * field.
         */
        suspendedUntil: z._default(z.nullable(timestampField), null),
        deviceName: z.string(),
        expiresAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: 'devices',
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  passwordResets: collection('passwordResets/{hash}', LINK_TOKENS),
  emailTokens: collection('emailTokens/{hash}', LINK_TOKENS),

  /**
   * A mail that waits to be sent. After the mail is sent, only its id is kept for a day, so that the mail is not sent a
   * second time.
   */
  mails: collection('mails/{mailId}', {
    schema: () =>
      z.union([
        z.object({
          kind: z.enum(MAIL_KINDS),
          to: z.string(),
          /**
           * The uid of the member for whom the mail's link is created. Null if the mail has no link. The link is
           * created when the mail is sent.
           */
          uid: textOrNull,
          createdAt: timestampField,
          /** Until this time, only the run that has reserved the mail may send it. */
          heldUntil: z.nullable(timestampField),
          /** Whether the mail is counted in the hourly limit. Older mails lack this field. */
          isCounted: z._default(z.boolean(), false),
          expiresAt: z.optional(timestampField),
        }),
        z.strictObject({ expiresAt: timestampField }),
      ]),
    owner: { fields: ['uid'], email: 'to' },
    exported: 'pendingMails',
    erased: ['mails'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  accountDeletions: collection('accountDeletions/{uid}', {
    schema: () =>
      z.object({
        /** Who deleted the account. 'member': the member. 'console': somebody in the Firebase console. */
        by: z.enum(['member', 'console']),
        requestedAt: timestampField,
        /**
         * The address for the mail about the deletion. Null if the member had no email address, and after the mail was
         * queued.
         */
        email: textOrNull,
        /**
         * The usernames that the member had. Later runs of the erasure need them, because older documents about blocks
         * of this member contain only a username. Empty after the last run.
         */
        names: z.array(z.string()),
        /** When all data was removed for the first time. */
        erasedAt: z.nullable(timestampField),
        /** When all data was removed for the last time. After that, no call can store something for the member. */
        doneAt: z.nullable(timestampField),
        /** When Firestore deletes this document. Only a finished deletion has this field. */
        expiresAt: z.optional(timestampField),
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'a member who is being deleted cannot export' },
    erased: { kept: 'needed until the last run, which empties it; Firestore deletes the rest' },
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The devices that get push notifications. A device has the id of the session in which it was registered. */
  pushTokens: collection('users/{uid}/pushTokens/{sessionId}', {
    schema: () =>
      z.object({ token: z.string(), seenAt: timestampField, expiresAt: timestampField }),
    owner: { param: 'uid' },
    exported: { leftOut: 'secrets: each lets its holder notify the device' },
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * Due marks. A member has a due mark if a push was sent to them recently. Notifications that become unread while the
   * mark exists are pushed together later.
   */
  duePushes: collection('duePushes/{uid}', {
    schema: () =>
      z.object({
        pushedAt: timestampField,
        /** Everything that became unread before this time has been pushed, except the notifications in `late`. */
        pushedTo: timestampField,
        /**
         * The ids of notifications that became unread exactly at `pushedTo` and have been pushed. Several commits can
         * have the same time.
         */
        pushedIds: z.array(z.string()),
        /** The ids of notifications that became unread before `pushedTo` but have not been pushed yet. */
        late: z.array(z.string()),
        /** When Firestore deletes the mark. A mark exists until then only if its pushes fail for a day. */
        expiresAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'only when the last push was sent' },
    erased: [deletedInStep('tokens')],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),
};
