import * as z from 'zod/mini';
import { centsField, textOrNull, timestampField } from './firestore-fields';
import { pictureSchema } from './image';
import { revisionSchema, saleTypeSchema } from './item';
import { pictureAreaSchema } from './picture-area';
import { pictureHashSchema } from './picture-hash';
import { storedPlatformSchema } from './platform';

const cardRecordSchema = z.object({
  ownerId: z.string(),
  username: z.string(),
  /**
   * Whether the item shows the premium badge of its owner. Items do not store when the owner's plan ends, because
   * anyone can read items.
   */
  isPremiumUser: z._default(z.boolean(), false),
  title: z.string(),
  picture: pictureSchema,
  platform: storedPlatformSchema,
  categoryName: textOrNull,
  soldPriceCents: centsField,
  offerPriceCents: z.nullable(centsField),
  saleType: saleTypeSchema,
  purchasePriceCents: z.nullable(centsField),
  sourceLocation: textOrNull,
  soldDate: z.nullable(z.iso.date()),
  isOwnSale: z.boolean(),
  likesCount: z.int(),
  /**
   * The number of verified likes, from which the product determines the champions. The app does not show this number.
   * Older records lack this field.
   */
  verifiedLikesCount: z._default(z.int(), 0),
  commentsCount: z.int(),
  addedAt: timestampField,
  revision: revisionSchema,
});
export type CardRecord = z.infer<typeof cardRecordSchema>;

/**
 * The document `items/{itemId}`. An item is live if it is not removed, hidden or expired. Every write
 * sets `updatedAt` to the database's time.
 */
export const itemRecordSchema = z.extend(cardRecordSchema, {
  categoryId: textOrNull,
  /** The URL of the owner's picture, which the item detail shows. Older records lack this field. */
  profileImageUrl: z._default(textOrNull, null),
  /** The hash of the picture. Null for a picture of one color. Older records lack this field. */
  pictureHash: z._default(z.nullable(pictureHashSchema), null),
  /**
   * The area of the photograph (`cover`) and the area of title and price (`focus`) in the picture. Older records lack
   * both fields.
   */
  cover: z._default(z.nullable(pictureAreaSchema), null),
  focus: z._default(z.nullable(pictureAreaSchema), null),
  /** The link to the original listing, at any marketplace. Older records lack this field. */
  ebayUrl: z._default(textOrNull, null),
  /**
   * The bound key of the request that shared the item: an HMAC of its idempotency key and its body. Older records lack
   * this field.
   */
  requestMac: z.optional(z.string()),
  updatedAt: timestampField,
  expiresAt: timestampField,
  removedAt: z.nullable(timestampField),
  hiddenAt: z.nullable(timestampField),
});
export type ItemRecord = z.infer<typeof itemRecordSchema>;
