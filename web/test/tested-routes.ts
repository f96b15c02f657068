import type { EndpointName } from '@contract/endpoints/api';
import type { Viewer } from '@contract/rules/page-allowance';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import type { CurrentUser } from '@contract/schemas/user';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { setAccountSettingsResponses } from './account-settings';
import { setRulingResponses, RULING_ID, rulingLike } from './appeals';
import { YEARLY } from './billing';
import { achievementsLike, setDashboardResponses, ownItemsLike } from './dashboard';
import { setResponse, callsTo } from './fake-api';
import { setFullHomeResponses } from './full-home';
import { setSignedInMemberResponses, cards } from './home';
import { detail } from './item-detail';
import { bowls, bowlTitle } from './item-list';
import { memberLike } from './members';
import { ADMIN, setReportQueueResponses, reportEntries, reportsLike } from './moderation';
import { setNotificationResponses, notificationRows, notificationsLike } from './notifications';
import { setProfileResponses, profileLike, profilePageLike, profileStatsLike } from './profiles';
import type { FirstPageData } from './rendered-app';

export type TestedViewer = 'visitor' | 'free' | 'premium' | 'unnamed' | 'suspended';

export interface TestedRoute {
  readonly url: string;
  /**
   * Returns the data with which the function `page` renders the page. Missing for routes that the server does not
   * render with data.
   */
  readonly firstPage?: () => FirstPageData;
  /** The viewers to whom the page looks different. */
  readonly viewers: readonly TestedViewer[];
  /** Sets the responses that the page needs in addition to the responses of the home page. */
  readonly respond?: (member: CurrentUser) => void;
  /** The calls for whose responses the page waits. */
  readonly waitsFor?: readonly EndpointName[];
  /** Returns an element that only the loaded page shows. */
  readonly shows: (viewer: TestedViewer) => Locator;
}

const ALL = ['visitor', 'free', 'premium'] as const;
const MEMBERS = ['free', 'premium'] as const;

const heading = (name: string) => () => page.getByRole('heading', { name, exact: true }).first();
const text = (words: string) => () => page.getByText(words).first();
const firstCard = () => cards().first();

/**
 * The signed-in member for each kind of viewer. The free member has a long username, and the unnamed member has no
 * username.
 */
const MEMBER_OF: Readonly<Record<Exclude<TestedViewer, 'visitor'>, CurrentUser>> = {
  premium: memberLike({ ...YEARLY, lastName: 'Lee' }),
  free: memberLike({ firstName: null, username: 'thrifty_seller_of_20' }),
  unnamed: memberLike({ username: null }),
  suspended: memberLike({
    suspension: {
      since: '2026-11-26T12:00:00.000Z',
      until: null,
      text: 'You sold fakes.',
      rulingId: RULING_ID,
    },
  }),
};

/** Returns what the browser remembers about this viewer after a visit: a visitor, a free member or a premium member. */
export const rememberedViewerOf = (viewer: TestedViewer): Viewer =>
  viewer === 'visitor' || viewer === 'premium' ? viewer : 'free';

const staticPage = (url: string, title: string): TestedRoute => ({
  url,
  viewers: ['visitor', 'premium'],
  shows: heading(title),
});

const ITEMS = bowls(160);
const LIST = itemListPageLike(ITEMS.slice(0, PAGE_SIZE), { pages: 10, total: ITEMS.length });
const OPENED = itemLike({ id: 'bowl-1', title: bowlTitle(1) });

const PROFILE = profileLike({ isPremiumUser: true, pinnedItems: bowls(2) });
const SOLD = bowls(20);
const ACHIEVEMENTS = { achievements: achievementsLike(3) };

/** All routes except '/login', by their path in the router. */
export const TESTED_ROUTES: Readonly<Record<string, TestedRoute>> = {
  '/': {
    url: '/',
    viewers: ALL,
    firstPage: () => ({ kind: 'list', search: '', list: LIST }),
    waitsFor: ['listItems'],
    shows: firstCard,
  },
  '/item/:itemId': {
    url: '/item/bowl-1',
    viewers: ['visitor', 'premium'],
    firstPage: () => ({ kind: 'item', item: OPENED, list: LIST }),
    respond: () => setResponse('getItem', { item: OPENED }),
    waitsFor: ['getItem'],
    shows: () => detail().getByRole('heading', { name: bowlTitle(1) }),
  },
  '/sign-in': {
    url: '/sign-in',
    viewers: ['visitor'],
    shows: heading('Sign In'),
  },
  '/register': {
    url: '/register',
    viewers: ALL,
    shows: heading('Create Your Account'),
  },
  '/forgot-password': {
    url: '/forgot-password',
    viewers: ['visitor'],
    shows: heading('Reset your password'),
  },
  '/reset-password': {
    url: '/reset-password?token=abc',
    viewers: ['visitor'],
    respond: () => setResponse('verifyResetToken', { email: 'ann@members.test' }),
    waitsFor: ['verifyResetToken'],
    shows: text('For ann@members.test'),
  },
  '/verify-email': {
    url: '/verify-email?token=abc&purpose=verify',
    viewers: ['visitor'],
    respond: () => setResponse('verifyEmail', { message: 'Your email address is verified.' }),
    waitsFor: ['verifyEmail'],
    shows: heading('Email Verified'),
  },
  '/subscribe': {
    url: '/subscribe',
    viewers: ALL,
    shows: (viewer) =>
      viewer === 'premium'
        ? page.getByText('You have unlimited submissions.')
        : page.getByRole('button', { name: 'Choose Yearly' }),
  },
  '/dashboard': {
    url: '/dashboard',
    viewers: [...MEMBERS, 'unnamed', 'suspended'],
    respond: (member) =>
      setDashboardResponses({
        member,
        items: ownItemsLike(17),
        achievements: achievementsLike(12),
      }),
    waitsFor: ['getOwnStats', 'listOwnAchievements'],
    shows: (viewer) => (viewer === 'unnamed' ? heading('Choose Your Username')() : firstCard()),
  },
  '/account-settings': {
    url: '/account-settings',
    viewers: MEMBERS,
    respond: setAccountSettingsResponses,
    waitsFor: ['getAccount', 'getFees', 'listSessions'],
    shows: () => page.getByRole('button', { name: 'Change Email' }),
  },
  '/notifications': {
    url: '/notifications',
    viewers: MEMBERS,
    respond: () => setNotificationResponses(notificationsLike(5)),
    waitsFor: ['listNotifications'],
    shows: () => notificationRows().first(),
  },
  '/appeals/:rulingId': {
    url: `/appeals/${RULING_ID}`,
    viewers: ['free'],
    respond: (member) => setRulingResponses(rulingLike(), member),
    waitsFor: ['getOwnRuling'],
    shows: heading('Your item is hidden'),
  },
  '/admin': {
    url: '/admin',
    viewers: ['free'],
    respond: () => setReportQueueResponses(reportsLike(3), ADMIN),
    waitsFor: ['listReports'],
    shows: () => reportEntries().first(),
  },
  '/user/:username': {
    url: '/user/thrifty',
    viewers: ALL,
    firstPage: () => ({
      kind: 'profile',
      username: 'thrifty',
      page: 1,
      profile: {
        page: profilePageLike(PROFILE, SOLD),
        stats: profileStatsLike(SOLD),
        achievements: ACHIEVEMENTS,
      },
    }),
    respond: () => {
      setProfileResponses(PROFILE, SOLD);
      setResponse('listAchievementsOf', ACHIEVEMENTS);
      setResponse('checkFavorite', { isFavorited: false });
    },
    waitsFor: ['getProfile'],
    shows: () => page.getByText('Title 1', { exact: true }),
  },
  '/about': staticPage('/about', 'About BoloBoard'),
  '/contact': staticPage('/contact', 'Contact Us'),
  '/privacy-policy': staticPage('/privacy-policy', 'Privacy Policy'),
  '/terms-of-service': staticPage('/terms-of-service', 'Terms of Service'),
  '*': staticPage('/no/such/page', '404 Page Not Found'),
};

/** Sets the responses of a route for a viewer. */
export function setRouteResponses(
  { respond: respondOthers }: TestedRoute,
  viewer: TestedViewer,
): void {
  setFullHomeResponses();
  if (viewer === 'visitor') respondOthers?.(MEMBER_OF.free);
  else {
    setSignedInMemberResponses(MEMBER_OF[viewer]);
    respondOthers?.(MEMBER_OF[viewer]);
  }
}

export const waitForCalls = (names: readonly EndpointName[]): Promise<void> =>
  expect.poll(() => names.filter((name) => callsTo(name).length === 0)).toEqual([]);
