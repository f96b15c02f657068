import * as z from 'zod/mini';
import { itemSchema } from './item';

/** Polling interval and shared-cache lifetime of the champions. */
export const CHAMPIONS_REFRESH_SECONDS = 30;

/**
 * `since` is the time of the member's own last change. With it, the response contains every change until now, and no
 * cache stores it. It is in the URL, because a CDN ignores request headers.
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
