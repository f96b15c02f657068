import type Stripe from 'stripe';
import type { Account } from './account';
import { ApiError, noSuchObjectError, noSuchReferenceError } from './api-error';
import { updateObjectAndEmitEvent } from './changes';
import { customerOf, customerFromParam } from './customers';
import { addCard, type TestCard } from './payment-methods';
import type { PortalConfiguration, PortalSession } from './stored';
import { isEnded } from './subscriptions';

export type PortalFeatures = Stripe.BillingPortal.Configuration.Features;

export interface NewPortalConfiguration {
  readonly features: PortalFeatures;
  readonly business_profile: Stripe.BillingPortal.Configuration.BusinessProfile;
  readonly default_return_url: string | null;
  readonly name: string | null;
  readonly metadata: Stripe.Metadata;
}

/**
 * Creates a portal configuration that is not the default configuration. Only Stripe's dashboard can create the default
 * configuration.
 */
export function createPortalConfiguration(
  account: Account,
  create: NewPortalConfiguration,
): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id: account.newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: create.business_profile,
    created: account.now(),
    default_return_url: create.default_return_url,
    features: create.features,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: create.metadata,
    name: create.name,
    updated: account.now(),
  };
  account.state.portalConfigurations[configuration.id] = configuration;
  return configuration;
}

/** Returns the configuration with the id in the path. */
export function configurationOf({ state }: Account, id: string): PortalConfiguration {
  const configuration = state.portalConfigurations[id];
  if (!configuration) throw noSuchObjectError('configuration', id);
  return configuration;
}

const NO_DEFAULT =
  'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.';

function usedConfiguration(account: Account, id: string | undefined): PortalConfiguration {
  const all = Object.values(account.state.portalConfigurations);
  const used = all.find((it) => (id === undefined ? it.is_default : it.id === id));
  if (used) return used;
  if (id === undefined) throw new ApiError(400, NO_DEFAULT);
  throw noSuchReferenceError('configuration', 'configuration', id);
}

export interface NewPortalSession {
  readonly customer: string;
  readonly configuration?: string | undefined;
  readonly return_url?: string | undefined;
}

/** Creates a session of the portal. */
export function createPortalSession(account: Account, create: NewPortalSession): PortalSession {
  const configuration = usedConfiguration(account, create.configuration);
  const id = account.newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: account.now(),
    customer: customerFromParam(account, create.customer).id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: create.return_url ?? configuration.default_return_url,
    url: `${account.origin}/portal/${id}`,
  };
  account.state.portalSessions[id] = session;
  return session;
}

/** Stores a card for all subscriptions of a customer. Like Stripe, charges the card only at the next attempt to pay. */
export function updateCard(account: Account, customerId: string, last4: TestCard): void {
  const { state } = account;
  const customer = customerOf(account, customerId);
  const card = addCard(account, customer, last4);
  customer.invoice_settings.default_payment_method = card.id;
  account.emit('customer.updated', customer);
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customerId || isEnded(subscription)) continue;
    updateObjectAndEmitEvent(account, 'customer.subscription.updated', subscription, {
      default_payment_method: card.id,
    });
  }
}
