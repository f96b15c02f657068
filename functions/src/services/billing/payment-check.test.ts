import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { describe, expect, it } from 'vitest';
import { sampleSubscription } from '../../domain/billing/billed-subscription.test-support';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { actorFor } from '../../lib/authority.test-support';
import { createBillingTestSetup } from './billing.test-support';
import { createPaymentCheck } from './payment-check';

const ann = actorFor('ann');

async function createPaid() {
  const member = await createBillingTestSetup();
  const { customerId, stripe } = member;
  stripe.owners.set('cs_own', customerId).set('cs_foreign', 'cus_bob_0');
  stripe.add(customerId, sampleSubscription());
  stripe.add('cus_bob_0', sampleSubscription({ id: 'sub_foreign' }));
  return { ...member, paymentCheck: createPaymentCheck(member) };
}

describe('the check of a payment', () => {
  it.each([
    { sessionId: 'cs_own' },
    { subscriptionId: 'sub_1' },
    { sessionId: 'cs_own', subscriptionId: 'sub_1' },
  ])('makes the member premium when Stripe confirms the payment %o', async (payment) => {
    const { paymentCheck, plan } = await createPaid();
    expect(await paymentCheck.check(ann, payment)).toBe(true);
    expect(plan()?.subscriptionStatus).toBe('active');
  });

  it("makes a suspended member's subscription end with its paid period", async () => {
    const { paymentCheck, plan, suspend } = await createPaid();
    suspend(ENDLESS_SUSPENSION_END);
    const suspended = actorFor('ann', { suspendedUntil: ENDLESS_SUSPENSION_END });
    expect(await paymentCheck.check(suspended, { sessionId: 'cs_own' })).toBe(true);
    expect(plan()?.subscriptionStatus).toBe('canceled');
  });

  it('returns false while the payment is not complete', async () => {
    const { paymentCheck, customerId, stripe } = await createPaid();
    stripe.add(customerId, sampleSubscription({ status: 'incomplete' }));
    expect(await paymentCheck.check(ann, { sessionId: 'cs_own' })).toBe(false);
  });

  it.each([
    { sessionId: 'cs_foreign' },
    { subscriptionId: 'sub_foreign' },
    { sessionId: 'cs_own', subscriptionId: 'sub_foreign' },
    { sessionId: 'cs_unknown' },
    {},
  ])(
    'throws not_found and changes nothing when the request does not name a payment of the member: %o',
    async (payment) => {
      const { paymentCheck, plan } = await createPaid();
      expect(await appErrorOf(paymentCheck.check(ann, payment))).toEqual({
        code: 'not_found',
        message: "We couldn't find this payment.",
      });
      expect(plan()?.subscriptionStatus).toBeNull();
    },
  );

  it("throws not_found for another member's payment and for an unknown payment when the member has no customer", async () => {
    const { paymentCheck } = await createPaid();
    const bob = actorFor('bob');
    for (const sessionId of ['cs_own', 'cs_unknown'])
      expect(await appErrorOf(paymentCheck.check(bob, { sessionId }))).toMatchObject({
        code: 'not_found',
      });
  });
});
