import { describe, expect, it } from 'vitest';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import {
  billingOf,
  customerOf,
  controlLocalStripe,
  isEventStored,
  planOf,
  sendStripeEvent,
  stripe,
  subscribe,
  STRIPE_EVENT_WAIT_OPTIONS,
} from '../support/stripe';

const DAY_SECONDS = 24 * 60 * 60;

const becomes = (member: Member, plan: object) =>
  expect.poll(() => planOf(member), STRIPE_EVENT_WAIT_OPTIONS).toMatchObject(plan);
const PREMIUM = { isPremium: true, subscriptionStatus: 'active' };
const ENDED = { isPremium: false, subscriptionStatus: 'canceled' };

/** Stores a wrong plan, as if all events of Stripe had been lost. */
const forgetPlan = ({ uid }: Member) =>
  db.doc(`users/${uid}`).update({ subscriptionStatus: null, subscriptionEndDate: null });

describe('a change in Stripe', () => {
  it('changes the plan when a subscription is canceled, resumed or ended immediately', async () => {
    const member = await createMember();
    const { subscription } = await subscribe(member);
    const { subscriptionEndDate } = await planOf(member);
    await controlLocalStripe('cancelAtPeriodEnd', { subscription });
    await becomes(member, { subscriptionStatus: 'canceled', isPremium: true, subscriptionEndDate });
    await controlLocalStripe('resume', { subscription });
    await becomes(member, { ...PREMIUM, subscriptionEndDate });
    await controlLocalStripe('cancelNow', { subscription });
    await becomes(member, ENDED);
  });

  it('changes the plan when a monthly subscription becomes yearly', async () => {
    const member = await createMember();
    const { subscription } = await subscribe(member);
    await controlLocalStripe('changePlan', { subscription, lookupKey: 'boloboard_yearly' });
    await becomes(member, { ...PREMIUM, subscriptionPlan: 'yearly' });
  });

  it('marks the plan as past due when a renewal fails, until the member pays with a new card', async () => {
    const member = await createMember();
    const { subscription, customer } = await subscribe(member);
    await controlLocalStripe('updateCard', { customer, declines: true });
    await controlLocalStripe('endPeriod', { subscription });
    await becomes(member, { ...PREMIUM, isPastDue: true });
    await controlLocalStripe('updateCard', { customer, declines: false });
    await controlLocalStripe('payOpenInvoice', { subscription });
    await becomes(member, { ...PREMIUM, isPastDue: false });
  });

  it('ends the plan after a full refund of the payment, but not after a partial refund', async () => {
    const member = await createMember();
    const { subscription } = await subscribe(member);
    await controlLocalStripe('refund', { subscription, amount: 100 });
    const { status } = await sendStripeEvent({ customer: await customerOf(member) });
    expect(status).toBe(200);
    expect(await planOf(member)).toMatchObject(PREMIUM);
    await controlLocalStripe('refund', { subscription });
    await becomes(member, ENDED);
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it('ends the plan when a dispute is lost', async () => {
    const member = await createMember();
    const { subscription } = await subscribe(member);
    const { dispute } = (await controlLocalStripe('openDispute', { subscription })) as {
      dispute: string;
    };
    await sendStripeEvent({ customer: await customerOf(member) });
    expect(await planOf(member)).toMatchObject(PREMIUM);
    await controlLocalStripe('closeDispute', { dispute, status: 'lost' });
    await becomes(member, ENDED);
  });
});

describe('POST /api/stripe/webhook', () => {
  it('stores the plan that the server reads from Stripe, not the plan in the event', async () => {
    const member = await createMember();
    const { customer } = await subscribe(member);
    const sent = await sendStripeEvent({ customer, type: 'customer.subscription.deleted' });
    expect(sent.status).toBe(200);
    expect(await planOf(member)).toMatchObject(PREMIUM);
    const stored = (await db.doc(`billingEvents/${sent.id}`).get()).data() as {
      readonly expiresAt: { toMillis(): number };
    };
    expect(stored).toMatchObject({ uid: member.uid, type: 'customer.subscription.deleted' });
    const days = (stored.expiresAt.toMillis() - Date.now()) / 1000 / DAY_SECONDS;
    expect(Math.round(days)).toBe(90);
  });

  it('changes nothing when an event arrives again', async () => {
    const member = await createMember();
    const { customer } = await subscribe(member);
    const { id } = await sendStripeEvent({ customer });
    const stored = async () => (await db.doc(`billingEvents/${id}`).get()).data();
    const before = [await billingOf(member), await stored()];
    await forgetPlan(member);
    expect((await sendStripeEvent({ id, customer })).status).toBe(200);
    expect([await billingOf(member), await stored()]).toEqual(before);
    expect(await planOf(member)).toMatchObject({ subscriptionStatus: null });
  });

  it.each([
    ['about a customer that no member has', { customer: 'cus_of_nobody' }],
    [
      'of a type that the server does not handle',
      { customer: 'cus_of_nobody', type: 'invoice.created' },
    ],
  ])('returns 200 for an event %s, and stores nothing', async (_what, event) => {
    const { id, status } = await sendStripeEvent(event);
    expect(status).toBe(200);
    expect(await isEventStored(id)).toBe(false);
  });

  it('returns 503 and stores nothing when Stripe fails, and returns 200 when the event arrives again', async () => {
    const member = await createMember();
    const { customer } = await subscribe(member);
    await forgetPlan(member);
    const ref = db.doc(`billing/${member.uid}`);
    await ref.update({ customerId: `${customer}_unknown` });
    const failed = await sendStripeEvent({ customer: `${customer}_unknown` });
    expect(failed.status).toBe(503);
    expect(await isEventStored(failed.id)).toBe(false);
    await ref.update({ customerId: customer });
    expect((await sendStripeEvent({ id: failed.id, customer })).status).toBe(200);
    expect(await isEventStored(failed.id)).toBe(true);
    expect(await planOf(member)).toMatchObject(PREMIUM);
  });

  it('stores the final plan when 25 events arrive at the same time while the plan changes', async () => {
    const member = await createMember();
    const { customer, subscription } = await subscribe(member);
    const change = controlLocalStripe('cancelNow', { subscription });
    const sent = await Promise.all(Array.from({ length: 25 }, () => sendStripeEvent({ customer })));
    await change;
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
    const stored = await Promise.all(sent.map(({ id }) => isEventStored(id)));
    expect(stored.filter(Boolean)).toHaveLength(25);
    await becomes(member, ENDED);
    const { tickets, writtenTicket } = (await billingOf(member)) ?? {};
    expect(writtenTicket).toBeLessThanOrEqual(Number(tickets));
    // If several events of a customer arrive at the same time, the server reads Stripe only once, so there are far
    // fewer reads than events.
    expect(Number(tickets)).toBeLessThan(15);
  });
});
