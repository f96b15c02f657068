import { pageNumberQuery } from '@contract/rules/page-search';
import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import {
  type ProfileFirstPage,
  profileFirstPageSchema,
} from '@contract/schemas/profile-first-page';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { achievementsOfQuery } from '@/features/achievements/api/achievements-of';
import { profileQuery, profileStatsQuery } from '@/features/profiles/api/profile';
import { ApiError } from '@/services/api-error';
import type { FirstPageKind } from './first-page-kind';

/**
 * The page of the route `/user/{username}` that the server renders with data. The browser loads this module only when a
 * profile page opens.
 */
export const profileFirstPageKind: FirstPageKind<ProfileFirstPage> = {
  fillCache(client, { username, profile }, updatedAt) {
    if (!profile) {
      fillRefused(client, profileQuery(username, 1).queryKey, NOBODY);
      return;
    }
    const { page, stats, achievements } = profile;
    client.setQueryData(profileQuery(username, 1).queryKey, page, { updatedAt });
    client.setQueryData(profileStatsQuery(username).queryKey, stats, { updatedAt });
    const { queryKey } = achievementsOfQuery(page.user.id);
    if (achievements) client.setQueryData(queryKey, achievements, { updatedAt });
    else fillRefused(client, queryKey, NOT_PREMIUM);
  },
  urlOf: ({ username, page }) => `/user/${username}${pageNumberQuery(page)}`,
  locationOf: ({ username, page }) => ({
    pathname: `/user/${username}`,
    search: pageNumberQuery(page),
    state: null,
  }),
  loadCode: () => import('../pages/profile-page'),
};

const NOBODY = new ApiError(404, 'Not Found', { message: PROFILE_MESSAGES.missing });
const NOT_PREMIUM = new ApiError(403, 'Forbidden', null);

/** Sets the state of a query as if the API had responded to it with `error`. */
function fillRefused(client: QueryClient, queryKey: QueryKey, error: ApiError): void {
  const query = client.getQueryCache().build(client, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1 });
}

/** Returns the data of the profile page. Throws a ZodError if the data does not match the schema. */
export const parseProfilePage = (data: unknown): ProfileFirstPage =>
  profileFirstPageSchema.parse(data);
