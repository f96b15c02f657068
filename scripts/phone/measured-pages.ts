import { DEMO_ACCOUNTS } from '../stack/demo-accounts';
import type { DemoPaths } from './demo-paths';

/** The kinds of viewers who open the pages. */
export const ROLES = ['visitor', 'free', 'premium', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const [FREE, PREMIUM, ADMIN] = DEMO_ACCOUNTS;

/** For each role, the email address of the demo member who opens the pages. */
export const ROLE_ACCOUNT_EMAILS: Readonly<Record<Exclude<Role, 'visitor'>, string>> = {
  free: FREE.email,
  premium: PREMIUM.email,
  admin: ADMIN.email,
};

/** The email address of a free member who got a warning and can appeal it (`scripts/demo/fill-moderation.ts`). */
const WARNED = 'nifty_nadia@boloboard.test';

export interface MeasuredPage {
  /** The route as the router declares it, such as '/item/:itemId'. */
  readonly route: string;
  readonly path: string | ((demo: DemoPaths) => string);
  readonly roles: readonly Role[];
  /** The email address of the member who opens the page in the role 'free'. By default, the free demo member. */
  readonly freeMember?: string;
  /**
   * Whether search engines may list the page: 'listed' or 'unlisted'. Only a 'listed' page must pass Lighthouse's audit
   * 'is-crawlable'. Null if Lighthouse does not measure the page, for example because visitors cannot open it.
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

/**
 * A page for every route of the router, and also the home page with a search. The tables in docs/performance.md list
 * the pages in the same order.
 */
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
  // Opens the page with a link that the server refuses, because a valid link to verify an email address would work in
  // only one run.
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
 * Returns all measured pages. If `wanted` names routes or paths, returns only a page for each of these. A path such as
 * `/user/jane` is measured even if it is not in MEASURED_PAGES.
 */
export const selectMeasuredPages = (wanted: readonly string[]): readonly MeasuredPage[] =>
  wanted.length === 0
    ? MEASURED_PAGES
    : wanted.map(
        (name) => MEASURED_PAGES.find(({ route }) => route === name) ?? page(name, 'listed'),
      );

/** Returns the path of a page in the running product. */
export const pathOf = ({ path }: MeasuredPage, demo: DemoPaths): string =>
  typeof path === 'string' ? path : path(demo);
