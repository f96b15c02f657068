import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { shareSettingsSchema } from '@contract/schemas/share-settings';
import { subscriptionSchema } from '@contract/schemas/subscription';
import { shownFields } from '@contract/schemas/user';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY, OWN, readableBy } from './row-rules';

/** What a premium member's profile also shows. Older records lack it. */
const premiumProfileFields = {
  bio: z._default(textOrNull, null),
  pinnedItemIds: z._default(z.array(z.string()), []),
};

const count = z._default(z.int(), 0);

/** `until` is FOR_GOOD if it never ends. Who suspended the member is in the ruling, which the member's export leaves out. */
const suspensionSchema = () =>
  z.object({
    rulingId: z.string(),
    since: timestampField,
    until: timestampField,
    text: z.string(),
  });

export const memberCollections = {
  /** Private data that only the member and the server read. */
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
        /** Whether the last payment failed and Stripe tries again. Older records lack it. */
        isPastDue: z._default(z.boolean(), false),
        /** When the plan last changed. Later changes have later times. Older records lack it. */
        planChangedAt: z._default(z.nullable(timestampField), null),
        /**
         * Earlier sign-ins open no session and read nothing private. Set by 'Sign Out Everywhere', a new password, and a proof of who owns
         * the email address, by a provider or a reset.
         */
        endedBefore: z._default(z.nullable(timestampField), null),
        /**
         * The address that the last proof was about. A change of the address clears it. Older records lack it: `endedBefore` then
         * counts as a proof of `email`.
         */
        provenEmail: z.optional(textOrNull),
        /** The provider account that first proved `provenEmail`, such as 'google.com 1234'. Older records lack the field. */
        provenIdentity: z.optional(textOrNull),
        /**
         * When the server noticed that the account's email address is verified, or null if it is not. From then on, the member's likes
         * count for champions (`countVerifiedLikes`). Older records lack the field.
         */
        emailVerifiedAt: z._default(z.nullable(timestampField), null),
        /** The current one. It stays for a while after `until`, so compare it with the time. Older records lack both fields. */
        suspension: z._default(z.nullable(suspensionSchema()), null),
        /** A copy of `suspension.until`, for the rules and for queries. */
        suspendedUntil: z._default(z.nullable(timestampField), null),
        ...shareSettingsSchema.shape,
        /** Since when the account is being deleted. */
        deletedAt: z.optional(timestampField),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN,
    exported: 'account',
    erased: [deletedIn('member')],
    readableBy: { get: ['owner'], list: [] },
  }),

  /** The public profile of a member with a username. It shares its fields with the member's document. */
  profiles: collection('profiles/{uid}', {
    schema: () =>
      z.object({
        username: z.string(),
        ...shownFields,
        ...premiumProfileFields,
        /** Whether to show the premium badge. Profiles do not hold the end of the plan, because anyone can read them. */
        isPremiumUser: z._default(z.boolean(), false),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    ...OWN,
    exported: 'profile',
    erased: [deletedIn('profile')],
    readableBy: { get: ['everyone'], list: [] },
  }),

  /** The current name of a member, and two earlier ones. */
  usernames: collection('usernames/{lowercase}', {
    schema: () =>
      z.object({
        uid: z.string(),
        username: z.string(),
        claimedAt: timestampField,
        /** The badge. `copyByline` writes it, so that a mention costs no second read. */
        isPremiumUser: z._default(z.boolean(), false),
      }),
    owner: { fields: ['uid'] },
    exported: 'usernames',
    erased: [deletedIn('names', 'uid')],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** The members whom a member has blocked. The API answers whom. Nobody else may find out. */
  blocked: collection('users/{uid}/blocked/{otherId}', {
    schema: () =>
      z.object({
        /** As it was when the member was blocked. */
        username: z.string(),
        createdAt: timestampField,
        /** Finds the block when the account of the blocked member is deleted. Older records lack it. */
        userId: z.optional(z.string()),
      }),
    ...OWN,
    exported: 'blocked',
    erased: ['parts', 'blocks'],
    readableBy: NOBODY,
  }),

  /** The sellers whom a member follows. They stay after the end of premium, but are locked. */
  favorites: collection('users/{uid}/favorites/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN,
    exported: 'favorites',
    erased: ['parts', deletedIn('favorites', 'sellerId')],
    readableBy: readableBy('premium'),
  }),

  /** The sellers who were notified that the member follows them, so that each is notified once. */
  notifiedSellers: collection('users/{uid}/notifiedSellers/{sellerId}', {
    schema: () => z.object({ sellerId: z.string(), createdAt: timestampField }),
    ...OWN,
    exported: 'notifiedSellers',
    erased: ['parts', deletedIn('favorites', 'sellerId')],
    readableBy: NOBODY,
  }),

  /** What a member has unlocked. */
  achievements: collection('users/{uid}/achievements/{achievementId}', {
    schema: () =>
      z.object({
        unlockedAt: timestampField,
        /** The item whose share unlocked it. */
        itemId: z.optional(z.string()),
      }),
    ...OWN,
    exported: 'achievements',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /**
   * `totals`: what a member did, for life. Updated in the same commit as the documents that it counts. `expired`: what of it is from
   * items that are gone because they expired, besides kept sales.
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
        /** When achievements were unlocked, by their ids. Recently unlocked ones may be missing. */
        unlockedAt: z._default(z.record(z.string(), timestampField), {}),
      }),
    ...OWN,
    exported: 'totals',
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /** How many verified likes by others the totals contain for an item, and the time of the item's state that they are from. */
  receivedLikes: collection('users/{uid}/receivedLikes/{itemId}', {
    schema: () => z.object({ count: z.int(), asOf: z.int() }),
    ...OWN,
    exported: 'likesReceived',
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /** `{yyyy-mm}-{n}`: the n-th submission of a month. `recognitions-{yyyy-mm-dd}`: the text recognitions of a UTC day. */
  usage: collection('users/{uid}/usage/{usageId}', {
    schema: () =>
      z.union([
        z.object({ month: z.string(), n: z.int(), itemId: z.string(), createdAt: timestampField }),
        z.strictObject({ recognitions: z.int().check(z.gte(0)) }),
        /** `shared-links` of earlier versions. A recount adds it to the totals. */
        z.object({ count: z.int() }),
      ]),
    ...OWN,
    exported: 'usage',
    erased: ['parts'],
    readableBy: readableBy('owner'),
  }),

  /** `{yyyy-mm-dd}_{itemId}_{target}`: a link that counts once on its UTC day. Nobody else may know who shared what. */
  sharedLinks: collection('users/{uid}/sharedLinks/{linkId}', {
    schema: () => z.object({ createdAt: timestampField, expiresAt: timestampField }),
    ...OWN,
    exported: 'sharedLinks',
    erased: ['parts'],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
