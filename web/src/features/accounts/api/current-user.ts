import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

const FRESH_MS = 300_000;

/** The signed-in member, or null: a failure of any kind counts as not signed in (spec 1 §1). */
export const currentUserQuery = queryOptions({
  queryKey: queryKeyOf('getCurrentUser'),
  staleTime: FRESH_MS,
  queryFn: nullOnFailure(
    async (signal) => (await call('getCurrentUser', {}, { signal })) ?? null,
    'The signed-in member could not be read.',
  ),
});
