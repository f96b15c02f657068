import { subscriptionStatusSchema } from '../schemas/subscription';
import { defineEndpoint } from './define-endpoint';

export const billingEndpoints = {
  getSubscriptionStatus: defineEndpoint({
    method: 'GET',
    path: '/api/subscription/status',
    summary: "The member's plan and the submissions left this month",
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: subscriptionStatusSchema },
    errors: [],
    reads: ['allowance'],
    savedOffline: true,
  }),
} as const;
