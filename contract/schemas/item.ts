import * as z from 'zod/mini';
import { pictureSchema } from './image';
import { moneySchema } from './money';
import { platformSchema } from './platform';

export const saleTypeSchema = z.enum(['offer', 'other']);

/** An item's id; it is part of addresses and of document paths. */
export const itemIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** The message of the 404 for an item that is not, or no longer, on the board. */
export const ITEM_MISSING_MESSAGE = 'This item is no longer on the board.';

/** A shared sale or find as everybody sees it. */
export const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The picture's address at 640 pixels wide, or as wide as it is. */
  thumbnail: z.string(),
  picture: pictureSchema,
  platform: platformSchema,
  categoryName: z.nullable(z.string()),
  soldPrice: moneySchema,
  offerPrice: z.nullable(moneySchema),
  saleType: saleTypeSchema,
  purchasePrice: z.nullable(moneySchema),
  sourceLocation: z.nullable(z.string()),
  /** The calendar day of the sale, '2026-11-21'. */
  soldDate: z.nullable(z.iso.date()),
  isOwnSale: z.boolean(),
  username: z.string(),
  isPremiumUser: z.boolean(),
  addedDate: z.iso.datetime(),
  likesCount: z.int().check(z.nonnegative()),
  commentsCount: z.int().check(z.nonnegative()),
});
export type Item = z.infer<typeof itemSchema>;
