import { describe, expect, it } from 'vitest';
import { sampleSubscription } from '../../domain/billing/billed-subscription.test-support';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { actorFor } from '../../lib/authority.test-support';
import { newMember } from '../../repos/new-member';
import { createBillingTestSetup } from './billing.test-support';
import { createCheckoutService } from './checkout';

async function createShop() {
  const member = await createBillingTestSetup();
  member.members.set('bob', newMember({ email: 'bob@example.com' }, new Date(0)));
  return { ...member, checkout: createCheckoutService(member) };
}
const ann = actorFor('ann');
const bob = actorFor('bob');

describe('a checkout', () => {
  it("creates the customer with the member's email address when the first checkout starts", async () => {
    const { checkout, billing, stripe } = await createShop();
    expect(await checkout.start(bob, 'yearly')).toBe('https://pay.test/cus_bob_0/yearly');
    expect((await billing.get('bob'))?.customerId).toBe('cus_bob_0');
    expect(stripe.customers.get('cus_bob_0')?.email).toBe('bob@example.com');
  });

  it('creates only one customer when two checkouts start at the same time', async () => {
    const { checkout, stripe } = await createShop();
    const before = stripe.customers.size;
    const urls = await Promise.all([
      checkout.start(bob, 'monthly'),
      checkout.start(bob, 'monthly'),
    ]);
    expect(new Set(urls).size).toBe(1);
    expect(stripe.customers.size).toBe(before + 1);
  });

  it.each(['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const)(
    'returns the URL of the portal for a member whose subscription is %s',
    async (status) => {
      const { checkout, customerId, stripe } = await createShop();
      stripe.add(customerId, sampleSubscription({ status }));
      expect(await checkout.start(ann, 'monthly')).toBe(`https://portal.test/${customerId}`);
    },
  );

  it.each(['incomplete', 'incomplete_expired', 'canceled'] as const)(
    'returns the URL of a payment page for a member whose subscription is %s',
    async (status) => {
      const { checkout, customerId, stripe } = await createShop();
      stripe.add(customerId, sampleSubscription({ status }));
      expect(await checkout.start(ann, 'monthly')).toBe(`https://pay.test/${customerId}/monthly`);
    },
  );

  it('throws unavailable for a subscriber when Stripe has no portal configuration', async () => {
    const { checkout, customerId, stripe } = await createShop();
    stripe.add(customerId, sampleSubscription());
    stripe.hasPortal = false;
    expect(await appErrorOf(checkout.start(ann, 'monthly'))).toEqual({
      code: 'unavailable',
      message:
        "You already have a subscription, but the billing portal isn't set up yet. Please contact support.",
    });
  });

  it('creates a new customer when the first one was deleted in Stripe', async () => {
    const { checkout, customerId, stripe, gateway } = await createShop();
    stripe.add(customerId, sampleSubscription());
    await gateway.deleteCustomer(customerId);
    expect(await checkout.start(ann, 'monthly')).toBe('https://pay.test/cus_ann_1/monthly');
  });

  it('throws unauthorized when the member is gone', async () => {
    const { checkout, billing } = await createShop();
    expect(await appErrorOf(checkout.start(actorFor('gone'), 'monthly'))).toMatchObject({
      code: 'unauthorized',
    });
    expect(await billing.get('gone')).toBeNull();
  });
});
