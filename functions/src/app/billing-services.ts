import type { BillingGateway } from '../gateways/billing/billing';
import { lazily } from '../lib/lazily';
import type { Logger } from '../lib/logger';
import { createCheckout } from '../services/billing/checkout';
import { createPaymentCheck } from '../services/billing/payment-check';
import { createPortal } from '../services/billing/portal';
import { createReconciliation, type Reconciliation } from '../services/billing/reconciliation';
import { createSecondSubscriptionMail } from '../services/billing/second-subscription';
import { createSharedSyncs, createSubscriptionSync } from '../services/billing/subscription-sync';
import { createStripeEvents } from '../services/billing/stripe-events';
import { createSubscriptions } from '../services/billing/subscriptions';
import { createSuspendedBilling } from '../services/billing/suspended-billing';
import type { BecameUnread } from '../services/notifications/write-notification';
import type { Backend } from './backend';
import { createNotificationWriting } from './notification-writing';
import { createPushServices } from './push-services';
import type { Services } from './services';

interface BillingDeps {
  readonly repos: Pick<
    Backend['repos'],
    | 'billing'
    | 'mails'
    | 'notifications'
    | 'notificationGroups'
    | 'notificationSettings'
    | 'reconciliation'
    | 'users'
  >;
  readonly gateway: BillingGateway;
  /**
   * Sends a push about a notification that has become unread. Admin commands leave this function out, so they send no
   * pushes.
   */
  readonly becameUnread?: BecameUnread | undefined;
  readonly log: Logger;
  readonly now: () => Date;
}

function createSync({ repos, gateway, becameUnread, log, now }: BillingDeps) {
  const { billing, mails, users } = repos;
  const notifications = createNotificationWriting({ repos, becameUnread });
  const queueSecondSubscriptionMail = createSecondSubscriptionMail({ users, mails, notifications });
  const deps = { billing, gateway, queueSecondSubscriptionMail, log, now };
  return createSharedSyncs(createSubscriptionSync(deps));
}

/**
 * Creates the service that compares stored subscriptions with Stripe. The hourly job and `npm run sync-subscription`
 * use it.
 */
export function createReconciliationOf(deps: BillingDeps): Reconciliation {
  const { repos, gateway, log, now } = deps;
  const { billing, users, reconciliation } = repos;
  const sync = createSync(deps);
  return createReconciliation({ billing, users, reconciliation, gateway, sync, log, now });
}

/** Creates the services for plans and payments. They load Stripe's package when it is first needed. */
export function createBillingServices(backend: Backend, { quota }: Services) {
  const { gateways, repos, log, now } = backend;
  const { billing, users } = repos;
  const gateway = gateways.billing;
  const services = lazily({
    checkout: () => createCheckout({ billing, users, gateway, sync: services.sync }),
    paymentCheck: () => createPaymentCheck({ billing, gateway, ...syncing(), now }),
    portal: () => createPortal({ billing, gateway }),
    stripeEvents: () => createStripeEvents({ billing, gateway, ...syncing(), log }),
    suspendedBilling: () => {
      const { rulings } = repos;
      return createSuspendedBilling({ users, rulings, gateway, sync: services.sync });
    },
    subscriptions: () => createSubscriptions({ users, quota, now }),
    sync: () => createSync({ repos, gateway, ...createPushServices(backend), log, now }),
  });
  const syncing = () => ({ sync: services.sync, suspendedBilling: services.suspendedBilling });
  return services;
}
