import * as z from 'zod/mini';
import { itemSchema } from './item';
import { itemListPageSchema } from './item-list';

/** What the server renders at `/` and `/item/{id}`. The page carries it as JSON, so that the browser can hydrate it. */
export const firstPageSchema = z.object({
  /** The newest items, as a visitor sees them. */
  list: itemListPageSchema,
  /** When the server read the list, in milliseconds since 1970. */
  readAt: z.int(),
  /** The open item, or null at `/`. */
  item: z.nullable(itemSchema),
});
export type FirstPage = z.infer<typeof firstPageSchema>;
