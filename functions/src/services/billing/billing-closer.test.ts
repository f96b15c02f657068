import { describe, expect, it, vi } from 'vitest';
import {
  sampleSubscription,
  daysFromNoon,
} from '../../domain/billing/billed-subscription.test-support';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createBillingCloser } from './billing-closer';
import { createBillingTestSetup } from './billing.test-support';

async function createLeaving() {
  const member = await createBillingTestSetup();
  const remove = vi.fn(async () => {});
  const closed = createBillingCloser({ ...member, account: { remove } });
  return { ...member, remove, close: () => closed.close(member.by) };
}

describe('the end of billing for a deleted account', () => {
  it('cancels the subscriptions that have not ended, and then deletes the customer and the billing record', async () => {
    const { by, close, customerId, remove, stripe } = await createLeaving();
    stripe.add(customerId, sampleSubscription());
    stripe.add(customerId, sampleSubscription({ id: 'sub_2', status: 'unpaid' }));
    stripe.add(
      customerId,
      sampleSubscription({ id: 'sub_3', status: 'canceled', endedAt: daysFromNoon(-1) }),
    );
    await close();
    expect(stripe.changes).toEqual(['cancel sub_1', 'cancel sub_2', `delete ${customerId}`]);
    expect(remove.mock.calls).toEqual([['billing', by]]);
  });

  it.each([1, 2, 3])(
    'removes no stored data when call %i to Stripe fails, and succeeds when it is repeated',
    async (call) => {
      const { close, customerId, remove, stripe } = await createLeaving();
      stripe.add(customerId, sampleSubscription());
      stripe.failAt(call);
      expect(await appErrorOf(close())).toMatchObject({ code: 'unavailable' });
      expect(remove).not.toHaveBeenCalled();
      await close();
      expect(stripe.customers.get(customerId)?.isDeleted).toBe(true);
      expect(stripe.subscriptions.get('sub_1')?.status).toBe('canceled');
      expect(remove).toHaveBeenCalledTimes(1);
    },
  );

  it('sends Stripe no request when the member never paid, and succeeds when the customer is already deleted', async () => {
    const { by, close, customerId, records, remove, stripe } = await createLeaving();
    await stripe.gateway.deleteCustomer(customerId);
    stripe.changes.length = 0;
    await close();
    records.clear();
    stripe.failAt(1);
    await close();
    expect(stripe.changes).toEqual([]);
    expect(remove.mock.calls).toEqual([
      ['billing', by],
      ['billing', by],
    ]);
  });
});
