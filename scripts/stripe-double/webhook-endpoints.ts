import type Stripe from 'stripe';
import type { Account } from './account';
import type { WebhookEndpoint } from './stored';

interface NewEndpoint {
  readonly url: string;
  readonly enabled_events: readonly string[];
  readonly api_version?: string | undefined;
  readonly description?: string | undefined;
}

/** Registers a webhook endpoint. All endpoints share the signing secret of the account. */
export function createWebhookEndpoint(
  account: Account,
  fields: NewEndpoint,
  metadata: Stripe.Metadata,
): WebhookEndpoint {
  const endpoint: WebhookEndpoint = {
    id: account.newId('we'),
    object: 'webhook_endpoint',
    api_version: fields.api_version ?? null,
    application: null,
    created: account.now(),
    description: fields.description ?? null,
    enabled_events: [...fields.enabled_events],
    livemode: false,
    metadata,
    status: 'enabled',
    url: fields.url,
  };
  account.state.webhookEndpoints[endpoint.id] = endpoint;
  return endpoint;
}

const STACK = 'The endpoint of the local stack';

/**
 * Registers the webhook endpoint of the stack. If it is already registered, updates its URL, because the port can be
 * different after each start.
 */
export function registerStackEndpoint(account: Account, url: string): void {
  const { state } = account;
  const existing = Object.values(state.webhookEndpoints).find((it) => it.description === STACK);
  if (!existing) {
    createWebhookEndpoint(account, { url, enabled_events: ['*'], description: STACK }, {});
    return;
  }
  state.deliveries = state.deliveries.map((delivery) =>
    delivery.url === existing.url ? { ...delivery, url } : delivery,
  );
  existing.url = url;
}
