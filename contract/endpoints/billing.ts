import * as z from 'zod/mini';
import {
  checkoutRequestSchema,
  checkoutSchema,
  MAX_WEBHOOK_BYTES,
  billingPortalSchema,
  paymentCheckRequestSchema,
  paymentCheckResponseSchema,
} from '../schemas/checkout';
import { subscriptionStatusSchema } from '../schemas/subscription';
import { defineEndpoint } from './define-endpoint';
import { BILLING_LIMITS, PAYMENT_CHECK_LIMITS } from './rate-limits';

export const billingEndpoints = {
  getSubscriptionStatus: defineEndpoint({
    method: 'GET',
    path: '/api/subscription/status',
    summary: "The member's plan and the submissions left this month",
    auth: 'user',
    freshSession: true,
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: subscriptionStatusSchema },
    errors: [],
    reads: ['allowance', 'plan'],
    savedOffline: true,
  }),
  createCheckoutSession: defineEndpoint({
    method: 'POST',
    path: '/api/subscription/create-checkout-session',
    summary:
      "Start a payment at Stripe. For a member who has a subscription, returns the URL of Stripe's billing portal.",
    auth: 'user',
    servedBy: 'api',
    input: { body: checkoutRequestSchema, maxBodyBytes: 1024 },
    output: { status: 200, schema: checkoutSchema },
    errors: ['too_large', 'unavailable'],
    rateLimits: BILLING_LIMITS,
  }),
  createPortalSession: defineEndpoint({
    method: 'POST',
    path: '/api/subscription/create-portal-session',
    summary: "Open Stripe's billing portal: receipts, card, change of plan, cancellation",
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: billingPortalSchema },
    errors: ['not_found', 'unavailable'],
    rateLimits: BILLING_LIMITS,
  }),
  verifySubscription: defineEndpoint({
    method: 'POST',
    path: '/api/subscription/verify',
    summary: "Read the member's subscription from Stripe after a payment",
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { body: paymentCheckRequestSchema, maxBodyBytes: 2048 },
    output: { status: 200, schema: paymentCheckResponseSchema },
    errors: ['not_found', 'too_large', 'unavailable'],
    rateLimits: PAYMENT_CHECK_LIMITS,
    changes: ['plan', 'allowance', 'account', 'profiles', 'items', 'expiry', 'achievements'],
  }),
  /** Returns 200 only after the event is stored. Stripe sends the event again after any other response. */
  receiveStripeEvent: defineEndpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    summary: "Stripe's events, which say that something about a customer may have changed",
    auth: 'none',
    servedBy: 'api',
    input: {
      rawBody: { signatureHeader: 'stripe-signature', maxBytes: MAX_WEBHOOK_BYTES },
    },
    output: { status: 200, schema: z.object({ received: z.literal(true) }) },
    errors: ['too_large', 'unavailable'],
  }),
} as const;
