import * as z from 'zod/mini';
import { pictureSchema } from './image';
import { moneySchema } from './money';
import { pictureAreaSchema } from './picture-area';
import { platformSchema } from './platform';

export const saleTypeSchema = z.enum(['offer', 'other']);

/**
 * The id of an item. Firestore reserves ids like '__id__':
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export const itemIdSchema = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

export const ITEM_MISSING_MESSAGE = 'This item is no longer available.';

/**
 * How many times the owner has edited the item. The number is the entity tag of the fields that the owner can edit.
 * Unlike `updatedAt`, it stays the same when likes or comments change. Saved responses and records of earlier versions
 * lack this field.
 */
export const revisionSchema = z._default(z.int().check(z.nonnegative()), 0);

/** The public view of an item. */
export const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The URL of the thumbnail, at most 640 pixels wide. */
  thumbnail: z.string(),
  picture: pictureSchema,
  /** The area of the picture that cards show. Null if the item has no cover. Lists lack this field. */
  cover: z.optional(z.nullable(pictureAreaSchema)),
  platform: platformSchema,
  categoryName: z.nullable(z.string()),
  soldPrice: moneySchema,
  offerPrice: z.nullable(moneySchema),
  saleType: saleTypeSchema,
  purchasePrice: z.nullable(moneySchema),
  sourceLocation: z.nullable(z.string()),
  /** The sold date as a calendar day, such as '2026-11-21'. */
  soldDate: z.nullable(z.iso.date()),
  isOwnSale: z.boolean(),
  username: z.string(),
  isPremiumUser: z.boolean(),
  /** The URL of the owner's picture. Lists do not show it and lack this field. */
  profileImageUrl: z.optional(z.nullable(z.string())),
  addedDate: z.iso.datetime(),
  /** When the item expires. Only responses to the owner have this field. */
  expiresAt: z.optional(z.iso.datetime()),
  /**
   * The link to the original listing, at any marketplace. Only responses to the owner have this field, and lists never
   * have it.
   */
  ebayUrl: z.optional(z.nullable(z.string())),
  likesCount: z.int().check(z.nonnegative()),
  commentsCount: z.int().check(z.nonnegative()),
  revision: revisionSchema,
});
export type Item = z.infer<typeof itemSchema>;
