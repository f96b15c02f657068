import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { setUpBilling } from '../billing/set-up-billing';
import {
  createStripeClient,
  createTestDoubleWithCustomer,
  createTestDouble,
} from './stripe-double.test-support';

it('the local Stripe returns the first response again when the idempotency key is repeated', async () => {
  const { stripe } = createTestDouble();
  const create = () =>
    stripe.customers.create({ metadata: { uid: 'ada' } }, { idempotencyKey: 'customer-ada-1' });
  const first = await create();
  const second = await create();
  expect(second.id).toBe(first.id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it('the local Stripe refuses an idempotency key that was used with other parameters', async () => {
  const { stripe } = createTestDouble();
  const options = { idempotencyKey: 'customer-1' };
  await stripe.customers.create({ metadata: { uid: 'ada' } }, options);
  await expect(
    stripe.customers.create({ metadata: { uid: 'bob' } }, options),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

it('the local Stripe returns an error again when the idempotency key is repeated', async () => {
  const { stripe, control, subscribe, customer } = await createTestDoubleWithCustomer();
  const subscription = await subscribe();
  const [charge] = (await control.read({ customer })).charges;
  await control.refund({ subscription, amount: 400 });
  const refund = () =>
    stripe.refunds.create({ charge: charge?.id ?? '', amount: 499 }, { idempotencyKey: 'refund' });
  await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
  await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
});

it('the local Stripe returns a list in pages until its end', async () => {
  const { stripe } = createTestDouble();
  for (const uid of Array.from({ length: 25 }, (_, index) => String(index)))
    await stripe.customers.create({ metadata: { uid } });
  const first = await stripe.customers.list({ limit: 10 });
  expect(first).toMatchObject({ has_more: true, url: '/v1/customers' });
  const uids: string[] = [];
  for await (const { metadata } of stripe.customers.list({ limit: 10 }))
    uids.push(metadata['uid'] ?? '');
  expect(uids).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)));
});

it('the local Stripe expands ids to objects in a list', async () => {
  const { stripe, subscribe, customer } = await createTestDoubleWithCustomer();
  await subscribe();
  const { data } = await stripe.subscriptions.list({
    customer,
    expand: ['data.latest_invoice.payments', 'data.customer'],
  });
  expect(data).toMatchObject([
    {
      latest_invoice: { status: 'paid', payments: { data: [{ status: 'paid' }] } },
      customer: { id: customer },
    },
  ]);
});

it('the local Stripe refuses to expand ids more than four levels deep', async () => {
  const { stripe } = createTestDouble();
  await expect(
    stripe.subscriptions.list({ expand: ['data.items.data.price.product'] }),
  ).rejects.toThrow('You cannot expand more than 4 levels');
});

it('the local Stripe refuses to expand a field that does not hold the id of an object', async () => {
  const { stripe, customer } = await createTestDoubleWithCustomer();
  await expect(stripe.customers.retrieve(customer, { expand: ['email'] })).rejects.toThrow(
    'This property cannot be expanded (email).',
  );
});

it('the local Stripe returns 404 when an object does not exist', async () => {
  const { stripe } = createTestDouble();
  await expect(stripe.subscriptions.retrieve('sub_unknown')).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    message: "No such subscription: 'sub_unknown'",
  });
});

it('the local Stripe returns 400 for a list of subscriptions when the customer does not exist', async () => {
  const { stripe } = createTestDouble();
  await expect(stripe.subscriptions.list({ customer: 'cus_unknown' })).rejects.toMatchObject({
    statusCode: 400,
    param: 'customer',
  });
});

it('the local Stripe refuses a parameter that the API does not have', async () => {
  const { stripe } = createTestDouble();
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'phone',
  });
});

it('the local Stripe refuses an API key of live mode', async () => {
  const double = createTestDouble();
  const stripe = new Stripe('sk_live_1', {
    httpClient: Stripe.createFetchHttpClient((url, init) => double.fetch(new Request(url, init))),
  });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 401 });
});

it('the local Stripe refuses to open a portal when there is no configuration', async () => {
  const { stripe, control, customer } = await createTestDoubleWithCustomer();
  await control.configure({ portal: false });
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toThrow(
    /^No configuration provided and your test mode default configuration has not been created/,
  );
});

it('the local Stripe has one product, two prices and one portal configuration after setUpBilling has run twice', async () => {
  const { stripe } = createTestDouble();
  await setUpBilling(stripe);
  await setUpBilling(stripe);
  expect((await stripe.products.list()).data).toHaveLength(1);
  expect((await stripe.prices.list()).data).toHaveLength(2);
  expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(1);
});

it('the local Stripe makes as many requests fail as the test asked for, and creates only one customer when the client sends the request again', async () => {
  const double = createTestDouble();
  const { control } = double;
  const stripe = createStripeClient(double, 2);
  await control.failRequests({ count: 1, method: 'POST', afterWrite: true });
  const { id } = await stripe.customers.create({ metadata: { uid: 'ada' } });
  expect((await stripe.customers.list()).data).toMatchObject([{ id }]);
  await control.failRequests({ count: 1 });
  await expect(createStripeClient(double).customers.list()).rejects.toMatchObject({
    statusCode: 500,
  });
});

it('the local Stripe continues from the saved state of an earlier local Stripe', async () => {
  const { stripe, subscribe, customer, save } = await createTestDoubleWithCustomer();
  const id = await subscribe();
  const restored = createTestDouble(save());
  expect(await restored.stripe.subscriptions.retrieve(id)).toEqual(
    await stripe.subscriptions.retrieve(id),
  );
  const created = await restored.stripe.customers.create({ metadata: { uid: 'bob' } });
  expect(created.id).not.toBe(customer);
});
