import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { shareSettingsSchema } from '@contract/schemas/share-settings';
import { subscriptionSchema } from '@contract/schemas/subscription';
import { shownFields } from '@contract/schemas/user';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY, OWN, readableBy } from './row-rules';

/** Fields that the profile of a premium member also shows. Older records lack them. */
const premiumProfileFields = {
  bio: z._default(textOrNull, null),
  pinnedItemIds: z._default(z.array(z.string()), []),
};

const count = z._default(z.int(), 0);

/**
 * A suspension. `until` is FOR_GOOD if it never ends. The ruling stores which admin suspended the member, and the
 * member's export leaves that out.
 */
const suspensionSchema = () =>
  z.object({
    rulingId: z.string(),
    since: timestampField,
    until: timestampField,
    text: z.string(),
  });

export const memberCollections = {
  /** Private data that only the member and the server can read. */
  users: collection('users/{uid}', {
    schema: () =>
      z.object({
        email: z.string(),
        username: textOrNull,
        firstName: textOrNull,
        lastName: textOrNull,
        ...shownFields,
        ...premiumProfileFields,
        subscriptionStatus: subscriptionSchema.shape.subscriptionStatus,
        subscriptionPlan: subscriptionSchema.shape.subscriptionPlan,
        subscriptionEndDate: z.nullable(timestampField),
        /** Whether the last payment failed and Stripe will try again. Older records lack this field. */
        isPastDue: z._default(z.boolean(), false),
        /** When the plan last changed. A later change always has a later time. Older records lack this field. */
        planChangedAt: z._default(z.nullable(timestampField), null),
        /**
         * Sign-ins before this time open no session and read nothing private. It is set by 'Sign Out Everywhere', by a
         * new password, and by a proof of who owns the email address (by a provider or a reset).
         */
        endedBefore: z._default(z.nullable(timestampField), null),
        /**
         * The email address whose ownership was last proven. A change of the email address clears it. If older records
         * lack it, `endedBefore` counts as a proof of `email`.
         */
        provenEmail: z.optional(textOrNull),
        /** The provider account that first proved `provenEmail`, such as 'google.com 1234'. Older records lack this field. */
        provenIdentity: z.optional(textOrNull),
        /**
         * When the server noticed that the account's email address is verified, or null if it is not. From then on, the
         * member's likes count for champions (`countVerifiedLikes`). Older records lack this field.
         */
        emailVerifiedAt: z._default(z.nullable(timestampField), null),
        /**
         * The current suspension. It stays stored for a while after `until`, so compare `until` with the time. Older
         * records lack this and the next field.
         */
        suspension: z._default(z.nullable(suspensionSchema()), null),
        /** A copy of `suspension.until`, for the rules and for queries. */
        suspendedUntil: z._default(z.nullable(timestampField), null),
        ...shareSettingsSchema.shape,
        /** When the deletion of the account began. */
        deletedAt: z.optional(timestampField),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN,
    exported: 'account',
    erased: [deletedIn('member')],
    readableBy: { get: ['owner'], list: [] },
  }),

  /** The public profile of a member with a username. Its fields are copies of those in the member's document. */
  profiles: collection('profiles/{uid}', {
    schema: () =>
      z.object({
        username: z.string(),
        ...shownFields,
        ...premiumProfileFields,
        /** Whether to show the premium badge. Profiles do not store the end of the plan, because anyone can read profiles. */
        isPremiumUser: z._default(z.boolean(), false),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN,
    exported: 'profile',
    erased: [deletedIn('profile')],
    readableBy: { get: ['everyone'], list: [] },
  }),

  /** Reserved usernames: the current name of a member and the two names before it. */
  usernames: collection('usernames/{lowercase}', {
    schema: () =>
      z.object({
        uid: z.string(),
        username: z.string(),
        claimedAt: timestampField,
        /** Whether the member has the premium badge. `copyByline` writes it here, so that a mention needs no second read. */
        isPremiumUser: z._default(z.boolean(), false),
      }),
    owner: { fields: ['uid'] },
    exported: 'usernames',
    erased: [deletedIn('names', 'uid')],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** The members whom a member has blocked. The API returns them. Nobody else may find out. */
  blocked: collection('users/{uid}/blocked/{otherId}', {
    schema: () =>
      z.object({
        /** The username at the time of the block. */
        username: z.string(),
        createdAt: timestampField,
        /**
         * The uid of the blocked member, by which the deletion of that member's account finds the block. Older records
         * lack this field.
         */
        userId: z.optional(z.string()),
      }),
    ...OWN,
    exported: 'blocked',
    erased: ['parts', 'blocks'],
    readableBy: NOBODY,
  }),

  /** The sellers whom a member favorites. They stay after the end of premium, but the member cannot read them. */
  favorites: collection('users/{uid}/favorites/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN,
    exported: 'favorites',
    erased: ['parts', deletedIn('favorites', 'sellerId')],
    readableBy: readableBy('premium'),
  }),

  /** The sellers who were notified that the member favorites them, so that each is notified only once. */
  notifiedSellers: collection('users/{uid}/notifiedSellers/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN,
    exported: 'notifiedSellers',
    erased: ['parts', deletedIn('favorites', 'sellerId')],
    readableBy: NOBODY,
  }),

  /** The achievements that a member has unlocked. */
  achievements: collection('users/{uid}/achievements/{achievementId}', {
    schema: () =>
      z.object({
        unlockedAt: timestampField,
        /** The item whose share unlocked the achievement. */
        itemId: z.optional(z.string()),
      }),
    ...OWN,
    exported: 'achievements',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /**
   * `totals`: a member's totals for life. They change in the same commit as the documents that they count. `expired`:
   * the part of the totals that is from expired items that no longer exist, without kept sales.
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
        /** When achievements were unlocked, by id. Recently unlocked ones may be missing. */
        unlockedAt: z._default(z.record(z.string(), timestampField), {}),
      }),
    ...OWN,
    exported: 'totals',
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /** How many verified likes by others the totals contain for an item, and the time of the item's state that was counted. */
  receivedLikes: collection('users/{uid}/receivedLikes/{itemId}', {
    schema: () => z.object({ count: z.int(), asOf: z.int() }),
    ...OWN,
    exported: 'likesReceived',
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /** `{yyyy-mm}-{n}`: the n-th submission of a month. `recognitions-{yyyy-mm-dd}`: the number of text recognitions on a UTC day. */
  usage: collection('users/{uid}/usage/{usageId}', {
    schema: () =>
      z.union([
        z.object({ month: z.string(), n: z.int(), itemId: z.string(), createdAt: timestampField }),
        z.strictObject({ recognitions: z.int().check(z.gte(0)) }),
        /** The document `shared-links` of earlier versions. A recount adds it to the totals. */
        z.object({ count: z.int() }),
      ]),
    ...OWN,
    exported: 'usage',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /**
   * A shared link, with the id `{yyyy-mm-dd}_{itemId}_{target}`, so that it counts once on a UTC day. Nobody else may
   * know who shared what.
   */
  sharedLinks: collection('users/{uid}/sharedLinks/{linkId}', {
    schema: () => z.object({ createdAt: timestampField, expiresAt: timestampField }),
    ...OWN,
    exported: 'sharedLinks',
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
