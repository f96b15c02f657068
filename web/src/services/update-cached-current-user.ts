import type { CurrentUser } from '@contract/schemas/user';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './query-options';

/** Changes the cached data of the signed-in member, so that the page shows the change. */
export const updateCachedCurrentUser = (
  client: QueryClient,
  change: Partial<CurrentUser>,
): void => {
  client.setQueryData<CurrentUser | null>(queryKeyOf('getCurrentUser'), (user) =>
    user ? { ...user, ...change } : user,
  );
};
