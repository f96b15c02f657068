import { paymentCheckRequestSchema } from '@contract/schemas/checkout';
import * as z from 'zod/mini';

/**
 * A payment after which the member returns from Stripe's page to the app. The payment is identified by a checkout
 * session, a subscription or both.
 */
export type ReturnedPayment = z.infer<typeof paymentCheckRequestSchema>;

/**
 * A payment that is still not confirmed after two calls to the server. It is stored in the state of the browser's
 * history entry, so that the app continues to wait for the confirmation after a reload.
 */
const awaitedPaymentSchema = z.object({ payment: paymentCheckRequestSchema, since: z.number() });
export type AwaitedPayment = z.infer<typeof awaitedPaymentSchema>;
const stateSchema = z.object({ awaitedPayment: awaitedPaymentSchema });

/**
 * Returns the payment whose ids the dashboard's URL contains, or null. The parameters `session` and `sid` may each
 * contain the id of a checkout session or of a subscription.
 */
export function returnedPaymentIn(search: string): ReturnedPayment | null {
  const params = new URLSearchParams(search);
  if (params.get('subscription') !== 'success') return null;
  const ids = [params.get('session') ?? '', params.get('sid') ?? ''];
  const sessionId = ids.find((id) => id.startsWith('cs_'));
  const subscriptionId = ids.find((id) => id.startsWith('sub_'));
  const payment = { ...(sessionId && { sessionId }), ...(subscriptionId && { subscriptionId }) };
  return paymentCheckRequestSchema.safeParse(payment).data ?? null;
}

/** Returns the dashboard's URL that contains the payment. */
export function returnUrlOf({ sessionId, subscriptionId }: ReturnedPayment): string {
  const search = new URLSearchParams({
    subscription: 'success',
    ...(sessionId && { session: sessionId }),
    ...(subscriptionId && { sid: subscriptionId }),
  });
  return `/dashboard?${search}`;
}

export const awaitedPaymentLocationState = (payment: ReturnedPayment, since: number) =>
  ({ awaitedPayment: { payment, since } }) satisfies z.infer<typeof stateSchema>;

export const awaitedPaymentIn = (state: unknown): AwaitedPayment | null =>
  stateSchema.safeParse(state).data?.awaitedPayment ?? null;
