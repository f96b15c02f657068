import { pageNumberSchema } from '../schemas/pagination';

/** Returns the page number in a URL query, or 1 if there is none. */
export const pageNumberIn = (query: URLSearchParams): number =>
  pageNumberSchema.safeParse(query.get('page')).data ?? 1;

/** Returns the URL query for a page number, such as '?page=2', or '' for page 1. */
export const pageNumberQuery = (page: number): string => (page === 1 ? '' : `?page=${page}`);
