import * as z from 'zod/mini';
import { centsField, textOrNull, timestampField } from './firestore-fields';
import { pictureSchema } from './image';
import { saleTypeSchema } from './item';
import { pictureHashSchema } from './picture-hash';
import { platformSchema } from './platform';

/** What of a stored item its card shows. */
const cardRecordSchema = z.object({
  ownerId: z.string(),
  username: z.string(),
  /** Until when the owner is premium, as known when the item was last written; null where not. */
  ownerPremiumUntil: z.nullable(timestampField),
  title: z.string(),
  picture: pictureSchema,
  platform: platformSchema,
  categoryName: textOrNull,
  soldPriceCents: centsField,
  offerPriceCents: z.nullable(centsField),
  saleType: saleTypeSchema,
  purchasePriceCents: z.nullable(centsField),
  sourceLocation: textOrNull,
  soldDate: z.nullable(z.iso.date()),
  isOwnSale: z.boolean(),
  likesCount: z.int(),
  commentsCount: z.int(),
  addedAt: timestampField,
});
export type CardRecord = z.infer<typeof cardRecordSchema>;

/**
 * `items/{itemId}`, as the server writes it and both sides read it. An item is live while it is
 * neither removed nor hidden and has not expired. Every write sets `updatedAt` by the database's clock.
 */
export const itemRecordSchema = z.extend(cardRecordSchema, {
  categoryId: textOrNull,
  /** What `pictureHash` said of the stored picture; records from before have none. */
  pictureHash: z._default(z.nullable(pictureHashSchema), null),
  updatedAt: timestampField,
  expiresAt: timestampField,
  removedAt: z.nullable(timestampField),
  hiddenAt: z.nullable(timestampField),
});
export type ItemRecord = z.infer<typeof itemRecordSchema>;
