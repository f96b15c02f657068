import { DEMO_ACCOUNTS } from '../stack/demo-accounts';
import type { DemoAddresses } from './demo-addresses';

/** Who opens a page. */
export const READERS = ['visitor', 'free', 'premium', 'admin'] as const;
export type Reader = (typeof READERS)[number];

const [FREE, PREMIUM, ADMIN] = DEMO_ACCOUNTS;

/** The emails of the demo members who open the pages. */
export const ACCOUNTS: Readonly<Record<Exclude<Reader, 'visitor'>, string>> = {
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
  readonly readers: readonly Reader[];
  /** Opens the page instead of the free demo member. */
  readonly freeMember?: string;
  /**
   * Whether Lighthouse measures the page, because visitors see it. 'findable': search engines show it, so its SEO score counts.
   * 'unlisted': it may be kept from them on purpose.
   */
  readonly lighthouse: 'findable' | 'unlisted' | null;
}

const EVERYONE = ['visitor', 'free', 'premium'] as const;

const page = (
  route: string,
  lighthouse: MeasuredPage['lighthouse'],
  address: MeasuredPage['address'] = route,
): MeasuredPage => ({ route, address, readers: EVERYONE, lighthouse });

const WRONG_LINK = '/verify-email?token=no-such-token&purpose=verify';

/** Every route of the router, and the page of a search, in the order of the tables. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  page('/', 'findable'),
  page('/?q=vintage', 'unlisted'),
  page('/item/:itemId', 'findable', ({ item }) => item),
  page('/user/:username', 'findable', '/user/thrifty_theo'),
  page('/about', 'findable'),
  page('/contact', 'findable'),
  page('/privacy-policy', 'findable'),
  page('/terms-of-service', 'findable'),
  page('/subscribe', 'unlisted'),
  page('/sign-in', 'unlisted'),
  page('/register', 'unlisted'),
  page('/forgot-password', 'unlisted'),
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
  { ...page('/admin', null), readers: READERS },
];

/**
 * Returns the pages of the table, or those that `wanted` names by their route or by an address such as `/user/jane`, which
 * needs no row.
 */
export const pagesOf = (wanted: readonly string[]): readonly MeasuredPage[] =>
  wanted.length === 0
    ? MEASURED_PAGES
    : wanted.map(
        (name) => MEASURED_PAGES.find(({ route }) => route === name) ?? page(name, 'unlisted'),
      );

export const addressOf = ({ address }: MeasuredPage, demo: DemoAddresses): string =>
  typeof address === 'string' ? address : address(demo);
