import type { CurrentUser } from '@contract/schemas/user';

/** Returns a signed-in member in the format of the API. `change` overrides its fields. */
export const memberLike = (change: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'member-1',
  email: 'ann@members.test',
  username: 'ann_sells',
  firstName: 'Ann',
  lastName: null,
  profileImageUrl: null,
  customProfileImageUrl: null,
  ebayStoreUrl: null,
  youtubeUrl: null,
  instagramUrl: null,
  facebookUrl: null,
  twitterUrl: null,
  tiktokUrl: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
  isAdmin: false,
  ...change,
});
