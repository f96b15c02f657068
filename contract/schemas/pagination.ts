import * as z from 'zod/mini';

export const PAGE_SIZE = 16;

/** The messages of the 403 for a page that one may not see (spec 1 §8). */
export const PAGE_RIGHTS_MESSAGES = {
  visitor: 'Sign in to view more pages',
  free: 'Upgrade to Premium to view more pages',
} as const;

/** The number of a page, from 1, as a query carries it; 1 where none is asked for. */
export const pageNumber = z._default(z.coerce.number().check(z.int(), z.gte(1)), 1);

/** How many to answer with: 1 to `max`, and `max` where nothing is asked for. */
export const limitUpTo = (max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), max);

/** `pages` is the true number of pages, 0 where nothing is listed. */
export const paginationSchema = z.object({
  page: z.int().check(z.positive()),
  pages: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
  limit: z.int().check(z.positive()),
});
export type Pagination = z.infer<typeof paginationSchema>;
