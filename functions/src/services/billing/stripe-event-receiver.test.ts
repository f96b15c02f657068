import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { describe, expect, it, vi } from 'vitest';
import { BILLING_EVENT_TYPES } from '../../domain/billing/billing-event-types';
import {
  sampleSubscription,
  daysFromNoon,
} from '../../domain/billing/billed-subscription.test-support';
import type { SignedEvent } from '../../gateways/billing/billing';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createBillingTestSetup } from './billing.test-support';
import { createStripeEventReceiver } from './stripe-event-receiver';

async function createReceiver() {
  const member = await createBillingTestSetup();
  const { customerId, stripe } = member;
  stripe.add(customerId, sampleSubscription());
  const sync = vi.fn(member.sync);
  const stripeEventReceiver = createStripeEventReceiver({ ...member, sync });
  const receive = (event: SignedEvent) => stripeEventReceiver.receive(event);
  const send = async (type: string, about: { customerId?: string; chargeId?: string }) => {
    stripe.events.set('good', {
      id: 'evt_1',
      type,
      customerId: null,
      chargeId: null,
      ...about,
    });
    await receive({ bytes: Buffer.from('{}'), signature: 'good' });
  };
  return { ...member, sync, receive, send };
}

describe('an event of Stripe', () => {
  it.each(BILLING_EVENT_TYPES)(
    'makes the server read the customer and store the event when the type of the event is %s',
    async (type) => {
      const { customerId, events, plan, send } = await createReceiver();
      await send(type, { customerId });
      expect(plan()?.subscriptionStatus).toBe('active');
      expect(events.get('evt_1')).toMatchObject({ uid: 'ann', type });
    },
  );

  it('is about the customer of its charge when the event names no customer', async () => {
    const { customerId, plan, send, stripe } = await createReceiver();
    stripe.owners.set('ch_1', customerId);
    await send('charge.dispute.closed', { chargeId: 'ch_1' });
    expect(plan()?.subscriptionStatus).toBe('active');
  });

  it('changes nothing when the event was handled before', async () => {
    const { customerId, send, sync } = await createReceiver();
    await send('invoice.paid', { customerId });
    await send('invoice.paid', { customerId });
    expect(sync).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['names a customer that no member has', 'invoice.paid', { customerId: 'cus_other' }],
    ['names a charge without a known customer', 'charge.dispute.created', { chargeId: 'ch_other' }],
    ['names neither a customer nor a charge', 'invoice.paid', {}],
    ['has a type that the server does not handle', 'invoice.created', { customerId: 'cus_ann_0' }],
  ])('changes and stores nothing when the event %s', async (_what, type, about) => {
    const { events, send, sync } = await createReceiver();
    await send(type, about);
    expect(sync).not.toHaveBeenCalled();
    expect(events.size).toBe(0);
  });

  it("makes a suspended member's new subscription end with its paid period, even after a failure", async () => {
    const { customerId, ending, events, plan, send, stripe, suspend } = await createReceiver();
    suspend(ENDLESS_SUSPENSION_END);
    stripe.failAt(4);
    await expect(send('checkout.session.completed', { customerId })).rejects.toThrow();
    expect(events.size).toBe(0);
    await send('checkout.session.completed', { customerId });
    expect(ending).toContain('r1');
    const subscriptionEndDate = sampleSubscription().periodEnd;
    expect(plan()).toMatchObject({ subscriptionStatus: 'canceled', subscriptionEndDate });
    expect(events.size).toBe(1);
  });

  it("does not cancel a suspended member's subscription when its paid period ends after the suspension", async () => {
    const { customerId, plan, send, suspend } = await createReceiver();
    suspend(daysFromNoon(19));
    await send('invoice.paid', { customerId });
    expect(plan()?.subscriptionStatus).toBe('active');
  });

  it('throws bad_request when the signature is wrong', async () => {
    const { receive, sync } = await createReceiver();
    const forged = receive({ bytes: Buffer.from('{}'), signature: 'forged' });
    expect(await appErrorOf(forged)).toEqual({
      code: 'bad_request',
      message: 'The signature is wrong.',
    });
    expect(sync).not.toHaveBeenCalled();
  });

  it('throws unavailable and stores nothing when Stripe fails, and succeeds when the event is sent again', async () => {
    const { customerId, events, plan, send, stripe } = await createReceiver();
    stripe.failAt(2);
    expect(await appErrorOf(send('invoice.paid', { customerId }))).toMatchObject({
      code: 'unavailable',
    });
    expect(events.size).toBe(0);
    await send('invoice.paid', { customerId });
    expect(plan()?.subscriptionStatus).toBe('active');
  });
});
