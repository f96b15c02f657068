import * as z from 'zod/mini';
import { itemSchema } from './item';
import { itemListPageSchema } from './item-list';
import type { ProfileFirstPage } from './profile-first-page';

/** When the server read the data, in milliseconds since 1970. */
const readAtSchema = z.int();

/** `/` with any view of the item list, such as a search. */
export const listFirstPageSchema = z.object({
  kind: z.literal('list'),
  readAt: readAtSchema,
  /** The query of the address, such as '?q=bowl', and '' at `/`. */
  search: z.string(),
  /** As a visitor sees it. Null if visitors may not see it: docs/product.md#page-rights. */
  list: z.nullable(itemListPageSchema),
});

/** `/item/{id}`: the item open over the newest items. */
const itemFirstPageSchema = z.object({
  kind: z.literal('item'),
  readAt: readAtSchema,
  list: itemListPageSchema,
  item: itemSchema,
});

/** The data of the first pages whose code is in the first load: lists and items. */
export const homeFirstPageSchema = z.union([listFirstPageSchema, itemFirstPageSchema]);

export type ListFirstPage = z.infer<typeof listFirstPageSchema>;
export type ItemFirstPage = z.infer<typeof itemFirstPageSchema>;
export type HomeFirstPage = z.infer<typeof homeFirstPageSchema>;

/** What the server renders. The page carries it as JSON, so that the browser can hydrate it. */
export type FirstPage = HomeFirstPage | ProfileFirstPage;
