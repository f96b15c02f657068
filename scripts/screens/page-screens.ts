import { pathOf, MEASURED_PAGES } from '../phone/measured-pages';
import type { Screen } from './screen';

/** The routes of long pages. The sheet of a long page also shows the part below the first view. */
const LONG = new Set([
  '/',
  '/?q=vintage',
  '/user/:username',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/subscribe',
  '/register',
  '/dashboard',
  '/account-settings',
  '/notifications',
  '/appeals/:rulingId',
]);

const nameOf = (route: string): string =>
  route === '/' ? 'home' : route.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'not-found';

/** One screen for each page. It shows the page before any tap. */
export const PAGE_SCREENS: readonly Screen[] = MEASURED_PAGES.map((page) => ({
  name: nameOf(page.route),
  // Some pages can be opened by only one free member. Opens such a page only in the role 'free'.
  roles: page.freeMember === undefined ? page.roles : ['free'],
  email: page.freeMember,
  isLong: LONG.has(page.route),
  open: (opened, demo) => opened.goto(pathOf(page, demo)),
}));
