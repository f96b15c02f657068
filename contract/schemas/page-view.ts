import * as z from 'zod/mini';

/** How long counts of page views and web vitals are kept. */
export const COUNTS_KEPT_DAYS = 90;

/** Addresses by pattern, so that a page view names no member, no item and no search. */
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
  /** A pattern. The server counts any other text as 'other', because it may be an address. */
  route: z.string().check(z.maxLength(200)),
});
