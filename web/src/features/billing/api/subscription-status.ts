import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { nullOnFailure, queryKeyOf } from '@/services/read-query';

/** A member's plan and submissions left; null where it could not be read (spec 1 §8). */
export const subscriptionStatusQuery = queryOptions({
  queryKey: queryKeyOf('getSubscriptionStatus'),
  queryFn: nullOnFailure(
    (signal) => call('getSubscriptionStatus', {}, { signal }),
    'The subscription could not be read.',
  ),
});
