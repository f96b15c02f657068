import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import {
  type ProfileFirstPage,
  profileFirstPageSchema,
} from '@contract/schemas/profile-first-page';
import type { QueryClient } from '@tanstack/react-query';
import { achievementsOfQuery } from '@/features/achievements/api/achievements-of';
import { profileQuery, profileStatsQuery } from '@/features/profiles/api/profile';
import { ApiError } from '@/services/api-error';
import type { PageKind } from './page-kind';

/** `/user/{username}`. The browser loads this module with the page. */
export const profilePages: PageKind<ProfileFirstPage> = {
  fillCache(client, { username, profile }, updatedAt) {
    if (!profile) {
      fillMissing(client, username);
      return;
    }
    const { page, stats, achievements } = profile;
    client.setQueryData(profileQuery(username, 1).queryKey, page, { updatedAt });
    client.setQueryData(profileStatsQuery(username).queryKey, stats, { updatedAt });
    if (!achievements) return;
    const { queryKey } = achievementsOfQuery(page.user.id);
    client.setQueryData(queryKey, achievements, { updatedAt });
  },
  addressOf: ({ username, page }) => `/user/${username}${searchOf(page)}`,
  locationOf: ({ username, page }) => ({
    pathname: `/user/${username}`,
    search: searchOf(page),
    state: null,
  }),
  loadCode: () => import('../pages/profile-page'),
};

const searchOf = (page: number): string => (page === 1 ? '' : `?page=${page}`);

/** As after the API's 404. */
function fillMissing(client: QueryClient, username: string): void {
  const error = new ApiError(404, 'Not Found', { message: PROFILE_MESSAGES.missing });
  const { queryKey } = profileQuery(username, 1);
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1 });
}

/** Throws a ZodError if the data is of another kind. */
export const parseProfilePage = (data: unknown): ProfileFirstPage =>
  profileFirstPageSchema.parse(data);
