import Stripe from 'stripe';
import { setUpBilling } from '../billing/set-up-billing';
import { HOST } from '../lib/paths';
import { startStripeDouble, type RunningStripeDouble } from '../stripe-double/start-stripe-double';
import { gatewayOrigin } from './gateway';
import { savedStripePath } from './state';

/** The API key and the webhook secret of the local Stripe. */
export const LOCAL_STRIPE = { key: 'sk_test_local', webhookSecret: 'whsec_local' } as const;

interface StripeSpec {
  readonly data: string;
  readonly ports: { readonly gateway: number; readonly stripe: number };
}

/** Starts the local Stripe with the saved data, and creates our products like `npm run setup-billing`. */
export async function startStripe({
  data,
  ports: { gateway, stripe: port },
}: StripeSpec): Promise<RunningStripeDouble> {
  const double = await startStripeDouble({
    port,
    webhookUrl: `${gatewayOrigin(gateway)}/api/stripe/webhook`,
    webhookSecret: LOCAL_STRIPE.webhookSecret,
    dataFile: savedStripePath(data),
  });
  await setUpBilling(new Stripe(LOCAL_STRIPE.key, { host: HOST, port, protocol: 'http' }));
  return double;
}
