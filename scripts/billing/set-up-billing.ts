import { createHash } from 'node:crypto';
import { billingEndpoints } from '@contract/endpoints/billing';
import { decimalToCents } from '@contract/schemas/money';
import { PREMIUM_PRICES } from '@contract/schemas/prices';
import type { Plan } from '@contract/schemas/subscription';
import type Stripe from 'stripe';
import {
  BILLING_EVENT_TYPES,
  PORTAL_METADATA,
  PRICE_LOOKUP_KEYS,
} from '../../functions/src/domain/billing/billing-event-types';
import { hasStripeErrorCode } from '../../functions/src/gateways/billing/stripe-errors';

export interface BillingSetup {
  /** One sentence for each thing that was created or changed. Empty if everything existed and was up to date. */
  readonly changes: readonly string[];
  /**
   * The signing secret of a new webhook endpoint. Stripe shows the secret only once. Null if the endpoint already
   * existed, or if no site is given.
   */
  readonly webhookSecret: string | null;
}

interface Found {
  readonly id: string;
  readonly change: string | null;
}

const PRODUCT_ID = 'boloboard_premium';

/**
 * Creates in a Stripe account what our billing needs: the product, its prices, and the configuration of the portal. If
 * a site is given, also creates the webhook endpoint that gets the events. Idempotent.
 * @param siteOrigin such as 'https://boloboard.example', or null for the local Stripe, which has a webhook endpoint
 * from its start
 */
export async function setUpBilling(
  stripe: Stripe,
  siteOrigin: string | null = null,
): Promise<BillingSetup> {
  const product = await provideProduct(stripe);
  const monthly = await providePrice(stripe, 'monthly');
  const yearly = await providePrice(stripe, 'yearly');
  const portal = await providePortal(stripe, [monthly.id, yearly.id], siteOrigin);
  const webhook = siteOrigin === null ? null : await provideWebhook(stripe, siteOrigin);
  const changes = [product, monthly, yearly, portal, webhook].flatMap((it) => it?.change ?? []);
  return { changes, webhookSecret: webhook?.secret ?? null };
}

async function provideProduct({ products }: Stripe): Promise<Found> {
  try {
    const { id } = await products.retrieve(PRODUCT_ID);
    return { id, change: null };
  } catch (error) {
    if (!hasStripeErrorCode(error, 'resource_missing')) throw error;
    const { id } = await products.create({ id: PRODUCT_ID, name: 'BoloBoard Premium' });
    return { id, change: `Created the product ${id}.` };
  }
}

const INTERVALS = { monthly: 'month', yearly: 'year' } as const;

/**
 * Returns the price with the lookup key of a plan, and creates it if necessary. Stripe's prices cannot change: if the
 * amount differs, a new price gets the lookup key, and subscribed members keep the old price.
 */
async function providePrice({ prices }: Stripe, plan: Plan): Promise<Found> {
  const lookupKey = PRICE_LOOKUP_KEYS[plan];
  const interval = INTERVALS[plan];
  const cents = decimalToCents(PREMIUM_PRICES[plan]);
  const { data } = await prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = data;
  const isRight =
    price?.unit_amount === cents &&
    price.currency === 'usd' &&
    price.recurring?.interval === interval;
  if (isRight) return { id: price.id, change: null };
  const { id } = await prices.create({
    product: PRODUCT_ID,
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  return { id, change: `Created the price ${lookupKey} of $${PREMIUM_PRICES[plan]}.` };
}

const portalParams = (prices: string[], siteOrigin: string | null) => ({
  ...(siteOrigin !== null && {
    business_profile: {
      privacy_policy_url: `${siteOrigin}/privacy-policy`,
      terms_of_service_url: `${siteOrigin}/terms-of-service`,
    },
    default_return_url: `${siteOrigin}/account-settings`,
  }),
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price' as const],
      products: [{ product: PRODUCT_ID, prices }],
      // Lets a member pay for a change of plan immediately, minus the value of the unused part of the current period.
      proration_behavior: 'always_invoice' as const,
    },
  },
});

async function providePortal(
  { billingPortal: { configurations } }: Stripe,
  prices: string[],
  siteOrigin: string | null,
): Promise<Found> {
  const params = portalParams(prices, siteOrigin);
  // Stripe returns more fields than we send, so the configuration that it returns cannot be compared with `params`.
  // Instead, the metadata contains a hash of the fields that we last sent. If this hash differs from the hash of
  // `params`, the configuration is out of date.
  const version = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  const marked = { ...params, metadata: { [PORTAL_METADATA.key]: PORTAL_METADATA.value, version } };
  const { data } = await configurations.list({ active: true, limit: 100 });
  const ours = data.find(
    ({ metadata }) => metadata?.[PORTAL_METADATA.key] === PORTAL_METADATA.value,
  );
  if (!ours) {
    const { id } = await configurations.create(marked);
    return { id, change: `Created the portal configuration ${id}.` };
  }
  if (ours.metadata?.['version'] === version) return { id: ours.id, change: null };
  await configurations.update(ours.id, marked);
  return { id: ours.id, change: `Changed the portal configuration ${ours.id}.` };
}

async function provideWebhook(
  { webhookEndpoints }: Stripe,
  siteOrigin: string,
): Promise<Found & { readonly secret: string | null }> {
  const url = siteOrigin + billingEndpoints.receiveStripeEvent.path;
  const enabled_events = [...BILLING_EVENT_TYPES];
  const { data } = await webhookEndpoints.list({ limit: 100 });
  const ours = data.find((endpoint) => endpoint.url === url);
  if (!ours) {
    const { id, secret = null } = await webhookEndpoints.create({ url, enabled_events });
    return { id, secret, change: `Created the webhook endpoint ${url}.` };
  }
  const { id } = ours;
  const sent = ours.enabled_events.toSorted().join();
  if (ours.status === 'enabled' && sent === enabled_events.toSorted().join())
    return { id, secret: null, change: null };
  await webhookEndpoints.update(id, { enabled_events, disabled: false });
  return { id, secret: null, change: `Changed the webhook endpoint ${url}.` };
}
