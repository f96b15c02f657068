import * as z from 'zod/mini';
import { planSchema } from './subscription';

/** An id of Stripe: of a subscription, such as 'sub_1AbC', or of a checkout session, such as 'cs_test_a1B2'. */
const stripeId = (prefix: 'sub' | 'cs') =>
  z.string().check(z.maxLength(255), z.regex(new RegExp(`^${prefix}_\\w+$`)));

export const checkoutRequestSchema = z.strictObject({ plan: planSchema });

/** `url` is the page at Stripe to which the browser goes to pay. */
export const checkoutSchema = z.object({ url: z.string() });

/** `url` is the billing portal at Stripe. It is null if Stripe has no portal configuration. */
export const billingPortalSchema = z.object({
  url: z.nullable(z.string()),
  portalConfigurationRequired: z.boolean(),
});

export const PAYMENT_ID_MISSING_MESSAGE = 'Name the subscription or the checkout session.';

export const paymentCheckRequestSchema = z
  .strictObject({
    subscriptionId: z.optional(stripeId('sub')),
    sessionId: z.optional(stripeId('cs')),
  })
  .check(
    z.refine(
      ({ subscriptionId, sessionId }) => subscriptionId !== undefined || sessionId !== undefined,
      PAYMENT_ID_MISSING_MESSAGE,
    ),
  );

/** `success` is false while the payment is not complete. */
export const paymentCheckResponseSchema = z.object({ success: z.boolean() });

/** The largest body of a webhook that the server accepts, in bytes. Stripe's largest events have a few kilobytes. */
export const MAX_WEBHOOK_BYTES = 256 * 1024;
