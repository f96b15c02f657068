import { expect, it } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import { createTestDoubleWithCustomer } from './stripe-double.test-support';

it('the local Stripe starts an active subscription when a checkout session is paid', async () => {
  const { stripe, control, checkout, customer, now } = await createTestDoubleWithCustomer();
  const session = await checkout();
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null });

  const { subscription } = await control.pay({ session: session.id });

  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'active',
    customer,
    metadata: { uid: 'ada' },
    cancel_at: null,
    items: {
      data: [
        {
          price: { lookup_key: 'boloboard_monthly', unit_amount: 499 },
          current_period_start: now() / 1000,
          current_period_end: Date.UTC(2031, 1, 15, 12) / 1000,
        },
      ],
    },
  });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    subscription,
    url: null,
  });
});

it('the local Stripe creates a paid invoice for the first period of a subscription', async () => {
  const { stripe, subscribe } = await createTestDoubleWithCustomer();
  const subscription = await subscribe('yearly');
  const { data } = await stripe.invoices.list({ subscription, expand: ['data.payments'] });
  expect(data).toMatchObject([
    {
      status: 'paid',
      amount_paid: 4999,
      billing_reason: 'subscription_create',
      parent: { type: 'subscription_details', subscription_details: { subscription } },
      payments: { data: [{ status: 'paid', amount_paid: 4999 }] },
    },
  ]);
});

it('the local Stripe emits the events of a paid checkout session in the same order as Stripe', async () => {
  const { control, delivered, subscribe } = await createTestDoubleWithCustomer();
  await subscribe();
  await control.eventsSettled();
  expect(delivered.map(({ type }) => type)).toEqual([
    'customer.created',
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
});

it('the local Stripe keeps a checkout session open when the card is declined', async () => {
  const { stripe, control, checkout, customer } = await createTestDoubleWithCustomer();
  const { id: session } = await checkout();
  await control.decline({ session });
  expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('open');
  expect((await control.read({ customer })).subscriptions).toEqual([]);
});

it('the local Stripe refuses to pay a checkout session twice', async () => {
  const { control, checkout } = await createTestDoubleWithCustomer();
  const { id: session } = await checkout();
  await control.pay({ session });
  await expect(control.pay({ session })).rejects.toThrow('cannot be paid');
});

it('the local Stripe expires a checkout session after a day', async () => {
  const { stripe, checkout, delivered, wait } = await createTestDoubleWithCustomer();
  const { id } = await checkout();
  await wait(DAY_MS - 1000);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  await wait(1000);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  expect(delivered.at(-1)?.type).toBe('checkout.session.expired');
});

it('the local Stripe starts two subscriptions when a customer pays two checkout sessions', async () => {
  const { stripe, subscribe, customer } = await createTestDoubleWithCustomer();
  const ids = [await subscribe(), await subscribe()];
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ id }) => id)).toEqual(ids.reverse());
});

it('the local Stripe starts a trial without a charge, and charges the card when the trial ends', async () => {
  const { stripe, control, customer, wait } = await createTestDoubleWithCustomer();
  const { subscription } = await control.subscribe({
    customer,
    lookupKey: 'boloboard_monthly',
    trialDays: 7,
  });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('trialing');
  expect((await control.read({ customer })).charges).toEqual([]);
  await wait(7 * DAY_MS);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect((await control.read({ customer })).charges).toMatchObject([{ amount: 499, paid: true }]);
});

it('the local Stripe expires an incomplete subscription after 23 hours without a payment', async () => {
  const { stripe, control, customer, wait } = await createTestDoubleWithCustomer();
  const { subscription } = await control.subscribe({
    customer,
    lookupKey: 'boloboard_monthly',
    declines: true,
  });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('incomplete');
  await wait(DAY_MS);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('incomplete_expired');
});
