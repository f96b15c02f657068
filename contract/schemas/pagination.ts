import * as z from 'zod/mini';

export const PAGE_SIZE = 16;

/** `pages` is the true number of pages, 0 where nothing is listed. */
export const paginationSchema = z.object({
  page: z.int().check(z.positive()),
  pages: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
  limit: z.int().check(z.positive()),
});
export type Pagination = z.infer<typeof paginationSchema>;
