import { DEMO_ACCOUNTS } from '../stack/demo-accounts';
import type { DemoAddresses } from './demo-addresses';

/** Who opens a page. */
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
  /** As the router writes it. */
  readonly route: string;
  readonly address: string | ((demo: DemoAddresses) => string);
  readonly roles: readonly Role[];
  /** Opens the page instead of the free demo member. */
  readonly freeMember?: string;
  /**
   * Null if Lighthouse does not measure the page. It measures what visitors see: a 'listed' page fails if search
   * engines may not list it, an 'unlisted' one does not.
   */
  readonly lighthouse: 'listed' | 'unlisted' | null;
}

const EVERYONE = ['visitor', 'free', 'premium'] as const;

const page = (
  route: string,
  lighthouse: MeasuredPage['lighthouse'],
  address: MeasuredPage['address'] = route,
): MeasuredPage => ({ route, address, roles: EVERYONE, lighthouse });

const WRONG_LINK = '/verify-email?token=no-such-token&purpose=verify';

/** Every route of the router, and the page of a search, in the order of the tables. */
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
  // A link works once, so this one is refused.
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
 * Returns the pages of the table, or those that `wanted` names by their route or by an address such as `/user/jane`,
 * which needs no row.
 */
export const pagesOf = (wanted: readonly string[]): readonly MeasuredPage[] =>
  wanted.length === 0
    ? MEASURED_PAGES
    : wanted.map(
        (name) => MEASURED_PAGES.find(({ route }) => route === name) ?? page(name, 'listed'),
      );

export const addressOf = ({ address }: MeasuredPage, demo: DemoAddresses): string =>
  typeof address === 'string' ? address : address(demo);
