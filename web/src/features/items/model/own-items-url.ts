import { pageSearch } from '@contract/rules/page-search';

/** Returns '/dashboard' or, for example, '/dashboard?page=2'. */
export const ownItemsUrl = (page: number): string => `/dashboard${pageSearch(page)}`;
