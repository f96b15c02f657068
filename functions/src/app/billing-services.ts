import type { BillingGateway } from '../gateways/billing/billing';
import { lazily } from '../lib/lazily';
import type { Logger } from '../lib/logger';
import { createCheckoutService } from '../services/billing/checkout';
import { createPaymentCheck } from '../services/billing/payment-check';
import { createBillingPortalService } from '../services/billing/portal';
import { createReconciliation, type Reconciliation } from '../services/billing/reconciliation';
import { createSecondSubscriptionMailer } from '../services/billing/second-subscription';
import {
  createSingleFlightSync,
  createSubscriptionSync,
} from '../services/billing/subscription-sync';
import { createStripeEventReceiver } from '../services/billing/stripe-event-receiver';
import { createSubscriptionStatusReader } from '../services/billing/subscription-status-reader';
import { createSuspendedSubscriptionEnder } from '../services/billing/suspended-subscription-ender';
import type { OnNotificationUnread } from '../services/notifications/write-notification';
import type { Backend } from './backend';
import { createNotificationWriterFromRepos } from './notification-writer';
import { createPushServices } from './push-services';
import type { SharedServices } from './shared-services';

interface BillingDeps {
  readonly repos: Pick<
    Backend['repos'],
    | 'billing'
    | 'mails'
    | 'notifications'
    | 'notificationGroups'
    | 'notificationSettings'
    | 'reconciliationProgress'
    | 'users'
  >;
  readonly gateway: BillingGateway;
  /**
   * Sends a push about a notification that has become unread. Admin commands leave this function out, so they send no
   * pushes.
   */
  readonly onNotificationUnread?: OnNotificationUnread | undefined;
  readonly log: Logger;
  readonly now: () => Date;
}

function createSync({ repos, gateway, onNotificationUnread, log, now }: BillingDeps) {
  const { billing, mails, users } = repos;
  const notifications = createNotificationWriterFromRepos({ repos, onNotificationUnread });
  const queueSecondSubscriptionMail = createSecondSubscriptionMailer({
    users,
    mails,
    notifications,
  });
  const deps = { billing, gateway, queueSecondSubscriptionMail, log, now };
  return createSingleFlightSync(createSubscriptionSync(deps));
}

/**
 * Creates the service that compares stored subscriptions with Stripe. The hourly job and `npm run sync-subscription`
 * use it.
 */
export function composeSubscriptionReconciliation(deps: BillingDeps): Reconciliation {
  const { repos, gateway, log, now } = deps;
  const { billing, users, reconciliationProgress } = repos;
  const sync = createSync(deps);
  return createReconciliation({ billing, users, reconciliationProgress, gateway, sync, log, now });
}

/** Creates the services for plans and payments. They load Stripe's package when it is first needed. */
export function createBillingServices(backend: Backend, { quota }: SharedServices) {
  const { gateways, repos, log, now } = backend;
  const { billing, users } = repos;
  const gateway = gateways.billing;
  const services = lazily({
    checkout: () => createCheckoutService({ billing, users, gateway, sync: services.sync }),
    paymentCheck: () => createPaymentCheck({ billing, gateway, ...syncing(), now }),
    portal: () => createBillingPortalService({ billing, gateway }),
    stripeEventReceiver: () => createStripeEventReceiver({ billing, gateway, ...syncing(), log }),
    suspendedSubscriptionEnder: () => {
      const { rulings } = repos;
      return createSuspendedSubscriptionEnder({ users, rulings, gateway, sync: services.sync });
    },
    subscriptions: () => createSubscriptionStatusReader({ users, quota, now }),
    sync: () => createSync({ repos, gateway, ...createPushServices(backend), log, now }),
  });
  const syncing = () => ({
    sync: services.sync,
    suspendedSubscriptionEnder: services.suspendedSubscriptionEnder,
  });
  return services;
}
