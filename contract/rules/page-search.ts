import { pageNumber } from '../schemas/pagination';

/** Returns the page of a list that the query of a URL names, or 1 if it names none. */
export const pageIn = (query: URLSearchParams): number =>
  pageNumber.safeParse(query.get('page')).data ?? 1;

/** Returns the query of a URL for a page, such as '?page=2', or '' for page 1. */
export const pageSearch = (page: number): string => (page === 1 ? '' : `?page=${page}`);
