import { expect, it } from 'vitest';
import { DAY_MS } from '@contract/rules/durations';
import {
  createTestDoubleWithCustomer,
  type TestDoubleWithCustomer,
} from './stripe-double.test-support';

const MONTH_MS = 31 * DAY_MS;

const statusOf = async ({ stripe }: TestDoubleWithCustomer, id: string): Promise<string> =>
  (await stripe.subscriptions.retrieve(id)).status;

/** Starts a subscription, replaces its card by one that the bank declines, and waits for the renewal, which fails. */
async function failRenewal(): Promise<{ member: TestDoubleWithCustomer; subscription: string }> {
  const member = await createTestDoubleWithCustomer();
  const subscription = await member.subscribe();
  await member.control.updateCard({ customer: member.customer, declines: true });
  await member.wait(MONTH_MS);
  return { member, subscription };
}

it('the local Stripe renews a subscription at the end of its period', async () => {
  const { stripe, control, subscribe, customer, wait, delivered } =
    await createTestDoubleWithCustomer();
  const id = await subscribe();
  await control.eventsSettled();
  delivered.length = 0;
  await wait(MONTH_MS);
  const { status, items } = await stripe.subscriptions.retrieve(id);
  expect(status).toBe('active');
  expect(items.data[0]).toMatchObject({
    current_period_start: Date.UTC(2031, 1, 15, 12) / 1000,
    current_period_end: Date.UTC(2031, 2, 15, 12) / 1000,
  });
  expect((await control.read({ customer })).invoices).toMatchObject([
    { billing_reason: 'subscription_create' },
    { billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 499 },
  ]);
  expect(delivered.map(({ type }) => type)).toEqual([
    'invoice.paid',
    'customer.subscription.updated',
  ]);
});

it('the local Stripe renews a subscription once for each period that has passed', async () => {
  const { control, subscribe, customer, wait } = await createTestDoubleWithCustomer();
  await subscribe();
  await wait(100 * DAY_MS);
  expect((await control.read({ customer })).invoices).toHaveLength(4);
});

it('the local Stripe makes a subscription past due and starts the next period when a renewal fails', async () => {
  const { member, subscription } = await failRenewal();
  const { status, items } = await member.stripe.subscriptions.retrieve(subscription);
  expect(status).toBe('past_due');
  expect(items.data[0]?.current_period_end).toBe(Date.UTC(2031, 2, 15, 12) / 1000);
  expect(member.delivered.slice(-2).map(({ type }) => type)).toEqual([
    'invoice.payment_failed',
    'customer.subscription.updated',
  ]);
});

it('the local Stripe pays an open invoice with the new card at the next attempt', async () => {
  const { member, subscription } = await failRenewal();
  await member.control.updateCard({ customer: member.customer, declines: false });
  expect(await statusOf(member, subscription)).toBe('past_due');
  await member.wait(3 * DAY_MS);
  expect(await statusOf(member, subscription)).toBe('active');
  const { data } = await member.stripe.invoices.list({ subscription, status: 'open' });
  expect(data).toEqual([]);
});

it('the local Stripe makes the subscription active immediately when the member pays the open invoice in the portal', async () => {
  const { member, subscription } = await failRenewal();
  const { control, customer } = member;
  expect(await control.payOpenInvoice({ subscription })).toEqual({ paid: false });
  await control.updateCard({ customer, declines: false });
  expect(await control.payOpenInvoice({ subscription })).toEqual({ paid: true });
  expect(await statusOf(member, subscription)).toBe('active');
});

it('the local Stripe tries a failed payment again after 3, 5 and 7 days, then cancels the subscription', async () => {
  const { member, subscription } = await failRenewal();
  const attempts = async () => {
    const { invoices } = await member.control.read({ customer: member.customer });
    return invoices.at(-1)?.attempt_count;
  };
  expect(await attempts()).toBe(1);
  await member.wait(3 * DAY_MS);
  expect(await attempts()).toBe(2);
  await member.wait(5 * DAY_MS);
  expect(await attempts()).toBe(3);
  expect(await statusOf(member, subscription)).toBe('past_due');
  await member.wait(7 * DAY_MS);
  expect(await attempts()).toBe(4);
  expect(await member.stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    ended_at: member.now() / 1000,
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(member.delivered.at(-1)?.type).toBe('customer.subscription.deleted');
});

it("the local Stripe makes the subscription unpaid after the last attempt when the account has the setting 'unpaid'", async () => {
  const { member, subscription } = await failRenewal();
  await member.control.configure({ afterRetries: 'unpaid' });
  await member.wait(15 * DAY_MS);
  expect(await statusOf(member, subscription)).toBe('unpaid');
});

it('advanceClock moves all stored times into the past', async () => {
  const { stripe, control, subscribe, customer, now } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  const before = await stripe.subscriptions.retrieve(id);
  await control.advanceClock({ seconds: 10 * 24 * 60 * 60 });
  const after = await stripe.subscriptions.retrieve(id);
  const shift = 10 * 24 * 60 * 60;
  expect(after.created).toBe(before.created - shift);
  expect(after.items.data[0]?.current_period_end).toBe(
    (before.items.data[0]?.current_period_end ?? 0) - shift,
  );
  expect((await control.read({ customer })).invoices).toMatchObject([
    {
      created: now() / 1000 - shift,
      lines: { data: [{ period: { start: before.created - shift } }] },
    },
  ]);
});

it('endPeriod ends a subscription that is set to cancel at the end of its period', async () => {
  const { stripe, control, subscribe, now } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.cancelAtPeriodEnd({ subscription });
  await control.endPeriod({ subscription });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    ended_at: now() / 1000 - 1,
  });
});
