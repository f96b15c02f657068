import { expect, it } from 'vitest';
import { createTestDoubleWithCustomer } from './stripe-double.test-support';

/** Returns the id in a field. Returns '' if the field is expanded, so that it holds a whole object. */
const idOf = (reference: unknown): string => (typeof reference === 'string' ? reference : '');

it('the local Stripe refunds a charge in two partial refunds', async () => {
  const { stripe, control, subscribe, customer } = await createTestDoubleWithCustomer();
  await subscribe();
  const [charge] = (await control.read({ customer })).charges;
  const id = charge?.id ?? '';
  await stripe.refunds.create({ charge: id, amount: 100 });
  expect(await stripe.charges.retrieve(id)).toMatchObject({
    amount_refunded: 100,
    refunded: false,
  });
  await stripe.refunds.create({ charge: id });
  expect(await stripe.charges.retrieve(id)).toMatchObject({ amount_refunded: 499, refunded: true });
  expect((await stripe.refunds.list({ charge: id })).data.map(({ amount }) => amount)).toEqual([
    399, 100,
  ]);
});

it('the local Stripe returns the refunded charge when the payments of an invoice are expanded', async () => {
  const { stripe, control, subscribe } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.refund({ subscription });
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscription);
  const { data } = await stripe.invoicePayments.list({
    invoice: idOf(invoice),
    expand: ['data.payment.payment_intent.latest_charge'],
  });
  expect(data).toMatchObject([
    { payment: { payment_intent: { latest_charge: { refunded: true, amount_refunded: 499 } } } },
  ]);
});

it('the local Stripe refuses to refund a charge that is fully refunded', async () => {
  const { control, subscribe } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  await control.refund({ subscription });
  await expect(control.refund({ subscription })).rejects.toThrow('has already been refunded');
});

it('the local Stripe refunds a charge when only its payment intent is given', async () => {
  const { stripe, control, subscribe, customer } = await createTestDoubleWithCustomer();
  await subscribe();
  const [charge] = (await control.read({ customer })).charges;
  const refund = await stripe.refunds.create({ payment_intent: idOf(charge?.payment_intent) });
  expect(refund).toMatchObject({ charge: charge?.id, amount: 499, status: 'succeeded' });
});

it.each(['won', 'lost'] as const)(
  'the local Stripe closes a dispute with the status %s',
  async (status) => {
    const { stripe, control, subscribe, customer, delivered } =
      await createTestDoubleWithCustomer();
    const subscription = await subscribe();
    const { dispute } = await control.openDispute({ subscription });
    const [charge] = (await control.read({ customer })).charges;
    expect(charge?.disputed).toBe(true);
    await control.closeDispute({ dispute, status });
    await control.eventsSettled();
    const { data } = await stripe.disputes.list({ charge: charge?.id ?? '' });
    expect(data).toMatchObject([{ id: dispute, status }]);
    expect(delivered.slice(-2).map(({ type }) => type)).toEqual([
      'charge.dispute.created',
      'charge.dispute.closed',
    ]);
  },
);
