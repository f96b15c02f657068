import * as z from 'zod/mini';

/** The number of days for which the counts of page views and web vitals are stored. */
export const VIEW_COUNTS_KEPT_DAYS = 90;

/**
 * The route patterns by which page views are counted. A pattern contains no name of a member, no id of an item and no
 * search.
 */
export const PAGE_VIEW_ROUTES = [
  '/',
  '/item/:itemId',
  '/login',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/notifications',
  '/user/:username',
  '/account-settings',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
  '/about',
  '/appeals/:rulingId',
  '/admin',
  '/subscribe',
  'other',
] as const;
export type PageViewRoute = (typeof PAGE_VIEW_ROUTES)[number];

export const pageViewSchema = z.strictObject({
  /**
   * The pattern of the page's path. The server counts any other text as 'other', because it could contain private data.
   */
  route: z.string().check(z.maxLength(200)),
});
