import { pageNumber } from '@contract/schemas/pagination';

/** Returns page 1 if the address has no valid page. */
export const ownItemsPage = (search: URLSearchParams): number =>
  pageNumber.safeParse(search.get('page') ?? undefined).data ?? 1;

/** Returns '/dashboard' or, for example, '/dashboard?page=2'. */
export const ownItemsAddress = (page: number): string =>
  page === 1 ? '/dashboard' : `/dashboard?page=${page}`;
