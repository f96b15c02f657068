import { DAY_MS } from '@contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { auth, db, ORIGIN, STRIPE_ORIGIN } from '../support/environment';
import { createMember, type Member } from '../support/member';
import {
  billingOf,
  customerOf,
  controlLocalStripe,
  payCheckout,
  planOf,
  startCheckout,
  stripe,
  subscribe,
  STRIPE_EVENT_WAIT_OPTIONS,
} from '../support/stripe';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const verify = (as: Member, json: object) => call('verifySubscription', { as, json });
const successOf = async (response: Response) =>
  ((await response.json()) as { success: boolean }).success;
const portalOf = async (as: Member) =>
  (await call('createPortalSession', { as })).json() as Promise<Record<string, unknown>>;

describe('a payment', () => {
  it.each([
    ['monthly', 27, 32],
    ['yearly', 364, 367],
  ] as const)('for the %s plan makes the member premium', async (plan, fromDays, toDays) => {
    const member = await createMember();
    await subscribe(member, plan);
    const status = await planOf(member);
    expect(status).toMatchObject({
      isPremium: true,
      isPastDue: false,
      submissionsLeft: null,
      subscriptionStatus: 'active',
      subscriptionPlan: plan,
    });
    const days = (Date.parse(String(status['subscriptionEndDate'])) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(fromDays);
    expect(days).toBeLessThan(toDays);
  });

  it("sends the member's uid to Stripe, and returns the member to the dashboard when it is complete", async () => {
    const member = await createMember();
    const session = await stripe.checkout.sessions.retrieve(await startCheckout(member, 'yearly'));
    expect(session).toMatchObject({
      client_reference_id: member.uid,
      customer: await customerOf(member),
      success_url: `${ORIGIN}/dashboard?subscription=success&session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${ORIGIN}/subscribe?plan=yearly`,
    });
    const customer = await stripe.customers.retrieve(await customerOf(member));
    expect(customer).toMatchObject({ email: member.email, metadata: { uid: member.uid } });
  });

  it('changes nothing when the bank declines the payment', async () => {
    const member = await createMember();
    const session = await startCheckout(member);
    await controlLocalStripe('decline', { session });
    expect(await successOf(await verify(member, { sessionId: session }))).toBe(false);
    expect(await planOf(member)).toMatchObject({ isPremium: false, subscriptionStatus: null });
  });

  it('creates only one customer when a member starts several payments at the same time', async () => {
    const member = await createMember();
    const sessions = await Promise.all([1, 2, 3, 4].map(() => startCheckout(member)));
    const customers = await Promise.all(
      sessions.map(async (it) => (await stripe.checkout.sessions.retrieve(it)).customer),
    );
    expect(new Set(customers)).toEqual(new Set([await customerOf(member)]));
  });

  it('opens the billing portal instead of the payment page when the member already has a subscription', async () => {
    const member = await createMember();
    await subscribe(member);
    const response = await call('createCheckoutSession', { as: member, json: { plan: 'yearly' } });
    expect(await response.json()).toEqual({
      url: expect.stringMatching(`${STRIPE_ORIGIN}/portal/bps_`) as string,
    });
  });

  it("is possible again after the member's customer was deleted at Stripe", async () => {
    const member = await createMember();
    const { customer } = await subscribe(member);
    await controlLocalStripe('deleteCustomer', { customer });
    await expect
      .poll(() => planOf(member), STRIPE_EVENT_WAIT_OPTIONS)
      .toMatchObject({ isPremium: false });
    expect(await billingOf(member)).toMatchObject({ customerId: null, generation: 1 });
    expect((await subscribe(member)).customer).not.toBe(customer);
  });

  it.each([{}, { plan: 'weekly' }, { plan: 'monthly', price: 1 }])(
    'is rejected when the body of the request is %o',
    async (json) => {
      const member = await createMember();
      expect((await call('createCheckoutSession', { as: member, json })).status).toBe(400);
      expect(await billingOf(member)).toBeUndefined();
    },
  );
});

describe('two payments in two tabs', () => {
  it('leave one subscription: the product refunds the other payment, and sends the member a mail and a notification', async () => {
    const member = await createMember();
    const sessions = [await startCheckout(member), await startCheckout(member, 'yearly')];
    const [first, second] = await Promise.all(sessions.map(payCheckout));
    const statusOf = async (id = '') => (await stripe.subscriptions.retrieve(id)).status;
    // Does not check which of the two subscriptions ends, because either can be the older one.
    const both = async () => [await statusOf(first), await statusOf(second)].sort();
    await expect.poll(both, STRIPE_EVENT_WAIT_OPTIONS).toEqual(['active', 'canceled']);
    await expect
      .poll(() => planOf(member), STRIPE_EVENT_WAIT_OPTIONS)
      .toMatchObject({ isPremium: true });
    const canceled = (await statusOf(first)) === 'canceled' ? first : second;
    const read = (await controlLocalStripe('read', { customer: await customerOf(member) })) as {
      readonly charges: readonly { readonly refunded: boolean }[];
    };
    expect(read.charges.map(({ refunded }) => refunded).sort()).toEqual([false, true]);
    const id = `second_${canceled ?? ''}`;
    const notification = await db.doc(`users/${member.uid}/notifications/${id}`).get();
    expect(notification.data()).toMatchObject({ type: 'other', topic: 'billing' });
    expect((await db.doc(`mails/${id}`).get()).exists).toBe(true);
  });
});

describe('POST /api/subscription/verify', () => {
  it("succeeds for the member's own checkout session and own subscription", async () => {
    const member = await createMember();
    const { session, subscription } = await subscribe(member);
    for (const json of [{ sessionId: session }, { subscriptionId: subscription }])
      expect(await successOf(await verify(member, json))).toBe(true);
  });

  it('returns 404 for the payment of another member, and changes the plan of neither member', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const { session, subscription } = await subscribe(other);
    const own = await startCheckout(member);
    const foreign = [
      { sessionId: session },
      { subscriptionId: subscription },
      { sessionId: own, subscriptionId: subscription },
      { sessionId: 'cs_test_unknown' },
    ];
    for (const json of foreign)
      expect(await readError(await verify(member, json))).toMatchObject({
        status: 404,
        message: "We couldn't find this payment.",
      });
    expect(await planOf(member)).toMatchObject({ isPremium: false });
  });

  it.each([{}, { sessionId: 'sub_1' }, { subscriptionId: '../sub_1' }, { sessionId: 1 }])(
    'returns 400 for the body %o',
    async (json) => {
      expect((await verify(await createMember(), json)).status).toBe(400);
    },
  );
});

describe('the billing portal', () => {
  it('opens for a member who started a payment', async () => {
    const member = await createMember();
    await startCheckout(member);
    expect(await portalOf(member)).toEqual({
      url: expect.stringMatching(`${STRIPE_ORIGIN}/portal/bps_`) as string,
      portalConfigurationRequired: false,
    });
  });

  it('returns 404 to a member who never started a payment', async () => {
    const response = await call('createPortalSession', { as: await createMember() });
    expect(await readError(response)).toMatchObject({
      status: 404,
      message: "You don't have a subscription yet.",
    });
  });
});

describe('a change of the plan', () => {
  it('changes the claims, the badge and the plan version that the app receives', async () => {
    const member = await createMember();
    const versionOf = async () =>
      Number((await call('getCurrentUser', { as: member })).headers.get('x-plan-version'));
    expect(await versionOf()).toBe(0);
    const { subscription } = await subscribe(member);
    const polling = { timeout: 2 * TRIGGER_TIMEOUT_MS };
    const claims = async () => (await auth.getUser(member.uid)).customClaims;
    const changedAt = async () =>
      (await db.doc(`users/${member.uid}`).get()).get('planChangedAt') as { toMillis(): number };
    const planVersion = (await changedAt()).toMillis();
    await expect.poll(claims, polling).toEqual({ premiumUntil: 253_402_214_400, planVersion });
    const badge = async (): Promise<unknown> =>
      (await db.doc(`profiles/${member.uid}`).get()).get('isPremiumUser');
    await expect.poll(badge, polling).toBe(true);
    await controlLocalStripe('cancelAtPeriodEnd', { subscription });
    await expect
      .poll(() => planOf(member), STRIPE_EVENT_WAIT_OPTIONS)
      .toMatchObject({ subscriptionStatus: 'canceled' });
    const lag = async () => {
      const { subscriptionEndDate } = await planOf(member);
      const { premiumUntil } = (await claims()) ?? {};
      return Date.parse(String(subscriptionEndDate)) / 1000 - Number(premiumUntil);
    };
    await expect.poll(lag, polling).toBe(0);
    expect((await changedAt()).toMillis()).toBeGreaterThan(planVersion);
    // Polls, because the server reads the plan again only when it checks the session, so a response can still have the
    // old plan.
    await expect.poll(versionOf, { ...polling, interval: 250 }).toBeGreaterThan(0);
  }, 300_000);
});
