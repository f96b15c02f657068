import type { Locator, Page } from '@playwright/test';
import { database } from '../stored-items';
import { signInScreenFor } from './account-routes';
import {
  combineLocators,
  buttonNamed,
  forVisitorAndMembers,
  linkNamed,
  type Route,
  type Screen,
} from './route';

const SELLER = 'route_table_seller';

async function openStoredProfile(): Promise<string> {
  const now = new Date();
  const shown = {
    profileImageUrl: null,
    customProfileImageUrl: null,
    ebayStoreUrl: null,
    youtubeUrl: null,
    instagramUrl: null,
    facebookUrl: null,
    twitterUrl: null,
    tiktokUrl: null,
  };
  const profile = { ...shown, username: SELLER, createdAt: now, updatedAt: now };
  await database().doc(`profiles/${SELLER}`).set(profile);
  await database().doc(`usernames/${SELLER}`).set({ uid: SELLER, username: SELLER });
  return `/user/${SELLER}`;
}

const profileWith = (favorites: (page: Page) => Locator): Screen => ({
  title: `@${SELLER}`,
  h1: `@${SELLER}`,
  parts: combineLocators(linkNamed('Back to Items'), favorites),
});
const UPGRADE = profileWith(linkNamed('Upgrade to favorite sellers'));

const UNKNOWN_RULING = '/appeals/aaaaaaaaaaaaaaaaaaaa';

/** The routes that show members their own data, and the route of profiles. */
export const MEMBER_ROUTES: readonly Route[] = [
  {
    route: '/dashboard',
    shows: forVisitorAndMembers(signInScreenFor('/dashboard'), {
      title: 'Dashboard',
      h1: 'Dashboard',
      parts: combineLocators(
        linkNamed('Account Settings'),
        (page) => page.getByRole('heading', { name: 'Achievements' }),
        (page) => page.getByRole('heading', { name: 'Favorite Sellers' }),
      ),
    }),
  },
  {
    route: '/notifications',
    shows: forVisitorAndMembers(signInScreenFor('/notifications'), {
      title: 'Notifications',
      h1: 'Notifications',
      parts: combineLocators((page) => page.getByText('No Notifications Yet')),
    }),
  },
  {
    route: '/appeals/:rulingId',
    open: async () => UNKNOWN_RULING,
    shows: forVisitorAndMembers(signInScreenFor(UNKNOWN_RULING), {
      title: 'Appeal',
      h1: 'Appeal',
      parts: combineLocators((page) => page.getByText('There is nothing to appeal here.')),
    }),
  },
  {
    route: '/user/:username',
    open: openStoredProfile,
    shows: {
      visitor: profileWith(linkNamed('Sign in to favorite sellers')),
      free: UPGRADE,
      premium: profileWith(buttonNamed(`Favorite @${SELLER}`)),
      admin: UPGRADE,
    },
  },
  {
    route: '/account-settings',
    shows: forVisitorAndMembers(signInScreenFor('/account-settings'), {
      title: 'Account Settings',
      h1: 'Account Settings',
      parts: (page) =>
        ['Account Information', 'Email', 'Password', 'Profile Picture', 'Social Links', 'About You']
          .concat(['Marketplace Fees', 'Subscription', 'Signed-In Devices', 'Additional Settings'])
          .concat('Help and Support')
          .map((name) => page.getByRole('region', { name, exact: true })),
    }),
  },
];
