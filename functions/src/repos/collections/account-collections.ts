import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY } from './row-rules';

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

/** Documents of link tokens. Their id is the SHA-256 of the token, which itself is never stored. */
const LINK_TOKENS = {
  schema: () =>
    z.object({
      uid: z.string(),
      purpose: z.enum(['reset', 'verify', 'change']),
      /** The email address to which the link was sent. */
      email: z.string(),
      /** The account's email address when the change to `email` was requested. */
      previousEmail: textOrNull,
      requestedAt: timestampField,
      expiresAt: timestampField,
      /** The bound `Idempotency-Key` of the request that used the link. */
      usedBy: textOrNull,
    }),
  owner: { fields: ['uid'] },
  exported: 'pendingLinks',
  erased: [deletedIn('tokens', 'uid')],
  ttl: 'expiresAt',
  readableBy: NOBODY,
} as const;

export const accountCollections = {
  /** Sessions. Their id is the SHA-256 of the cookie. Not even the member can read them: only the server checks sessions. */
  sessions: collection('users/{uid}/sessions/{sessionId}', {
    schema: () =>
      z.object({
        createdAt: timestampField,
        /** The last UTC day on which the session was used, such as '2026-11-21'. */
        lastSeenOn: z.string(),
        /**
         * Copied from the member's document when the session began, and from the account at each check. Older records
         * lack this field.
         */
        isEmailVerified: z.optional(z.boolean()),
        /**
         * Copied from the member's document when the session began. A suspension ends all sessions, and a restoration
         * clears this field. Older records lack it.
         */
        suspendedUntil: z._default(z.nullable(timestampField), null),
        deviceName: z.string(),
        expiresAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: 'devices',
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  passwordResets: collection('passwordResets/{hash}', LINK_TOKENS),
  emailTokens: collection('emailTokens/{hash}', LINK_TOKENS),

  /** A mail that waits to be sent. After that only its id stays for a day, so that a repeat is not sent again. */
  mails: collection('mails/{mailId}', {
    schema: () =>
      z.union([
        z.object({
          kind: z.enum(MAIL_KINDS),
          to: z.string(),
          /** The account that the mail is about, if the mail contains a link. The link is created when the mail is sent. */
          uid: textOrNull,
          createdAt: timestampField,
          /** Until this time, no other run may send the mail. */
          heldUntil: z.nullable(timestampField),
          /** Whether the mail was counted in the hourly limit. Older mails lack this field. */
          isCounted: z._default(z.boolean(), false),
          expiresAt: z.optional(timestampField),
        }),
        z.strictObject({ expiresAt: timestampField }),
      ]),
    owner: { fields: ['uid'], email: 'to' },
    exported: 'pendingMails',
    erased: ['mails'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  accountDeletions: collection('accountDeletions/{uid}', {
    schema: () =>
      z.object({
        /** Who deleted the account. 'console': somebody deleted it in the Firebase console. */
        by: z.enum(['member', 'console']),
        requestedAt: timestampField,
        /** The recipient of the mail about the deletion. Null if the member had no email address, and after the mail is queued. */
        email: textOrNull,
        /** The usernames of the member, by which later runs find older blocks. Empty after the last run. */
        names: z.array(z.string()),
        /** When everything was removed for the first time. */
        erasedAt: z.nullable(timestampField),
        /** When everything was removed for the last time. Nothing can be stored for the member after that. */
        doneAt: z.nullable(timestampField),
        /** Only a finished deletion has this field. */
        expiresAt: z.optional(timestampField),
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'a member who is being deleted cannot export' },
    erased: { kept: 'needed until the last run, which empties it; Firestore deletes the rest' },
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** The devices that get push notifications. The id of a device is that of the session in which it was registered. */
  pushTokens: collection('users/{uid}/pushTokens/{sessionId}', {
    schema: () =>
      z.object({ token: z.string(), seenAt: timestampField, expiresAt: timestampField }),
    owner: { param: 'uid' },
    exported: { leftOut: 'secrets: each lets its holder notify the device' },
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** Due marks of members who got a push recently. What becomes unread after that push is pushed together later. */
  duePushes: collection('duePushes/{uid}', {
    schema: () =>
      z.object({
        pushedAt: timestampField,
        /** Everything that became unread before this time is pushed, except `late`. */
        pushedTo: timestampField,
        /**
         * The ids of notifications that became unread exactly at `pushedTo` and are pushed. Several commits can have
         * the same time.
         */
        pushedIds: z.array(z.string()),
        /** The ids of notifications that became unread before `pushedTo` but are not pushed yet. */
        late: z.array(z.string()),
        /** When the mark expires. That only happens if its pushes fail for a day. */
        expiresAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'only when the last push was sent' },
    erased: [deletedIn('tokens')],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
