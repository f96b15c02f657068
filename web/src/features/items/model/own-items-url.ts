import { pageNumberQuery } from '@contract/rules/page-search';

/** Returns the URL of a page of own items, such as '/dashboard' or '/dashboard?page=2'. */
export const ownItemsUrl = (page: number): string => `/dashboard${pageNumberQuery(page)}`;
