import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { BillingEvent, SignedEvent } from './billing';

/** The maximum number of seconds by which an event's signed time may be in the past or future. */
const TOLERANCE_SECONDS = 300;

const reference = z.optional(z.nullable(z.string()));
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      customer: reference,
      charge: reference,
    }),
  }),
});

interface Verification {
  readonly secret: string;
  readonly now: Date;
}

/**
 * Verifies an event and returns it. Returns null if its signature is wrong, if its signed time is too far in the past
 * or future, or if its body is not an event.
 */
export function verifyStripeEvent(
  { webhooks }: Stripe,
  { bytes, signature }: SignedEvent,
  { secret, now }: Verification,
): BillingEvent | null {
  const time = now.getTime();
  let event: unknown;
  try {
    event = webhooks.constructEvent(
      ...([bytes, signature, secret, TOLERANCE_SECONDS, undefined, time] as const),
    );
  } catch {
    // Catches every error, because Stripe's package also throws a SyntaxError: for a signed body that is not JSON.
    return null;
  }
  // Stripe's package rejects old times, but does not check for times in the future.
  if (!(signedAt(signature) - time / 1000 <= TOLERANCE_SECONDS)) return null;
  return toBillingEvent(eventSchema.parse(event));
}

/**
 * Returns the signed time, in seconds since 1970. If the header contains several times, uses the last one, as Stripe's
 * package does.
 */
const signedAt = (signature: string): number =>
  Number.parseInt(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2) ?? '',
    10,
  );

function toBillingEvent({ id, type, data }: z.infer<typeof eventSchema>): BillingEvent {
  const { object, id: objectId, customer, charge } = data.object;
  const customerId = object === 'customer' ? objectId : customer;
  return { id, type, customerId: customerId ?? null, chargeId: charge ?? null };
}
