import type { CurrentUser } from '@contract/schemas/user';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from './read-query';

/** Shows a change of the signed-in member's data on the page. */
export const showCurrentUser = (client: QueryClient, change: Partial<CurrentUser>): void => {
  client.setQueryData<CurrentUser | null>(queryKeyOf('getCurrentUser'), (user) =>
    user ? { ...user, ...change } : user,
  );
};
