import { verifyRequestSchema } from '@contract/schemas/checkout';
import * as z from 'zod/mini';

/** A payment after which Stripe's page leads the member back. Named by a checkout session, a subscription or both. */
export type Payment = z.infer<typeof verifyRequestSchema>;

/**
 * A payment that was not confirmed after two calls. It is in the history state, so that waiting goes on after a
 * reload.
 */
const awaitedPaymentSchema = z.object({ payment: verifyRequestSchema, since: z.number() });
export type AwaitedPayment = z.infer<typeof awaitedPaymentSchema>;
const stateSchema = z.object({ awaitedPayment: awaitedPaymentSchema });

/** Returns the payment in the URL of the dashboard, or null. Either of `session` and `sid` may hold either id. */
export function returnedPaymentIn(search: string): Payment | null {
  const params = new URLSearchParams(search);
  if (params.get('subscription') !== 'success') return null;
  const ids = [params.get('session') ?? '', params.get('sid') ?? ''];
  const sessionId = ids.find((id) => id.startsWith('cs_'));
  const subscriptionId = ids.find((id) => id.startsWith('sub_'));
  const payment = { ...(sessionId && { sessionId }), ...(subscriptionId && { subscriptionId }) };
  return verifyRequestSchema.safeParse(payment).data ?? null;
}

/** Returns the dashboard's URL with the payment in it. */
export function returnUrlOf({ sessionId, subscriptionId }: Payment): string {
  const search = new URLSearchParams({
    subscription: 'success',
    ...(sessionId && { session: sessionId }),
    ...(subscriptionId && { sid: subscriptionId }),
  });
  return `/dashboard?${search}`;
}

export const awaitedPaymentState = (payment: Payment, since: number) =>
  ({ awaitedPayment: { payment, since } }) satisfies z.infer<typeof stateSchema>;

export const awaitedPaymentIn = (state: unknown): AwaitedPayment | null =>
  stateSchema.safeParse(state).data?.awaitedPayment ?? null;
