import { expect, it } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import { createTestDoubleWithCustomer } from './stripe-double.test-support';

const MONTH_MS = 31 * DAY_MS;
const END = Date.UTC(2031, 1, 15, 12) / 1000;

it('the local Stripe cancels a subscription at the end of its period when cancel_at_period_end is set', async () => {
  const { stripe, subscribe, wait, now } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  const asked = now() / 1000;
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    status: 'active',
    cancel_at: END,
    cancel_at_period_end: true,
    canceled_at: asked,
    ended_at: null,
  });
  await wait(2 * MONTH_MS);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: END,
    canceled_at: asked,
  });
});

it('the local Stripe sets cancel_at, but not cancel_at_period_end, when a member cancels in the portal', async () => {
  const { stripe, control, subscribe } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.cancelAtPeriodEnd({ subscription });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'active',
    cancel_at: END,
    cancel_at_period_end: false,
  });
});

it('the local Stripe renews a subscription that the member resumed', async () => {
  const { stripe, control, subscribe, wait } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.cancelAtPeriodEnd({ subscription });
  await control.resume({ subscription });
  await wait(MONTH_MS);
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'active',
    cancel_at: null,
    canceled_at: null,
  });
});

it('the local Stripe cancels a subscription immediately, and returns 404 for a second cancellation', async () => {
  const { stripe, subscribe, now } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({
    status: 'canceled',
    ended_at: now() / 1000,
  });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
});

it('the local Stripe lists ended subscriptions only when the parameter `status` is `all`', async () => {
  const { stripe, subscribe, customer } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  await stripe.subscriptions.cancel(id);
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
    { id },
  ]);
});

it('the local Stripe charges the yearly price minus the value of the unused time when a member changes to the yearly plan', async () => {
  const { stripe, control, subscribe, customer, wait, now } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await wait(MONTH_MS / 2);
  await control.changePlan({ subscription, lookupKey: 'boloboard_yearly' });
  const { items, status } = await stripe.subscriptions.retrieve(subscription);
  expect(status).toBe('active');
  expect(items.data[0]).toMatchObject({
    price: { lookup_key: 'boloboard_yearly' },
    current_period_start: now() / 1000,
    current_period_end: Date.UTC(2032, 0, 31, 0) / 1000,
  });
  const { charges } = await control.read({ customer });
  expect(charges.at(-1)?.amount).toBe(4999 - 250);
});

it('the local Stripe keeps the difference as a credit for later invoices when the new plan is cheaper', async () => {
  const { stripe, control, subscribe, customer, wait } = await createTestDoubleWithCustomer();
  const subscription = await subscribe('yearly');
  await control.changePlan({ subscription, lookupKey: 'boloboard_monthly' });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 499 - 4999 });
  await wait(MONTH_MS);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 2 * 499 - 4999 });
  expect((await control.read({ customer })).charges).toHaveLength(1);
});

it('the local Stripe refuses to change the plan when the card is declined', async () => {
  const { control, subscribe, customer } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.updateCard({ customer, declines: true });
  await expect(control.changePlan({ subscription, lookupKey: 'boloboard_yearly' })).rejects.toThrow(
    'Your card was declined.',
  );
});

it('the local Stripe creates no invoices for a paused subscription, and starts a new period when the subscription is unpaused', async () => {
  const { stripe, control, subscribe, customer, wait, now } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.pauseSubscription({ subscription });
  await wait(3 * MONTH_MS);
  expect((await control.read({ customer })).invoices).toHaveLength(1);
  await control.unpauseSubscription({ subscription });
  const { status, items } = await stripe.subscriptions.retrieve(subscription);
  expect(status).toBe('active');
  expect(items.data[0]?.current_period_start).toBe(now() / 1000);
});

it('the local Stripe cancels all subscriptions of a customer when the customer is deleted', async () => {
  const { stripe, control, subscribe, customer, delivered } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  await control.eventsSettled();
  expect(await stripe.customers.retrieve(customer)).toEqual({
    id: customer,
    object: 'customer',
    deleted: true,
  });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect(delivered.slice(-2).map(({ type }) => type)).toEqual([
    'customer.subscription.deleted',
    'customer.deleted',
  ]);
});

it('the local Stripe sends the previous values of changed fields in an event', async () => {
  const { stripe, control, subscribe } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.cancelAtPeriodEnd({ subscription });
  const { data } = await stripe.events.list({ type: 'customer.subscription.updated' });
  expect(data[0]?.data).toMatchObject({
    object: { id: subscription, cancel_at: END },
    previous_attributes: { cancel_at: null, canceled_at: null },
  });
});
