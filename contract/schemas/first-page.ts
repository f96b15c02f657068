import * as z from 'zod/mini';
import { itemSchema } from './item';
import { itemListPageSchema } from './item-list';
import type { ProfileFirstPage } from './profile-first-page';

/** When the server read the data, in milliseconds since 1970. */
const readAtSchema = z.int();

/**
 * The data of the first page `/` (a page that the server renders), with any view of the item list, such as a search.
 */
export const listFirstPageSchema = z.object({
  kind: z.literal('list'),
  readAt: readAtSchema,
  /** The query of the URL, such as '?q=bowl', or '' for `/`. */
  search: z.string(),
  /** The list as a visitor sees it. Null if visitors may not see it: docs/product.md#page-rights. */
  list: z.nullable(itemListPageSchema),
});

/** The data of the first page `/item/{id}`: the open item, and the list of the newest items behind it. */
const itemFirstPageSchema = z.object({
  kind: z.literal('item'),
  readAt: readAtSchema,
  list: itemListPageSchema,
  item: itemSchema,
});

/** The data of the first pages that the app's first JavaScript can show: pages with a list or an item. */
export const homeFirstPageSchema = z.union([listFirstPageSchema, itemFirstPageSchema]);

export type ListFirstPage = z.infer<typeof listFirstPageSchema>;
export type ItemFirstPage = z.infer<typeof itemFirstPageSchema>;
export type HomeFirstPage = z.infer<typeof homeFirstPageSchema>;

/**
 * The data of a page that the server renders. The page contains this data as JSON, so that the browser can hydrate the
 * page.
 */
export type FirstPage = HomeFirstPage | ProfileFirstPage;
