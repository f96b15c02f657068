import * as z from 'zod/mini';
import { saleTypeSchema } from './item';
import { platformSchema } from './platform';
import { isOwnSaleSchema, SOURCE_LOCATIONS } from './sale-submission';

/**
 * The limit of the request body. It fits the longest change: about 3,000 characters, with up to 6 bytes of JSON per
 * character.
 */
export const ITEM_CHANGE_MAX_BYTES = 20 * 1024;

const text = z.optional(z.string());

/**
 * The body of a request that edits an item. A field that is left out does not change. A blank text removes an optional
 * field.
 */
export const itemChangeSchema = z.strictObject({
  title: text,
  soldPrice: text,
  saleType: z.optional(saleTypeSchema),
  offerPrice: text,
  soldDate: text,
  isOwnSale: z.optional(isOwnSaleSchema),
  purchasePrice: text,
  sourceLocation: z.optional(z.enum(['', ...SOURCE_LOCATIONS])),
  platform: z.optional(platformSchema),
  categoryId: text,
  ebayUrl: text,
});
export type ItemChange = z.output<typeof itemChangeSchema>;
export type ItemChangeInput = z.input<typeof itemChangeSchema>;
