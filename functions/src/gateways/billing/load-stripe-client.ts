import type Stripe from 'stripe';

export interface StripeClientOptions {
  readonly secretKey: string;
  /** The origin of the local Stripe. Null for the real Stripe. */
  readonly apiOrigin: string | null;
}

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** Loads the stripe package and creates its client. The package determines the API version. */
export async function loadStripeClient({
  secretKey,
  apiOrigin,
}: StripeClientOptions): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiOrigin !== null && locationOf(new URL(apiOrigin))),
  });
}

const locationOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port: Number(port),
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
});
