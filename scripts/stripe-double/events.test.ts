import { expect, it } from 'vitest';
import { createTestDoubleWithCustomer, createTestDouble } from './stripe-double.test-support';

it('the local Stripe delivers an event again with growing pauses when the endpoint fails', async () => {
  const { stripe, control, delivered, statuses, wait } = createTestDouble();
  statuses.push(503, 500);
  await stripe.customers.create({ metadata: { uid: 'ada' } });
  await control.eventsSettled();
  expect(delivered).toEqual([]);
  await wait(1000);
  expect(delivered).toEqual([]);
  await wait(1000);
  expect(delivered).toEqual([]);
  await wait(1000);
  expect(delivered).toMatchObject([{ type: 'customer.created' }]);
});

it('the local Stripe delivers held events in the given order, and delivers an event twice when its id is given twice', async () => {
  const { stripe, control, delivered } = createTestDouble();
  await control.holdEvents();
  await stripe.customers.create({ metadata: { uid: 'ada' } });
  await stripe.customers.create({ metadata: { uid: 'bob' } });
  await control.eventsSettled();
  expect(delivered).toEqual([]);
  const [first, second] = await control.heldEvents();
  const ids = [second?.id ?? '', first?.id ?? '', second?.id ?? ''];
  expect(await control.deliverEvents({ ids })).toEqual([200, 200, 200]);
  expect(delivered.map(({ id }) => id)).toEqual(ids);
  expect(await control.heldEvents()).toEqual([]);
});

it('the local Stripe keeps holding an event that the endpoint refused', async () => {
  const { stripe, control, statuses } = createTestDouble();
  await control.holdEvents();
  await stripe.customers.create({ metadata: { uid: 'ada' } });
  const ids = (await control.heldEvents()).map(({ id }) => id);
  statuses.push(503);
  expect(await control.deliverEvents({ ids })).toEqual([503]);
  expect(await control.heldEvents()).toHaveLength(1);
});

it('the local Stripe delivers held events when a test releases them, except for events that the test has dropped', async () => {
  const { control, delivered, subscribe } = await createTestDoubleWithCustomer();
  await control.eventsSettled();
  delivered.length = 0;
  await control.holdEvents();
  await subscribe();
  const [created] = await control.heldEvents();
  await control.dropEvents({ ids: [created?.id ?? ''] });
  await control.releaseEvents();
  await control.eventsSettled();
  expect(delivered.map(({ type }) => type)).toEqual([
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ]);
});

it('the local Stripe sends an endpoint only events of the types for which the endpoint is registered', async () => {
  const { stripe, control, delivered } = createTestDouble();
  const { data } = await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.update(data[0]?.id ?? '', { enabled_events: ['customer.deleted'] });
  const { id } = await stripe.customers.create({ metadata: { uid: 'ada' } });
  await stripe.customers.del(id);
  await control.eventsSettled();
  expect(delivered).toMatchObject([{ type: 'customer.deleted' }]);
});

it('the local Stripe returns the secret of an endpoint only when the endpoint is created', async () => {
  const { stripe } = createTestDouble();
  const created = await stripe.webhookEndpoints.create({
    url: 'https://site.test/hook',
    enabled_events: ['*'],
  });
  expect(created.secret).toBe('whsec_local');
  expect((await stripe.webhookEndpoints.retrieve(created.id)).secret).toBeUndefined();
});

it('signedEvent returns an event with a signature of the given age', async () => {
  const { stripe, control, now } = createTestDouble();
  await control.holdEvents();
  await stripe.customers.create({ metadata: { uid: 'ada' } });
  const [event] = await control.heldEvents();
  const signed = await control.signedEvent({ id: event?.id ?? '', secondsAgo: 400 });
  expect(signed.signature).toMatch(new RegExp(`^t=${now() / 1000 - 400},v1=[0-9a-f]{64}$`));
  expect(JSON.parse(signed.body)).toMatchObject({ id: event?.id, type: 'customer.created' });
});
