import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_EVENT_TYPES } from '../../functions/src/domain/billing/billing-event-types';
import {
  createTestDouble,
  WEBHOOK_SECRET,
  type TestDouble,
} from '../stripe-double/stripe-double.test-support';
import { setUpBilling } from './set-up-billing';

const SITE = 'https://site.test';

let double: TestDouble;

/** Returns everything that the local Stripe stores, except the number of requests, which every call changes. */
function storedIn({ save }: TestDouble): object {
  const { lastId: _requests, ...stored } = JSON.parse(save()) as { readonly lastId: number };
  return stored;
}

beforeEach(() => {
  double = createTestDouble();
});

describe('setUpBilling', () => {
  it('creates the product, the prices, the portal configuration and the webhook endpoint, and changes nothing in a second run', async () => {
    const first = await setUpBilling(double.stripe, SITE);
    expect(first.webhookSecret).toBe(WEBHOOK_SECRET);
    expect(first.changes).toHaveLength(5);
    const before = storedIn(double);
    expect(await setUpBilling(double.stripe, SITE)).toEqual({ changes: [], webhookSecret: null });
    expect(storedIn(double)).toEqual(before);
  });

  it('creates a price of $4.99 a month and a price of $49.99 a year', async () => {
    await setUpBilling(double.stripe);
    const { data } = await double.stripe.prices.list({ limit: 10 });
    expect(data).toMatchObject([
      {
        lookup_key: 'boloboard_yearly',
        unit_amount: 4999,
        recurring: { interval: 'year' },
      },
      {
        lookup_key: 'boloboard_monthly',
        unit_amount: 499,
        recurring: { interval: 'month' },
      },
    ]);
  });

  it('creates a new price and moves the lookup key to it when the stored price has another amount', async () => {
    await setUpBilling(double.stripe);
    const wrong = await double.stripe.prices.create({
      product: 'boloboard_premium',
      currency: 'usd',
      unit_amount: 399,
      recurring: { interval: 'month' },
      lookup_key: 'boloboard_monthly',
      transfer_lookup_key: true,
    });
    const { changes } = await setUpBilling(double.stripe);
    expect(changes).toEqual([
      'Created the price boloboard_monthly of $4.99.',
      expect.stringMatching(/^Changed the portal configuration bpc_/) as string,
    ]);
    expect((await double.stripe.prices.retrieve(wrong.id)).lookup_key).toBeNull();
  });

  it('repairs a webhook endpoint that lacks events or is disabled', async () => {
    await setUpBilling(double.stripe, SITE);
    const { data } = await double.stripe.webhookEndpoints.list();
    const ours = data.find(({ url }) => url === `${SITE}/api/stripe/webhook`);
    const id = ours?.id ?? '';
    for (const change of [{ enabled_events: ['invoice.paid' as const] }, { disabled: true }]) {
      await double.stripe.webhookEndpoints.update(id, change);
      expect((await setUpBilling(double.stripe, SITE)).changes).toEqual([
        `Changed the webhook endpoint ${SITE}/api/stripe/webhook.`,
      ]);
    }
    const repaired = await double.stripe.webhookEndpoints.retrieve(id);
    expect(repaired).toMatchObject({ status: 'enabled', enabled_events: [...BILLING_EVENT_TYPES] });
  });

  it('creates no webhook endpoint when no site is given', async () => {
    const { webhookSecret } = await setUpBilling(double.stripe);
    expect(webhookSecret).toBeNull();
    const { data } = await double.stripe.webhookEndpoints.list();
    expect(data.some(({ url }) => url.startsWith(SITE))).toBe(false);
  });
});
