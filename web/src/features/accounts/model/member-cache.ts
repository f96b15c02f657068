import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../api/current-user';

/** Drops what was read as somebody else; what is on the screen is read anew. */
export const forgetOthersThanCurrentUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({
    predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
  });
