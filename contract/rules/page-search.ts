import { pageNumber } from '../schemas/pagination';

/** Returns the page number in a URL query, or 1 if there is none. */
export const pageIn = (query: URLSearchParams): number =>
  pageNumber.safeParse(query.get('page')).data ?? 1;

/** Returns the URL query for a page number, such as '?page=2', or '' for page 1. */
export const pageSearch = (page: number): string => (page === 1 ? '' : `?page=${page}`);
