import { DEMO_ACCOUNTS } from '../stack/demo-accounts';
import type { DemoPaths } from './demo-paths';

/** The roles in which pages are opened. */
export const ROLES = ['visitor', 'free', 'premium', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const [FREE, PREMIUM, ADMIN] = DEMO_ACCOUNTS;

/** The emails of the demo members who open the pages. */
export const ACCOUNTS: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  free: FREE.email,
  premium: PREMIUM.email,
  admin: ADMIN.email,
};

/** A free member with a warning, who can appeal it (`scripts/demo/fill-moderation.ts`). */
const WARNED = 'nifty_nadia@boloboard.test';

export interface MeasuredPage {
  /** The route as the router declares it, such as '/item/:itemId'. */
  readonly route: string;
  readonly path: string | ((demo: DemoPaths) => string);
  readonly roles: readonly Role[];
  /** The email of the member who opens the page in the role 'free'. By default, the free demo member. */
  readonly freeMember?: string;
  /**
   * Whether search engines may list the page. A 'listed' page fails the audit if they may not, and an 'unlisted' page
   * does not. Null if Lighthouse does not measure the page: it measures only what visitors see.
   */
  readonly lighthouse: 'listed' | 'unlisted' | null;
}

const EVERYONE = ['visitor', 'free', 'premium'] as const;

const page = (
  route: string,
  lighthouse: MeasuredPage['lighthouse'],
  path: MeasuredPage['path'] = route,
): MeasuredPage => ({ route, path, roles: EVERYONE, lighthouse });

const WRONG_LINK = '/verify-email?token=no-such-token&purpose=verify';

/** A page for every route of the router, and one with a search, in the order of the tables in docs/performance.md. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  page('/', 'listed'),
  page('/?q=vintage', 'unlisted'),
  page('/item/:itemId', 'listed', ({ item }) => item),
  page('/user/:username', 'listed', '/user/thrifty_theo'),
  page('/about', 'listed'),
  page('/contact', 'listed'),
  page('/privacy-policy', 'listed'),
  page('/terms-of-service', 'listed'),
  page('/subscribe', 'listed'),
  page('/sign-in', 'listed'),
  page('/register', 'listed'),
  page('/forgot-password', 'listed'),
  page('/reset-password', 'unlisted', ({ resetPassword }) => resetPassword),
  // Measures the page with a link that is refused, because a link to verify an email address works only once.
  page('/verify-email', null, WRONG_LINK),
  page('/login', null),
  page('*', 'unlisted', '/no/such/page'),
  page('/dashboard', null),
  page('/account-settings', null),
  page('/notifications', null),
  {
    ...page('/appeals/:rulingId', null, '/appeals/demoWarningOfNiftyNadia'),
    freeMember: WARNED,
  },
  { ...page('/admin', null), roles: ROLES },
];

/**
 * Returns all measured pages, or those that `wanted` names by their route or by a path. A path such as `/user/jane` needs no row in
 * MEASURED_PAGES.
 */
export const pagesOf = (wanted: readonly string[]): readonly MeasuredPage[] =>
  wanted.length === 0
    ? MEASURED_PAGES
    : wanted.map(
        (name) => MEASURED_PAGES.find(({ route }) => route === name) ?? page(name, 'listed'),
      );

/** Returns the path of a page in the running product. */
export const pathOf = ({ path }: MeasuredPage, demo: DemoPaths): string =>
  typeof path === 'string' ? path : path(demo);
