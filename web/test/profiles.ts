import type { Item } from '@contract/schemas/item';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import type { Profile, ProfilePage } from '@contract/schemas/profile';
import type { UserStats } from '@contract/schemas/user-stats';
import { setResponse, setResponseByUrl, setErrorResponse } from './fake-api';

/** Returns a member's profile in the format of the API. `change` overrides its fields. */
export const profileLike = (change: Partial<Profile> = {}): Profile => ({
  id: 'seller-1',
  username: 'thrifty',
  profileImageUrl: null,
  customProfileImageUrl: null,
  ebayStoreUrl: null,
  youtubeUrl: null,
  instagramUrl: null,
  facebookUrl: null,
  twitterUrl: null,
  tiktokUrl: null,
  isPremiumUser: false,
  createdAt: '2026-03-05T12:00:00.000Z',
  bio: null,
  pinnedItems: [],
  ...change,
});

export function profilePageLike(user: Profile, items: readonly Item[], page = 1): ProfilePage {
  const shown = items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pages = Math.ceil(items.length / PAGE_SIZE);
  const pagination = { page, pages, total: items.length, limit: PAGE_SIZE };
  return { user, items: shown, totalItems: items.length, pagination };
}

export const profileStatsLike = (items: readonly Item[]): UserStats => ({
  totalItems: items.length,
  ownSales: 2,
  totalSalesValue: '1234.50',
  avgSalePrice: '617.25',
});

/** Sets the responses for a profile and for all pages of its items. */
export function setProfileResponses(user: Profile, items: readonly Item[] = []): void {
  setResponseByUrl('getProfile', ({ searchParams }) =>
    profilePageLike(user, items, Number(searchParams.get('page') ?? 1)),
  );
  setResponse('getProfileStats', profileStatsLike(items));
  setResponse('listAchievementsOf', { achievements: [] });
}

export const setProfileMissing = (): void => {
  setErrorResponse('getProfile', 'not_found', 'User not found');
  setErrorResponse('getProfileStats', 'not_found', 'User not found');
};
