import { expect, it } from 'vitest';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import {
  type BilledSubscription,
  subscriptionsRenewingBefore,
} from '../../domain/billing/billed-subscription';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createSuspendedSubscriptionEnder } from './suspended-subscription-ender';

const END = new Date('2026-12-20T00:00:00Z');
const after = (ms: number) => new Date(END.getTime() + ms);

const subscription = (change: Partial<BilledSubscription> = {}): BilledSubscription => ({
  id: 'sub_1',
  status: 'active',
  plan: 'monthly',
  createdAt: new Date(0),
  periodEnd: END,
  cancelAt: null,
  endedAt: null,
  ...change,
});

const idsOf = (until: Date, change?: Partial<BilledSubscription>) =>
  subscriptionsRenewingBefore([subscription(change)], until).map(({ id }) => id);

it('subscriptionsRenewingBefore selects a subscription that would renew before the suspension ends', () => {
  expect(idsOf(after(1))).toEqual(['sub_1']);
  expect(idsOf(ENDLESS_SUSPENSION_END)).toEqual(['sub_1']);
  expect(idsOf(ENDLESS_SUSPENSION_END, { status: 'past_due' })).toEqual(['sub_1']);
});

it('subscriptionsRenewingBefore does not select a subscription whose paid period ends when the suspension ends or later', () => {
  expect(idsOf(END)).toEqual([]);
  expect(idsOf(after(-1))).toEqual([]);
});

it('subscriptionsRenewingBefore does not select a subscription that is already canceled, has ended, or has no period', () => {
  expect(idsOf(ENDLESS_SUSPENSION_END, { cancelAt: END })).toEqual([]);
  expect(idsOf(ENDLESS_SUSPENSION_END, { status: 'canceled', endedAt: END })).toEqual([]);
  expect(idsOf(ENDLESS_SUSPENSION_END, { periodEnd: null })).toEqual([]);
});

/**
 * Creates a member with a subscription. On the first read of the member, ruling r1 suspends the member until the given
 * time. On later reads, the ruling with the id `later` suspends the member. If `later` is '', no ruling suspends the
 * member on later reads, as if an admin had restored the member.
 */
function suspendedUntil(until: Date | null, later = 'r1') {
  const done: string[] = [];
  let current = subscription();
  const by = (rulingId: string) => until && { rulingId, since: new Date(0), until, text: 'Spam' };
  const suspensions = [by('r1')];
  const billing = createSuspendedSubscriptionEnder({
    users: {
      get: async () => ({ suspension: suspensions.shift() ?? (later ? by(later) : null) }) as never,
    },
    rulings: { markEndsSubscription: async (id) => void done.push(`mark ${id}`) },
    gateway: {
      cancelAtPeriodEnd: async (id) => {
        done.push(`end ${id}`);
        current = subscription({ cancelAt: END });
      },
    },
    sync: async () => {
      done.push('sync');
      return { customerId: 'cus_1', subscriptions: [current], plan: {} as never };
    },
  });
  return { done, end: () => billing.end(systemWorkFor('ann')) };
}

it('SuspendedSubscriptionEnder.end makes the subscription end with its paid period, notes this in the ruling, and stores the plan', async () => {
  const { done, end } = suspendedUntil(ENDLESS_SUSPENSION_END);
  await end();
  expect(done).toEqual(['sync', 'mark r1', 'end sub_1', 'sync']);
  await end();
  expect(done.slice(4)).toEqual(['sync']);
});

it('SuspendedSubscriptionEnder.end changes nothing when the suspension is shorter than the paid period', async () => {
  const { done, end } = suspendedUntil(after(-1));
  await end();
  expect(done).toEqual(['sync']);
});

it.each([
  ['was restored', ''],
  ['was suspended again', 'r2'],
])(
  'SuspendedSubscriptionEnder.end does not end the subscription when the member %s meanwhile',
  async (_what, later) => {
    const { done, end } = suspendedUntil(ENDLESS_SUSPENSION_END, later);
    await end();
    expect(done).toEqual(['sync', 'mark r1']);
  },
);

it('SuspendedSubscriptionEnder.end sends Stripe no request when the member is no longer suspended', async () => {
  const { done, end } = suspendedUntil(null);
  await end();
  expect(done).toEqual([]);
});
