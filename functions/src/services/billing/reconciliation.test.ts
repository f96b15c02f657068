import { describe, expect, it } from 'vitest';
import {
  sampleSubscription,
  daysFromNoon,
  NOON,
} from '../../domain/billing/billed-subscription.test-support';
import { systemWorkFor } from '../../lib/authority.test-support';
import type { DailyJobProgress } from '../../repos/daily-job-progress-repo';
import { newMember } from '../../repos/new-member';
import { createBillingTestSetup } from './billing.test-support';
import { createReconciliation } from './reconciliation';

const HOUR_MS = 60 * 60 * 1000;

/** Creates members with a monthly subscription in Stripe that is not stored in the database yet. */
async function createUnstored(...uids: string[]) {
  const deps = await createBillingTestSetup();
  const { billing, customerId, gateway, members, stripe } = deps;
  stripe.add(customerId, sampleSubscription(), 'ann');
  for (const uid of uids) {
    members.set(uid, newMember({ email: `${uid}@example.com` }, new Date(0)));
    const id = await gateway.createCustomer({ uid, generation: 0 });
    await billing.claimCustomer(systemWorkFor(uid), { id, generation: 0 });
    stripe.add(id, sampleSubscription({ id: `sub_${uid}` }), uid);
  }
  let stored: DailyJobProgress | null = null;
  const reconciliation = createReconciliation({
    ...deps,
    reconciliationProgress: {
      progress: async () => stored,
      setProgress: async (progress) => {
        stored = progress;
      },
    },
  });
  const premium = () =>
    [...members].flatMap(([uid, { subscriptionStatus: it }]) => (it === 'active' ? [uid] : []));
  return { ...deps, reconciliation, premium };
}

describe('the comparison of members with Stripe', () => {
  it('stores the plan from Stripe when it differs, and logs the difference', async () => {
    const { log, premium, reconciliation } = await createUnstored('bob');
    await reconciliation.runDaily();
    expect(premium()).toEqual(['ann', 'bob']);
    expect(log.warn.mock.calls.map(([event]) => event as string)).toEqual([
      'subscription_repaired',
      'subscription_repaired',
    ]);
    log.warn.mockClear();
    await reconciliation.runAll();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('runs once a UTC day', async () => {
    const { clock, customerId, plan, reconciliation, stripe } = await createUnstored();
    await reconciliation.runDaily();
    stripe.add(customerId, sampleSubscription({ cancelAt: daysFromNoon(2) }), 'ann');
    clock.now = new Date(NOON.getTime() + 11 * HOUR_MS);
    await reconciliation.runDaily();
    expect(plan()?.subscriptionStatus).toBe('active');
    clock.now = new Date(NOON.getTime() + 12 * HOUR_MS);
    await reconciliation.runDaily();
    expect(plan()?.subscriptionStatus).toBe('canceled');
  });

  it('continues after the last compared member when the previous run ran out of time, even on the next day', async () => {
    const { clock, gateway, premium, reconciliation, stripe } = await createUnstored('bob', 'cy');
    const reads: string[] = [];
    const read = gateway.customer.bind(gateway);
    Object.assign(gateway, {
      customer: (id: string) => {
        reads.push(id);
        clock.now = new Date(clock.now.getTime() + HOUR_MS);
        return read(id);
      },
    });
    await reconciliation.runDaily();
    expect(premium()).toEqual(['ann']);
    clock.now = daysFromNoon(1);
    await reconciliation.runDaily();
    await reconciliation.runDaily();
    await reconciliation.runDaily();
    expect(premium()).toEqual(['ann', 'bob', 'cy']);
    expect(reads).toHaveLength(3);
    expect(stripe.changes).toEqual([]);
  });

  it('compares the other members when comparing one fails, and then throws', async () => {
    const { log, premium, reconciliation, stripe } = await createUnstored('bob');
    stripe.customers.delete('cus_ann_0');
    await expect(reconciliation.runAll()).rejects.toThrow('1 comparisons with Stripe failed');
    expect(premium()).toEqual(['bob']);
    expect(log.error.mock.calls).toMatchObject([
      ['reconciliation_of_member_failed', { uid: 'ann' }],
    ]);
  });

  it('returns, for a single member, whether the stored plan differed from Stripe', async () => {
    const { reconciliation } = await createUnstored();
    expect(await reconciliation.runOne('ann')).toBe(true);
    expect(await reconciliation.runOne('ann')).toBe(false);
    expect(await reconciliation.runOne('nobody')).toBe(false);
  });
});

describe('a subscription in Stripe that no stored record names', () => {
  it('is canceled when the member is gone', async () => {
    const { reconciliation, stripe } = await createUnstored();
    stripe.add('cus_gone', sampleSubscription({ id: 'sub_gone' }), 'gone');
    await reconciliation.runAll();
    expect(stripe.changes).toEqual(['cancel sub_gone']);
  });

  it('is stored when the member has no customer yet', async () => {
    const { billing, members, premium, reconciliation, stripe } = await createUnstored();
    members.set('bob', newMember({ email: 'bob@example.com' }, new Date(0)));
    stripe.add('cus_lost', sampleSubscription({ id: 'sub_lost' }), 'bob');
    await reconciliation.runAll();
    expect((await billing.get('bob'))?.customerId).toBe('cus_lost');
    expect(premium()).toEqual(['ann', 'bob']);
  });

  it.each([
    ['subscription_without_member', null, 'warn'],
    ['member_with_two_customers', 'ann', 'error'],
  ] as const)(
    'is only logged, as %s, when a person must decide what to do with it',
    async (event, uid, level) => {
      const { log, reconciliation, stripe } = await createUnstored();
      await reconciliation.runAll();
      log.warn.mockClear();
      stripe.add('cus_by_hand', sampleSubscription({ id: 'sub_by_hand' }), uid);
      await reconciliation.runAll();
      expect(stripe.changes).toEqual([]);
      expect(log[level].mock.calls).toEqual([
        [event, { subscriptionId: 'sub_by_hand', customerId: 'cus_by_hand', uid }],
      ]);
    },
  );

  it('is checked even when the check of another subscription fails', async () => {
    const { reconciliation, stripe } = await createUnstored();
    await reconciliation.runAll();
    stripe.add('cus_gone', sampleSubscription({ id: 'sub_gone' }), 'gone');
    stripe.add('cus_away', sampleSubscription({ id: 'sub_away' }), 'away');
    // The third call to Stripe, the first cancellation, fails. The two calls before it read Ann's customer and whether
    // her payment was taken back.
    stripe.failAt(3);
    await expect(reconciliation.runAll()).rejects.toThrow('1 comparisons with Stripe failed');
    expect(stripe.changes).toEqual(['cancel sub_away']);
  });
});
