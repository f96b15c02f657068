import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { cachedOrNullOnFailure, queryKeyOf } from '@/services/read-query';

/** Reads the member's plan and remaining submissions. The data is null if the request fails. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: queryKeyOf('getSubscriptionStatus'),
  queryFn: cachedOrNullOnFailure(
    (signal) => call('getSubscriptionStatus', {}, { signal }),
    'Could not load the subscription status.',
  ),
});
