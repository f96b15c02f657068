import { pictureSchema } from '@contract/schemas/image';
import { saleTypeSchema } from '@contract/schemas/item';
import { platformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import { centsField, textOrNull, timestampField } from './firestore-fields';

/** `items/{itemId}`. An item is live while it is neither removed nor hidden and has not expired. */
export const itemRecordSchema = z.object({
  ownerId: z.string(),
  username: z.string(),
  /** Until when the owner is premium, as known when the item was last written; null where not. */
  ownerPremiumUntil: z.nullable(timestampField),
  title: z.string(),
  picture: pictureSchema,
  platform: platformSchema,
  categoryId: textOrNull,
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
  updatedAt: timestampField,
  expiresAt: timestampField,
  removedAt: z.nullable(timestampField),
  hiddenAt: z.nullable(timestampField),
});
export type ItemRecord = z.infer<typeof itemRecordSchema>;
