/**
 * Reads subscriptions from Stripe, and corrects the stored plans of members whose plans at Stripe are different: `npm
 * run sync-subscription -- --email you@example.com --project ID`. `--all` in place of `--email` does this for all
 * members, and `--local` in place of `--project` does this in the local product. With `--project`, the environment
 * variable STRIPE_SECRET_KEY is required.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { parseBillingConfig } from '../functions/src/lib/billing-config';
import {
  AUTH_SERVICE,
  FIRESTORE_SERVICE,
  requireCredentials,
  TARGET_OPTIONS,
  connectToTarget,
} from './admin/target';
import { composeBillingServices } from './billing/compose-billing-services';
import { HOST, LOCAL_STRIPE_PORT } from './lib/paths';
import { Problem } from './lib/problem';
import { runCommand } from './stack/run-command';
import { LOCAL_STRIPE } from './stack/stripe';

const OPTIONS = {
  ...TARGET_OPTIONS,
  email: { type: 'string' },
  all: { type: 'boolean' },
} as const;

/**
 * Returns the Stripe account of a target. Throws a Problem if STRIPE_SECRET_KEY is missing, and an Error if the key is
 * of the wrong mode (test or live).
 */
function accountOf(isLocal: boolean) {
  if (isLocal)
    return { secretKey: LOCAL_STRIPE.key, apiOrigin: `http://${HOST}:${LOCAL_STRIPE_PORT}` };
  const account = parseBillingConfig(
    { STRIPE_SECRET_KEY: process.env['STRIPE_SECRET_KEY'] },
    false,
  );
  if (account) return account;
  throw new Problem('Set STRIPE_SECRET_KEY to the secret key of the Stripe account.');
}

await runCommand(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const { all = false, email } = values;
  if (all === (email !== undefined))
    throw new Problem('Name one member with --email, or all members with --all.');
  await connectToTarget(values, AUTH_SERVICE);
  const target = await connectToTarget(values, FIRESTORE_SERVICE);
  await requireCredentials(target);
  const app = initializeApp({ projectId: target.projectId });
  const { reconciliation } = composeBillingServices(
    getFirestore(app),
    accountOf(target.emulatorHost !== null),
  );
  if (email === undefined) {
    await reconciliation.runAll();
    console.log(`Compared all members of ${target.description} with Stripe.`);
    return 0;
  }
  const { uid } = await getAuth(app).getUserByEmail(email);
  const isRepaired = await reconciliation.runOne(uid);
  console.log(isRepaired ? `Repaired the plan of ${email}.` : `The plan of ${email} was right.`);
  return 0;
});
