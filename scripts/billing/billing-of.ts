import type { Firestore } from 'firebase-admin/firestore';
import { createReconciliationOf } from '../../functions/src/app/billing-services';
import { createRepos } from '../../functions/src/app/repos';
import { openStripe } from '../../functions/src/gateways/billing/open-stripe';
import { createStripeBillingGateway } from '../../functions/src/gateways/billing/stripe-billing';
import { createJsonLogger } from '../../functions/src/lib/json-logger';

/**
 * Composes the billing services for a command that reads subscriptions from a Stripe account and corrects the stored
 * plans. With these services, nobody can pay, and no events are handled.
 */
export function billingOf(
  db: Firestore,
  account: Parameters<typeof openStripe>[0],
  now = () => new Date(),
) {
  const log = createJsonLogger();
  const repos = createRepos({ db, log, now });
  const open = () => openStripe(account);
  const gateway = createStripeBillingGateway({ open, webhookSecret: null, siteOrigin: '', now });
  const reconciliation = createReconciliationOf({
    repos,
    gateway,
    log,
    now,
  });
  return { repos, gateway, reconciliation };
}
