/**
 * Creates the product, prices, portal configuration and webhook endpoint in the Stripe account of STRIPE_SECRET_KEY:
 * `STRIPE_SECRET_KEY=sk_live_… npm run setup-billing -- --site https://boloboard.example`. Idempotent.
 */
import { parseArgs } from 'node:util';
import { loadStripeClient } from '../functions/src/gateways/billing/load-stripe-client';
import { isOrigin } from '../functions/src/lib/setting-schemas';
import { setUpBilling } from './billing/set-up-billing';
import { Problem } from './lib/problem';
import { runCommand } from './stack/run-command';

await runCommand(async () => {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  if (site === undefined || !isOrigin(site))
    throw new Problem(
      'Name the site whose payments it sets up: npm run setup-billing -- --site https://boloboard.example',
    );
  const secretKey = process.env['STRIPE_SECRET_KEY'];
  if (!secretKey)
    throw new Problem('Set STRIPE_SECRET_KEY to the secret key of the Stripe account.');
  const stripe = await loadStripeClient({ secretKey, apiOrigin: null });
  const { changes, webhookSecret } = await setUpBilling(stripe, site);
  for (const change of changes) console.log(change);
  if (changes.length === 0) console.log('Everything was there. Nothing was changed.');
  if (webhookSecret !== null)
    console.log(
      `\nStore this signing secret as STRIPE_WEBHOOK_SECRET. Stripe shows it only now:\n${webhookSecret}`,
    );
  return 0;
});
