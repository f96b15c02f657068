import { DAY_MS } from '@contract/rules/durations';
import { lapseExpiry } from '@contract/rules/retention';
import { expect, it } from 'vitest';
import type { EndedPlan } from '../../repos/ended-plans-repo';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createExpiringItemsNotifier } from './expiring-items-notifier';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const CANCELED = { subscriptionStatus: 'canceled', subscriptionEndDate: null } as const;

/** The uid of each member, and how many days ago the member's plan ended, the earliest end first. */
const PLANS: readonly (readonly [string, number])[] = [
  ['gone-long-ago', 31],
  ['ann', 29],
  ['bob', 25],
  ['cat', 24],
  ['too-soon', 22],
];

function createRuns(change: Readonly<Record<string, Partial<UserRecord> | null>> = {}) {
  let [stored, time]: [Date | null, Date] = [null, NOW];
  const told = new Map<string, string>();
  const failing = new Set<string>();
  const ends = new Map(PLANS.map(([uid, days]) => [uid, daysAgo(days)]));
  const expiringItems = createExpiringItemsNotifier({
    endedPlans: {
      between: async function* (from, to) {
        const plans: EndedPlan[] = [...ends].map(([uid, endDate]) => ({ uid, endDate }));
        for (const plan of plans) if (plan.endDate >= from && plan.endDate < to) yield [plan];
      },
      doneTo: async () => stored,
      setDoneTo: async (doneTo) => {
        stored = doneTo;
      },
    },
    users: {
      get: async (uid) => {
        if (failing.has(uid)) throw new Error(`No response for ${uid}`);
        const member = newMember({ email: `${uid}@example.com` }, NOW);
        const plan = { ...CANCELED, subscriptionEndDate: ends.get(uid) ?? null };
        return change[uid] === null ? null : { ...member, ...plan, ...change[uid] };
      },
    },
    // Returns 2 if the items expire because of the member's lapse at exactly this time, otherwise 0. 'cat' has no such
    // items.
    itemExpiries: {
      countAt: async (uid, expiresAt) =>
        expiresAt.getTime() === lapseExpiry(ends.get(uid) ?? NOW).getTime() && uid !== 'cat'
          ? 2
          : 0,
    },
    notifications: {
      add: async ({ uid, id }, { type, topic, message }) => {
        expect([type, topic]).toEqual(['other', 'expiring_items']);
        if (!told.has(`${uid}/${id}`)) told.set(`${uid}/${id}`, message);
      },
    },
    now: () => time,
  });
  return {
    notify: () => expiringItems.notify(),
    told: () => [...told.keys()].map((key) => key.split('/')[0]),
    messages: told,
    failing,
    later: (days: number) => (time = new Date(time.getTime() + days * DAY_MS)),
  };
}

it('ExpiringItemsNotifier.notify notifies only members with items that expire in at most seven days because of a lapse', async () => {
  const runs = createRuns();
  await runs.notify();
  expect(runs.told()).toEqual(['ann', 'bob']);
  expect([...runs.messages.values()][0]).toBe(
    '2 of your items expire on Nov 22, 2026 (UTC) because your Premium plan ended. Subscribe before then to keep them longer.',
  );
  expect([...runs.messages.keys()][0]).toBe(`ann/expiring_${daysAgo(29).getTime()}`);
});

it('ExpiringItemsNotifier.notify notifies each member only once, even when the job runs again later', async () => {
  const runs = createRuns();
  await runs.notify();
  runs.later(2);
  await runs.notify();
  await runs.notify();
  expect(runs.told()).toEqual(['ann', 'bob', 'too-soon']);
});

it('ExpiringItemsNotifier.notify does not notify a member who subscribed again, whose plan now ends at another time, or who is gone', async () => {
  const runs = createRuns({
    ann: { subscriptionStatus: 'active' },
    bob: { subscriptionEndDate: daysAgo(5) },
  });
  await runs.notify();
  expect(runs.told()).toEqual([]);
  const without = createRuns({ ann: null });
  await without.notify();
  expect(without.told()).toEqual(['bob']);
});

it('ExpiringItemsNotifier.notify continues where the last run failed', async () => {
  const runs = createRuns();
  runs.failing.add('bob');
  await expect(runs.notify()).rejects.toThrow('No response for bob');
  expect(runs.told()).toEqual(['ann']);
  runs.failing.clear();
  await runs.notify();
  expect(runs.told()).toEqual(['ann', 'bob']);
});
