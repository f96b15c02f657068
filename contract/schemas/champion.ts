import * as z from 'zod/mini';
import { itemSchema } from './item';

/** Polling interval and shared-cache lifetime of the champions. */
export const CHAMPIONS_REFRESH_SECONDS = 30;

/**
 * With `since`, the time of a member's own change, the answer contains every change until now and no cache stores
 * it. A CDN ignores request headers, so it has to be in the URL.
 */
export const championQuerySchema = z.strictObject({ since: z.optional(z.iso.datetime()) });

/** The champion of the current UTC month, or null if there is none yet. */
export const championItemSchema = z.object({ item: z.nullable(itemSchema) });

export const championSellerSchema = z.object({
  seller: z.nullable(
    z.object({
      user: z.object({ id: z.string(), username: z.string(), isPremiumUser: z.boolean() }),
      itemCount: z.int().check(z.positive()),
      topItem: itemSchema,
    }),
  ),
});
export type ChampionSeller = z.infer<typeof championSellerSchema>['seller'];
