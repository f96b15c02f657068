import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import type { BillingGateway } from '../../functions/src/gateways/billing/billing';
import { createStripeBillingGateway } from '../../functions/src/gateways/billing/stripe-billing';
import { appErrorOf } from '../../functions/src/lib/app-error-of.test-support';
import {
  createStripeClient,
  createTestDouble,
  WEBHOOK_SECRET,
  type TestDouble,
} from '../stripe-double/stripe-double.test-support';
import { setUpBilling } from './set-up-billing';

const UNAVAILABLE = { code: 'unavailable' };
const MEMBER = { uid: 'ann', generation: 0 };

let double: TestDouble;
let gateway: BillingGateway;
let customerId: string;

const gatewayOf = (client: () => Promise<Stripe>) =>
  createStripeBillingGateway({
    open: client,
    webhookSecret: WEBHOOK_SECRET,
    siteOrigin: 'https://site.test',
    now: () => new Date(double.now()),
  });

beforeEach(async () => {
  double = createTestDouble();
  await setUpBilling(double.stripe);
  gateway = gatewayOf(async () => double.stripe);
  customerId = await gateway.createCustomer(MEMBER);
});

const subscribe = async (lookupKey = 'boloboard_monthly') =>
  (await double.control.subscribe({ customer: customerId, lookupKey })).subscription;
const currentOf = async (id: string) =>
  (await gateway.customer(customerId)).subscriptions.find((it) => it.id === id);

describe('createStripeBillingGateway, customers', () => {
  it('returns the same customer for the same member and generation number, and otherwise creates another customer', async () => {
    expect(await gateway.createCustomer(MEMBER)).toBe(customerId);
    expect(await gateway.createCustomer({ uid: 'ann', generation: 1 })).not.toBe(customerId);
    expect(await gateway.createCustomer({ uid: 'bob', generation: 0 })).not.toBe(customerId);
  });

  it('stores the email address of a customer', async () => {
    await gateway.setEmail(customerId, 'ann@example.com');
    const customer = await double.stripe.customers.retrieve(customerId);
    expect(customer).toMatchObject({ email: 'ann@example.com', metadata: { uid: 'ann' } });
  });

  it('returns all subscriptions of a customer, including ended ones', async () => {
    const first = await subscribe('boloboard_yearly');
    await gateway.cancel(first);
    const second = await subscribe();
    expect(await gateway.customer(customerId)).toMatchObject({ isDeleted: false });
    expect(await currentOf(first)).toMatchObject({
      status: 'canceled',
      plan: 'yearly',
      endedAt: new Date(double.now()),
    });
    expect(await currentOf(second)).toEqual({
      id: second,
      status: 'active',
      plan: 'monthly',
      createdAt: new Date(double.now()),
      periodEnd: new Date('2031-02-15T12:00:00.000Z'),
      cancelAt: null,
      endedAt: null,
    });
  });

  it('cancels the subscriptions of a deleted customer, and deletes this customer a second time without an error', async () => {
    const id = await subscribe();
    await gateway.deleteCustomer(customerId);
    await gateway.deleteCustomer(customerId);
    expect((await gateway.customer(customerId)).isDeleted).toBe(true);
    expect(await gateway.subscription(id)).toMatchObject({ status: 'canceled', customerId });
  });

  it('throws unavailable when Stripe does not know the customer', async () => {
    expect(await appErrorOf(gateway.customer('cus_unknown'))).toMatchObject(UNAVAILABLE);
  });
});

describe('createStripeBillingGateway, subscriptions', () => {
  it('returns the end of the period as the date of a cancellation, and null after the cancellation was undone', async () => {
    const id = await subscribe();
    await double.control.cancelAtPeriodEnd({ subscription: id });
    const { cancelAt, periodEnd } = (await currentOf(id)) ?? {};
    expect(cancelAt).toEqual(periodEnd);
    await double.control.resume({ subscription: id });
    expect((await currentOf(id))?.cancelAt).toBeNull();
  });

  it('returns the end of the period as the date of a cancellation that was requested through the API', async () => {
    const id = await subscribe();
    await double.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const { cancelAt, periodEnd } = (await currentOf(id)) ?? {};
    expect(cancelAt).toEqual(periodEnd);
  });

  it('cancels a canceled subscription again without an error', async () => {
    const id = await subscribe();
    await gateway.cancel(id);
    await gateway.cancel(id);
    expect((await gateway.subscription(id))?.status).toBe('canceled');
  });

  it('returns null when Stripe does not know the subscription', async () => {
    expect(await gateway.subscription('sub_unknown')).toBeNull();
  });
});

describe('createStripeBillingGateway, the latest payment', () => {
  it('refunds the latest payment once, and counts the payment as taken back only after a full refund', async () => {
    const id = await subscribe();
    expect(await gateway.isTakenBack(id)).toBe(false);
    await double.control.refund({ subscription: id, amount: 100 });
    expect(await gateway.isTakenBack(id)).toBe(false);
    await gateway.refundLatest(id);
    await gateway.refundLatest(id);
    expect(await gateway.isTakenBack(id)).toBe(true);
    const { charges } = await double.control.read({ customer: customerId });
    expect(charges[0]?.amount_refunded).toBe(499);
  });

  it('does not count the latest payment as taken back when an earlier payment was refunded', async () => {
    const id = await subscribe();
    await gateway.refundLatest(id);
    await double.wait(32 * DAY_MS);
    expect(await gateway.isTakenBack(id)).toBe(false);
  });

  it.each([
    ['lost', true],
    ['won', false],
  ] as const)(
    'after a dispute of the latest payment is closed as %s, `isTakenBack` returns %s',
    async (status, isTakenBack) => {
      const id = await subscribe();
      const { dispute } = await double.control.openDispute({ subscription: id });
      expect(await gateway.isTakenBack(id)).toBe(false);
      await double.control.closeDispute({ dispute, status });
      expect(await gateway.isTakenBack(id)).toBe(isTakenBack);
    },
  );

  it('does not refund a disputed payment', async () => {
    const id = await subscribe();
    await double.control.openDispute({ subscription: id });
    await gateway.refundLatest(id);
    expect(await gateway.isTakenBack(id)).toBe(false);
  });

  it('refunds the latest payment above $0 when a change to the cheaper plan has created a newer invoice for $0', async () => {
    const id = await subscribe('boloboard_yearly');
    await double.control.changePlan({ subscription: id, lookupKey: 'boloboard_monthly' });
    const { invoices } = await double.control.read({ customer: customerId });
    expect(invoices.map(({ amount_paid: paid }) => paid).sort()).toEqual([0, 4999]);
    expect(await gateway.isTakenBack(id)).toBe(false);
    await gateway.refundLatest(id);
    expect(await gateway.isTakenBack(id)).toBe(true);
  });

  it('throws no error when a subscription in a trial has no payment to refund', async () => {
    const trial = { customer: customerId, lookupKey: 'boloboard_monthly', trialDays: 7 };
    const { subscription } = await double.control.subscribe(trial);
    expect((await currentOf(subscription))?.status).toBe('trialing');
    expect(await gateway.isTakenBack(subscription)).toBe(false);
    await gateway.refundLatest(subscription);
  });
});

describe('createStripeBillingGateway, checkouts', () => {
  it('creates a checkout whose session and subscription contain the uid of the member', async () => {
    const url = await gateway.createCheckout({ customerId, uid: 'ann', plan: 'yearly' });
    const session = new URL(url).pathname.split('/').at(-1) ?? '';
    expect(await gateway.customerOfCheckout(session)).toBe(customerId);
    const created = await double.stripe.checkout.sessions.retrieve(session);
    expect(created).toMatchObject({
      client_reference_id: 'ann',
      metadata: { uid: 'ann' },
      cancel_url: 'https://site.test/subscribe?plan=yearly',
      success_url: 'https://site.test/dashboard?subscription=success&session={CHECKOUT_SESSION_ID}',
    });
    const { subscription } = await double.control.pay({ session });
    const found = [];
    for await (const page of gateway.openSubscriptions()) found.push(...page);
    expect(found).toEqual([{ id: subscription, customerId, uid: 'ann' }]);
    expect((await currentOf(subscription))?.plan).toBe('yearly');
  });

  it('throws unavailable when the account lacks our prices', async () => {
    const { stripe } = createTestDouble();
    const checkout = gatewayOf(async () => stripe).createCheckout({
      customerId,
      uid: 'ann',
      plan: 'monthly',
    });
    expect(await appErrorOf(checkout)).toMatchObject(UNAVAILABLE);
  });

  it('returns null as the customer of an unknown checkout', async () => {
    expect(await gateway.customerOfCheckout('cs_unknown')).toBeNull();
  });
});

describe('createStripeBillingGateway, the portal', () => {
  it('returns the URL of a portal with our configuration', async () => {
    expect(await gateway.createPortal(customerId)).toMatch(/^http:\/\/stripe\.test\/portal\//);
  });

  it('returns null when the account has no portal configuration', async () => {
    await double.control.configure({ portal: false });
    expect(await gateway.createPortal(customerId)).toBeNull();
  });

  it('throws unavailable when the customer is deleted', async () => {
    await gateway.deleteCustomer(customerId);
    expect(await appErrorOf(gateway.createPortal(customerId))).toMatchObject(UNAVAILABLE);
  });
});

describe('createStripeBillingGateway, events', () => {
  it('finds the customer of a dispute by the disputed charge', async () => {
    const id = await subscribe();
    await double.control.eventsSettled();
    await double.control.holdEvents();
    await double.control.openDispute({ subscription: id });
    const [held] = await double.control.heldEvents();
    const { body, signature } = await double.control.signedEvent({ id: held?.id ?? '' });
    const event = await gateway.verifyEvent({ bytes: Buffer.from(body), signature });
    expect(event).toMatchObject({ type: 'charge.dispute.created', customerId: null });
    expect(await gateway.customerOfCharge(event?.chargeId ?? '')).toBe(customerId);
    expect(await gateway.customerOfCharge('ch_unknown')).toBeNull();
  });
});

it('openSubscriptions returns all open subscriptions in pages of 100', async () => {
  for (let n = 0; n < 101; n += 1) await subscribe();
  const sizes = [];
  for await (const page of gateway.openSubscriptions()) sizes.push(page.length);
  expect(sizes).toEqual([100, 1]);
  expect((await gateway.customer(customerId)).subscriptions).toHaveLength(101);
});

describe('createStripeBillingGateway, failures', () => {
  it('throws unavailable when a request to Stripe fails', async () => {
    await double.control.failRequests({ count: 1 });
    expect(await appErrorOf(gateway.setEmail(customerId, 'a@b.test'))).toEqual({
      code: 'unavailable',
      message: "Payments aren't available right now. Please try again in a few minutes.",
    });
  });

  it('creates no second customer when the first request failed after Stripe had created the customer', async () => {
    const member = { uid: 'bob', generation: 0 };
    await double.control.failRequests({ count: 1, method: 'POST', afterWrite: true });
    await appErrorOf(gateway.createCustomer(member));
    const id = await gateway.createCustomer(member);
    const { data } = await double.stripe.customers.list({ limit: 100 });
    expect(data.filter(({ metadata }) => metadata['uid'] === 'bob')).toMatchObject([{ id }]);
  });

  it("tries to open Stripe's client again in the next call when the first try failed", async () => {
    let tries = 0;
    const late = gatewayOf(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The package does not load');
      return createStripeClient(double);
    });
    await expect(late.customer(customerId)).rejects.toThrow();
    expect((await late.customer(customerId)).isDeleted).toBe(false);
  });
});
