import * as z from 'zod/mini';
import { itemSchema } from './item';

/** The interval, in seconds, at which the app requests the champions, and for which shared caches keep them. */
export const CHAMPIONS_REFRESH_SECONDS = 30;

/**
 * `since` is the time of the last change that the member made. If a request has `since`, the response contains every
 * change until now, and no cache stores the response. The time is in the URL, because a CDN ignores request headers.
 */
export const championQuerySchema = z.strictObject({ since: z.optional(z.iso.datetime()) });

/** The item that holds a champion title of the current UTC month. `item` is null if no item holds the title yet. */
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
