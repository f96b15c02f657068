import { describe, expect, it } from 'vitest';
import {
  sampleSubscription,
  daysFromNoon,
  NOON,
} from '../../domain/billing/billed-subscription.test-support';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createBillingTestSetup } from './billing.test-support';
import { createSubscriptionSync } from './subscription-sync';

const EVENT = { id: 'evt_1', type: 'invoice.paid' };
const later = sampleSubscription({ id: 'sub_2', createdAt: daysFromNoon(-1) });

describe('the sync of a subscription', () => {
  it('stores the plan, and returns it with the subscription in Stripe', async () => {
    const { by, customerId, stripe, sync, plan, events } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    const synced = await sync(by, [EVENT]);
    expect(synced).toMatchObject({
      customerId,
      subscriptions: [{ id: 'sub_1' }],
      plan: { before: { subscriptionStatus: null }, after: { subscriptionStatus: 'active' } },
    });
    expect(plan()).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: daysFromNoon(20),
      planChangedAt: NOON,
    });
    expect(events.has('evt_1')).toBe(true);
  });

  it('returns null when the member has no customer', async () => {
    const { sync } = await createBillingTestSetup();
    expect(await sync(systemWorkFor('bob'))).toBeNull();
  });

  it('returns null and stores nothing when the member is gone', async () => {
    const { by, customerId, stripe, sync, members, events } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    members.clear();
    expect(await sync(by, [EVENT])).toBeNull();
    expect(events.size).toBe(0);
  });

  it('does not overwrite the plan of a sync that started later but ended first', async () => {
    const { by, customerId, stripe, plan, ...parts } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    let newer: Promise<unknown> = Promise.resolve();
    const { gateway } = parts;
    const slow = createSubscriptionSync({
      ...parts,
      queueSecondSubscriptionMail: async () => {},
      gateway: {
        ...gateway,
        customer: async (id) => {
          const read = await gateway.customer(id);
          stripe.add(customerId, sampleSubscription({ cancelAt: daysFromNoon(20) }));
          newer = parts.sync(by, [EVENT]);
          await newer;
          return read;
        },
      },
    });
    const synced = await slow(by);
    expect(synced?.plan.after.subscriptionStatus).toBe('canceled');
    expect(plan()?.subscriptionStatus).toBe('canceled');
  });

  it('keeps the time at which a sync first found that the subscription is unpaid', async () => {
    const { by, customerId, clock, stripe, sync, plan } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription({ status: 'unpaid' }));
    await sync(by);
    clock.now = daysFromNoon(2);
    await sync(by);
    expect(plan()?.subscriptionEndDate).toEqual(NOON);
  });

  it('changes neither the plan nor its time when nothing changed in Stripe', async () => {
    const { by, customerId, clock, stripe, sync, plan } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    await sync(by);
    clock.now = daysFromNoon(1);
    const synced = await sync(by);
    expect(synced?.plan.before).toEqual(synced?.plan.after);
    expect(plan()?.planChangedAt).toEqual(NOON);
  });
});

describe('a member with two live subscriptions', () => {
  it('keeps the older subscription and gets one mail, and the newer subscription is refunded and canceled', async () => {
    const { by, customerId, stripe, sync, plan, records, mails, notified } =
      await createBillingTestSetup();
    stripe.add(customerId, later);
    stripe.add(customerId, sampleSubscription());
    await sync(by);
    await sync(by);
    expect(stripe.changes).toEqual(['refund sub_2', 'cancel sub_2']);
    expect(records.get('ann')?.subscriptionId).toBe('sub_1');
    expect(plan()?.subscriptionStatus).toBe('active');
    expect([...mails]).toEqual([
      ['second_sub_2', { uid: null, kind: 'second_subscription_ended', to: 'ann@example.com' }],
    ]);
    expect([...notified.keys()]).toEqual(['second_sub_2']);
    expect(notified.get('second_sub_2')).toMatchObject({ type: 'other', topic: 'billing' });
  });

  it.each([1, 2, 3, 4, 5])(
    'keeps only the older subscription after a second sync when call %i to Stripe fails in the first sync',
    async (call) => {
      const { by, customerId, stripe, sync, mails, plan } = await createBillingTestSetup();
      stripe.add(customerId, sampleSubscription());
      stripe.add(customerId, later);
      stripe.failAt(call);
      expect(await appErrorOf(sync(by))).toMatchObject({ code: 'unavailable' });
      await sync(by);
      expect(stripe.subscriptions.get('sub_2')?.status).toBe('canceled');
      expect(stripe.takenBack.has('sub_2')).toBe(true);
      expect(mails.size).toBe(1);
      expect(plan()?.subscriptionStatus).toBe('active');
    },
  );
});

describe('a payment that was taken back', () => {
  it('ends the subscription immediately', async () => {
    const { by, customerId, stripe, sync, plan } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    stripe.takenBack.add('sub_1');
    await sync(by);
    expect(stripe.changes).toEqual(['cancel sub_1']);
    expect(plan()).toMatchObject({ subscriptionStatus: 'canceled', subscriptionEndDate: NOON });
  });

  it("ends only the subscription that was paid with it, and the member's other subscription stays", async () => {
    const { by, customerId, stripe, sync, records } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    stripe.add(customerId, later);
    stripe.takenBack.add('sub_1');
    await sync(by);
    expect(stripe.changes).toEqual(['cancel sub_1']);
    expect(records.get('ann')?.subscriptionId).toBe('sub_2');
  });

  it('makes the sync throw when Stripe does not end the subscription after several attempts', async () => {
    const { by, customerId, stripe, ...parts } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    stripe.takenBack.add('sub_1');
    const gateway = { ...parts.gateway, cancel: async () => {} };
    const sync = createSubscriptionSync({
      ...parts,
      gateway,
      queueSecondSubscriptionMail: async () => {},
    });
    expect(await appErrorOf(sync(by))).toMatchObject({ code: 'unavailable' });
  });
});

describe('a customer that was deleted in Stripe', () => {
  it('is removed from the record, and the plan ends with the subscription of the customer', async () => {
    const { by, customerId, stripe, sync, plan, records } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    await sync(by);
    await stripe.gateway.deleteCustomer(customerId);
    expect(await sync(by)).toMatchObject({ customerId: null, subscriptions: [{ id: 'sub_1' }] });
    expect(plan()).toMatchObject({ subscriptionStatus: 'canceled', subscriptionEndDate: NOON });
    expect(records.get('ann')).toMatchObject({ customerId: null, generation: 1 });
  });

  it("ends the plan even when Stripe no longer knows the customer's subscription", async () => {
    const { by, customerId, stripe, sync, plan } = await createBillingTestSetup();
    stripe.add(customerId, sampleSubscription());
    await sync(by);
    await stripe.gateway.deleteCustomer(customerId);
    stripe.subscriptions.clear();
    await sync(by);
    expect(plan()).toMatchObject({ subscriptionStatus: 'canceled', subscriptionEndDate: NOON });
  });
});

it('a sync changes nothing when Stripe does not know the customer, for example because the API key is of another Stripe account', async () => {
  const { by, customerId, stripe, sync, plan, records } = await createBillingTestSetup();
  stripe.add(customerId, sampleSubscription());
  await sync(by);
  stripe.customers.clear();
  expect(await appErrorOf(sync(by))).toMatchObject({ code: 'unavailable' });
  expect(plan()?.subscriptionStatus).toBe('active');
  expect(records.get('ann')?.customerId).toBe(customerId);
});
