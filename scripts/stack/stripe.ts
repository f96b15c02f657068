import Stripe from 'stripe';
import { setUpBilling } from '../billing/set-up-billing';
import { startStripeDouble, type RunningStripeDouble } from '../stripe-double/start-stripe-double';
import { HOST } from './paths';
import { freePort } from './ports';
import { savedStripe } from './state';

/** What the functions get instead of the keys of a real account. */
export const LOCAL_STRIPE = { key: 'sk_test_local', webhookSecret: 'whsec_local' } as const;

/** Starts the local Stripe with our products, as `npm run setup-billing` creates them, and with the saved data. */
export async function startStripe(data: string, siteOrigin: string): Promise<RunningStripeDouble> {
  const port = await freePort();
  const double = await startStripeDouble({
    port,
    webhookUrl: `${siteOrigin}/api/stripe/webhook`,
    webhookSecret: LOCAL_STRIPE.webhookSecret,
    dataFile: savedStripe(data),
  });
  await setUpBilling(new Stripe(LOCAL_STRIPE.key, { host: HOST, port, protocol: 'http' }));
  return double;
}
