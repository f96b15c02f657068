import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

/** Reads the member's plan and remaining submissions. The data is null if the request fails. */
export const subscriptionStatusQuery = queryOptions({
  queryKey: queryKeyOf('getSubscriptionStatus'),
  queryFn: nullOnFailure(
    (signal) => call('getSubscriptionStatus', {}, { signal }),
    'Could not load the subscription status.',
  ),
});
