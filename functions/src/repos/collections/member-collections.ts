import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { shareSettingsSchema } from '@contract/schemas/share-settings';
import { subscriptionSchema } from '@contract/schemas/subscription';
import { publicMemberFields } from '@contract/schemas/user';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedInStep, READABLE_BY_NOBODY, OWN_DATA_RULES, readableBy } from './row-rules';

/** Fields that the profile shows only while the member is premium. Older records lack them. */
const premiumProfileFields = {
  bio: z._default(textOrNull, null),
  pinnedItemIds: z._default(z.array(z.string()), []),
};

const count = z._default(z.int(), 0);

/**
 * The last suspension of a member. `until` is ENDLESS_SUSPENSION_END if it never ends. The admin who suspended the
 * member is stored only in the ruling, because the member's export contains the suspension as it is stored.
 */
const suspensionSchema = () =>
  z.object({
    rulingId: z.string(),
    since: timestampField,
    until: timestampField,
    text: z.string(),
  });

export const memberCollections = {
  /** The private data of a member. Only the member and the server can read it. */
  users: collection('users/{uid}', {
    schema: () =>
      z.object({
        email: z.string(),
        username: textOrNull,
        firstName: textOrNull,
        lastName: textOrNull,
        ...publicMemberFields,
        ...premiumProfileFields,
        subscriptionStatus: subscriptionSchema.shape.subscriptionStatus,
        subscriptionPlan: subscriptionSchema.shape.subscriptionPlan,
        subscriptionEndDate: z.nullable(timestampField),
        /** Whether the last payment failed and Stripe will try again. Older records lack this field. */
        isPastDue: z._default(z.boolean(), false),
        /** When the plan last changed. The time increases with every change. Older records lack this field. */
        planChangedAt: z._default(z.nullable(timestampField), null),
        /**
         * A sign-in before this time cannot open a session or read private data. 'Sign Out Everywhere' and a new
         * password set the time. It is also set when a member proves, through a provider or a password reset, that the
         * email address is theirs.
         */
        endedBefore: z._default(z.nullable(timestampField), null),
        /**
         * The last email address that was proven to belong to the member. Null after the account's email address was
         * changed. If an older record lacks this field but has `endedBefore`, `email` counts as proven.
         */
        provenEmail: z.optional(textOrNull),
        /**
         * The account at a sign-in provider that first proved `provenEmail`, such as 'google.com 1234'. Older records
         * lack this field.
         */
        provenIdentity: z.optional(textOrNull),
        /**
         * When the server first saw that the account's email address is verified. Null if the address is not verified.
         * From this time on, the member's likes count when champions are determined (`countVerifiedLikes`). Older
         * records lack this field.
         */
        emailVerifiedAt: z._default(z.nullable(timestampField), null),
        /**
         * The last suspension. It stays stored for some time after `until`, so readers must compare `until` with the
         * current time. Older records lack this field and `suspendedUntil`.
         */
        suspension: z._default(z.nullable(suspensionSchema()), null),
        /** A copy of `suspension.until`. The security rules and queries need it. */
        suspendedUntil: z._default(z.nullable(timestampField), null),
        ...shareSettingsSchema.shape,
        /** When the deletion of the account began. */
        deletedAt: z.optional(timestampField),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN_DATA_RULES,
    exported: 'account',
    erased: [deletedInStep('member')],
    readableBy: { get: ['owner'], list: [] },
  }),

  /**
   * The public profile of a member. Members without a username have none. Its fields are copies from the member's
   * document.
   */
  profiles: collection('profiles/{uid}', {
    schema: () =>
      z.object({
        username: z.string(),
        ...publicMemberFields,
        ...premiumProfileFields,
        /**
         * Whether to show the premium badge. The end of the plan is not stored here, because anyone can read
         * profiles.
         */
        isPremiumUser: z._default(z.boolean(), false),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN_DATA_RULES,
    exported: 'profile',
    erased: [deletedInStep('profile')],
    readableBy: { get: ['everyone'], list: [] },
  }),

  /** Reserved usernames: for each member, the current name and the two names before it. */
  usernames: collection('usernames/{lowercase}', {
    schema: () =>
      z.object({
        uid: z.string(),
        username: z.string(),
        claimedAt: timestampField,
        /**
         * Whether the member has the premium badge. `copyByline` writes it here, so that no profile must be read when a
         * mention is stored.
         */
        isPremiumUser: z._default(z.boolean(), false),
      }),
    owner: { fields: ['uid'] },
    exported: 'usernames',
    erased: [deletedInStep('names', 'uid')],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The members whom a member has blocked. Only that member may see them, through the API. */
  blocked: collection('users/{uid}/blocked/{otherId}', {
    schema: () =>
      z.object({
        /** The username that the blocked member had at the time of the block. */
        username: z.string(),
        createdAt: timestampField,
        /**
         * The uid of the blocked member. It is needed to find the block when that member's account is deleted. Older
         * records lack this field.
         */
        userId: z.optional(z.string()),
      }),
    ...OWN_DATA_RULES,
    exported: 'blocked',
    erased: ['parts', 'blocks'],
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * The sellers whom a member favorites. They stay stored after premium ends, but a member without premium cannot read
   * them.
   */
  favorites: collection('users/{uid}/favorites/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN_DATA_RULES,
    exported: 'favorites',
    erased: ['parts', deletedInStep('favorites', 'sellerId')],
    readableBy: readableBy('premium'),
  }),

  /** The sellers who were notified that this member favorites them. Each seller is notified of a member only once. */
  notifiedSellers: collection('users/{uid}/notifiedSellers/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN_DATA_RULES,
    exported: 'notifiedSellers',
    erased: ['parts', deletedInStep('favorites', 'sellerId')],
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The achievements that a member has unlocked. */
  achievements: collection('users/{uid}/achievements/{achievementId}', {
    schema: () =>
      z.object({
        unlockedAt: timestampField,
        /** The item that the member shared when the achievement was unlocked. */
        itemId: z.optional(z.string()),
      }),
    ...OWN_DATA_RULES,
    exported: 'achievements',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /**
   * Two documents. `totals`: the member's totals since joining. They change in the same commit as the documents that
   * they count. `expired`: the part of the totals that comes from items that were removed after they expired, without
   * their sales.
   */
  progress: collection('users/{uid}/progress/{progressId}', {
    schema: () =>
      z.object({
        itemsShared: count,
        linksShared: count,
        ownSales: count,
        profitCents: count,
        likesGiven: count,
        likesReceived: count,
        comments: count,
        championTitles: count,
        sharesByWeek: z._default(z.record(z.string(), z.int()), {}),
        /** For each achievement id, when the member unlocked it. Recently unlocked ones may be missing. */
        unlockedAt: z._default(z.record(z.string(), timestampField), {}),
      }),
    ...OWN_DATA_RULES,
    exported: 'totals',
    erased: ['parts'],
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * For each item of the member: how many verified likes by others the member's totals include, and the time of the
   * item's state from which this number was taken.
   */
  receivedLikes: collection('users/{uid}/receivedLikes/{itemId}', {
    schema: () => z.object({ count: z.int(), asOf: z.int() }),
    ...OWN_DATA_RULES,
    exported: 'likesReceived',
    erased: ['parts'],
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * Usage documents. `{yyyy-mm}-{n}`: the n-th submission of the member in a month. `recognitions-{yyyy-mm-dd}`: the
   * number of text recognitions of the member on a UTC day.
   */
  usage: collection('users/{uid}/usage/{usageId}', {
    schema: () =>
      z.union([
        z.object({ month: z.string(), n: z.int(), itemId: z.string(), createdAt: timestampField }),
        z.strictObject({ recognitions: z.int().check(z.gte(0)) }),
        /** The document `shared-links` of earlier versions. A recount adds its count to the totals. */
        z.object({ count: z.int() }),
      ]),
    ...OWN_DATA_RULES,
    exported: 'usage',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /**
   * A link that the member shared. The id is `{yyyy-mm-dd}_{itemId}_{target}`, so each link counts once on a UTC day.
   * Nobody else may know who shared what.
   */
  sharedLinks: collection('users/{uid}/sharedLinks/{linkId}', {
    schema: () => z.object({ createdAt: timestampField, expiresAt: timestampField }),
    ...OWN_DATA_RULES,
    exported: 'sharedLinks',
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),
};
