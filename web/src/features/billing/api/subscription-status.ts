import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { cachedOrNullOnFailure, queryKeyOf } from '@/services/query-options';

/**
 * Reads the member's plan and remaining submissions. If the request fails, the query succeeds with the data in the
 * cache, or with null.
 */
export const subscriptionStatusQuery = queryOptions({
  queryKey: queryKeyOf('getSubscriptionStatus'),
  queryFn: cachedOrNullOnFailure(
    (signal) => call('getSubscriptionStatus', {}, { signal }),
    'Could not load the subscription status.',
  ),
});
