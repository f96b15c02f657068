import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { BillingEvent, SignedEvent } from './billing';

/** How old an event may be, and how far ahead. */
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

/** Returns null if the signature is wrong, too old or too far ahead, or if the body is no event. */
export function verifiedEvent(
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
    // For an empty signature, the package throws a plain Error.
    return null;
  }
  // The package accepts any time in the future.
  if (!(signedAt(signature) - time / 1000 <= TOLERANCE_SECONDS)) return null;
  return toBillingEvent(eventSchema.parse(event));
}

/** The signed time in seconds since 1970. As in the package, the last one counts. */
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
