import type Stripe from 'stripe';

export interface StripeAccount {
  readonly secretKey: string;
  /** Where the local Stripe is, or null for the real one. */
  readonly apiOrigin: string | null;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** Loads the stripe package, and returns its client of the API version that the package pins. */
export async function openStripe({ secretKey, apiOrigin }: StripeAccount): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
    ...(apiOrigin !== null && addressOf(new URL(apiOrigin))),
  });
}

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: Number(port),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});
