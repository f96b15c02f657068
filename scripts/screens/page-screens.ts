import { pathOf, MEASURED_PAGES } from '../phone/measured-pages';
import type { Screen } from './screen';

/** The routes whose pages are so long that the sheet also shows what is below the first view. */
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

/** The screens of all pages, before any tap. */
export const PAGE_SCREENS: readonly Screen[] = MEASURED_PAGES.map((page) => ({
  name: nameOf(page.route),
  // Opens the page only in the role 'free' if only a certain free member can open it.
  roles: page.freeMember === undefined ? page.roles : ['free'],
  email: page.freeMember,
  isLong: LONG.has(page.route),
  open: (opened, demo) => opened.goto(pathOf(page, demo)),
}));
