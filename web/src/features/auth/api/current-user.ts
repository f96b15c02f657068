import type { CurrentUser } from '@contract/schemas/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/** The signed-in member, or null: a failure of any kind counts as not signed in (spec 1 §1). */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return (await call('getCurrentUser', {}, { signal })) ?? null;
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn('The signed-in member could not be read.', error);
      return null;
    }
  },
});
