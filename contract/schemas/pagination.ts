import * as z from 'zod/mini';

export const PAGE_SIZE = 16;

/** The messages of the 403 for a page of a list that the viewer may not see: docs/product.md#page-rights. */
export const PAGE_RIGHTS_MESSAGES = {
  visitor: 'Sign in to view more pages',
  free: 'Upgrade to Premium to view more pages',
} as const;

export const pageNumberSchema = z._default(z.coerce.number().check(z.int(), z.gte(1)), 1);

export const limitSchema = (max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), max);

/**
 * `pages` is the number of pages of the whole list, including pages that the viewer may not see. It is 0 for an empty
 * list.
 */
export const paginationSchema = z.object({
  page: z.int().check(z.positive()),
  pages: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
  limit: z.int().check(z.positive()),
});
export type Pagination = z.infer<typeof paginationSchema>;
