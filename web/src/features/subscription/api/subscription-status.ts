import type { SubscriptionStatus } from '@contract/schemas/subscription';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/services/api-client';
import { queryKeyOf } from '@/services/read-query';

/** A member's plan and submissions left; null where it could not be read (spec 1 §8). */
export const subscriptionStatusQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: queryKeyOf('getSubscriptionStatus'),
    enabled: signedIn,
    queryFn: async ({ signal }): Promise<SubscriptionStatus | null> => {
      try {
        return await call('getSubscriptionStatus', {}, { signal });
      } catch (error) {
        if (signal.aborted) throw error;
        console.warn('The subscription could not be read.', error);
        return null;
      }
    },
  });
