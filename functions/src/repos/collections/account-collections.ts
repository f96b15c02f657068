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

/** By the SHA-256 of a token. The token itself is never stored. */
const LINK_TOKENS = {
  schema: () =>
    z.object({
      uid: z.string(),
      purpose: z.enum(['reset', 'verify', 'change']),
      /** The address that got the link. */
      email: z.string(),
      /** The account's address when a change to `email` was requested. */
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
  /** By the SHA-256 of the cookie. Not even the member reads them: only the server checks sessions. */
  sessions: collection('users/{uid}/sessions/{sessionId}', {
    schema: () =>
      z.object({
        createdAt: timestampField,
        /** A UTC day, such as '2026-11-21'. */
        lastSeenOn: z.string(),
        /** From the member's document when the session began, then from the account at each check. Older records lack the field. */
        isEmailVerified: z.optional(z.boolean()),
        /**
         * From the member's document when the session began. Suspending ends all sessions, and restoring clears it. Older records lack
         * the field.
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

  /** A mail until it is sent. Then only its id stays for a day, so that a repeat is not sent again. */
  mails: collection('mails/{mailId}', {
    schema: () =>
      z.union([
        z.object({
          kind: z.enum(MAIL_KINDS),
          to: z.string(),
          /** Whose account it is about, if the mail has a link that is made when it is sent. */
          uid: textOrNull,
          createdAt: timestampField,
          /** Another run may send the mail after this time. */
          heldUntil: z.nullable(timestampField),
          /** Whether the mail is already counted in the hourly limit. Missing in older mails. */
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
        /** 'console': somebody deleted the account in the Firebase console. */
        by: z.enum(['member', 'console']),
        requestedAt: timestampField,
        /** For the mail about the deletion. Null if the member had none, and after the mail is queued. */
        email: textOrNull,
        /** The usernames that the member had, by which later runs find older blocks. Empty after the last run. */
        names: z.array(z.string()),
        /** When everything was removed for the first time. */
        erasedAt: z.nullable(timestampField),
        /** When everything was removed again, and nothing can come after it. */
        doneAt: z.nullable(timestampField),
        /** Only a finished deletion has it. */
        expiresAt: z.optional(timestampField),
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'a member who is being deleted cannot export' },
    erased: { kept: 'needed until the last run, which empties it; Firestore deletes the rest' },
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** The devices that get push notifications, each by the session in which it was registered. */
  pushTokens: collection('users/{uid}/pushTokens/{sessionId}', {
    schema: () =>
      z.object({ token: z.string(), seenAt: timestampField, expiresAt: timestampField }),
    owner: { param: 'uid' },
    exported: { leftOut: 'secrets: each lets its holder notify the device' },
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),

  /** Due marks: the members who got a push lately. What became unread since then is pushed together. */
  duePushes: collection('duePushes/{uid}', {
    schema: () =>
      z.object({
        pushedAt: timestampField,
        /** All that became unread before this time is pushed, except `late`. */
        pushedTo: timestampField,
        /** Ids of what became unread exactly then and is pushed. Several commits can have the same time. */
        pushedIds: z.array(z.string()),
        /** Ids of notifications that became unread before `pushedTo` and are not pushed yet. */
        late: z.array(z.string()),
        /** A mark whose pushes fail for a day ends. */
        expiresAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: { leftOut: 'only when the last push was sent' },
    erased: [deletedIn('tokens')],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
