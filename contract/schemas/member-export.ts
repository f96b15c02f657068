import * as z from 'zod/mini';

const time = z.iso.datetime();
const textOrNull = z.nullable(z.string());
/**
 * All fields of a stored document, with times as texts. If a later version adds a field to the document, the export
 * contains that field without a change of this schema.
 */
const storedFields = z.record(z.string(), z.unknown());

/**
 * What Firebase Auth stores about the member. Name, picture and email address can come from the member's Google
 * account.
 */
const signInSchema = z.object({
  email: textOrNull,
  isEmailVerified: z.boolean(),
  displayName: textOrNull,
  pictureUrl: textOrNull,
  phoneNumber: textOrNull,
  createdAt: time,
  lastSignedInAt: z.nullable(time),
  lastSeenAt: z.nullable(time),
  /**
   * The sign-in methods of the member, such as 'password' and 'google.com'. Each has the member's id at that provider.
   */
  methods: z.array(
    z.object({
      method: z.string(),
      id: z.string(),
      email: textOrNull,
      displayName: textOrNull,
      pictureUrl: textOrNull,
      phoneNumber: textOrNull,
    }),
  ),
});
export type SignInFacts = z.infer<typeof signInSchema>;

/**
 * The file of `exportMyData`: everything that is stored about a member. The parts that most members look for come
 * first.
 */
export const memberExportSchema = z.object({
  format: z.literal('boloboard-member-data'),
  version: z.literal(1),
  exportedAt: time,
  /**
   * The document `users/{uid}`: email, names, subscription, settings and suspension. The end of a suspension is null if
   * the suspension never ends.
   */
  account: storedFields,
  /** How the member signs in. Null if Firebase Auth has no account of the member. */
  signIn: z.nullable(signInSchema),
  /** What other members see of the member. Null for a member without a username. */
  profile: z.nullable(storedFields),
  /** The current username, and the earlier usernames that are still reserved for the member. */
  usernames: z.array(z.object({ username: z.string(), claimedAt: time })),
  devices: z.array(
    z.object({ name: z.string(), signedInAt: time, lastSeenOn: z.string(), signedInUntil: time }),
  ),
  /**
   * The member's items. `pictureUrls` starts with the full picture. A deleted item keeps its texts until the account is
   * deleted.
   */
  items: z.array(
    z.looseObject({ id: z.string(), title: z.string(), pictureUrls: z.array(z.string()) }),
  ),
  /** Own sales in the member's figures whose items no longer exist. */
  keptSales: z.array(z.looseObject({ itemId: z.string(), title: z.string() })),
  comments: z.array(
    z.object({
      itemId: z.string(),
      id: z.string(),
      parentId: textOrNull,
      content: textOrNull,
      createdAt: time,
      updatedAt: time,
    }),
  ),
  likes: z.array(z.object({ itemId: z.string(), likedAt: time })),
  reports: z.array(
    z.object({
      itemId: z.string(),
      commentId: textOrNull,
      reason: z.string(),
      description: z.string(),
      status: z.string(),
      createdAt: time,
    }),
  ),
  /** Warnings, suspensions and hidden items, with the member's appeals. They do not name the admins. */
  rulings: z.array(
    z.object({
      kind: z.string(),
      at: time,
      text: textOrNull,
      reason: textOrNull,
      itemId: textOrNull,
      itemTitle: textOrNull,
      /**
       * When the ruling ends. Null for a suspension that never ends, and for a hidden item that no admin has decided
       * about.
       */
      until: z.nullable(time),
      end: textOrNull,
      endedAt: z.nullable(time),
      appeal: z.nullable(
        z.object({
          text: z.string(),
          at: time,
          status: z.string(),
          decidedAt: z.nullable(time),
          answer: z.string(),
        }),
      ),
    }),
  ),
  favorites: z.array(z.object({ memberId: z.string(), addedAt: time })),
  /** Sellers who were notified that the member favorites them. Includes sellers whom the member no longer favorites. */
  notifiedSellers: z.array(z.object({ memberId: z.string(), notifiedAt: time })),
  blocked: z.array(z.object({ username: z.string(), blockedAt: time })),
  achievements: z.array(z.object({ id: z.string(), unlockedAt: time })),
  totals: storedFields,
  likesReceived: z.array(z.object({ itemId: z.string(), count: z.int() })),
  /** The number of submissions in each month, and of text recognitions on each day. */
  usage: z.array(z.looseObject({ id: z.string() })),
  sharedLinks: z.array(z.object({ id: z.string(), createdAt: time })),
  notifications: z.array(
    z.object({
      type: z.string(),
      title: z.string(),
      message: z.string(),
      isRead: z.boolean(),
      createdAt: time,
      itemId: textOrNull,
      commentId: textOrNull,
    }),
  ),
  /** The member's customer and subscription at Stripe. Null if the member never started a payment. */
  billing: z.nullable(storedFields),
  /** The events that Stripe sent about the member in the last 90 days. */
  billingEvents: z.array(z.object({ id: z.string(), type: z.string(), storedAt: time })),
  /** The settings that are not part of the member's document, such as the marketplace fees. */
  settings: z.array(z.looseObject({ id: z.string() })),
  championTitles: z.array(z.object({ month: z.string(), title: z.string() })),
  /** Mails that are not sent yet. The export leaves out their links. */
  pendingMails: z.array(z.object({ kind: z.string(), to: z.string(), createdAt: time })),
  /**
   * Links in mails that are still valid. The export leaves out their secrets. If the purpose is 'change', `email` is
   * the new address.
   */
  pendingLinks: z.array(
    z.object({ purpose: z.string(), email: z.string(), requestedAt: time, expiresAt: time }),
  ),
});
export type MemberExport = z.infer<typeof memberExportSchema>;
