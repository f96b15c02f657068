import { beforeEach, expect, it } from 'vitest';
import { recountAllPremiumMembers, createLapsedPremiumCounter } from './lapsed-premium-counter';

const START = new Date('2026-11-21T12:00:00Z');
const minutesLater = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let time: Date;
let doneTo: Date | null;
let plans: readonly { readonly uid: string; readonly endDate: Date }[];
let counted: string[];
let broken: ReadonlySet<string>;
beforeEach(() => {
  [time, doneTo, plans, counted, broken] = [START, START, [], [], new Set()];
});

/** A repo that returns each member on a separate page. */
const premiumRecount = {
  members: async function* () {
    for (const { uid } of plans) yield await Promise.resolve([uid]);
  },
  count: (uid: string) => {
    if (broken.has(uid)) return Promise.reject(new Error('broken'));
    counted.push(uid);
    return Promise.resolve();
  },
};
const lapsed = createLapsedPremiumCounter({
  endedPlans: {
    between: async function* (from, to) {
      for (const plan of plans)
        if (plan.endDate >= from && plan.endDate < to) yield await Promise.resolve([plan]);
    },
    doneTo: () => Promise.resolve(doneTo),
    setDoneTo: (at) => {
      doneTo = at;
      return Promise.resolve();
    },
  },
  premiumRecount,
  now: () => time,
});

it('LapsedPremiumCounter.count counts the end of a plan even when the end is stored 14 minutes late', async () => {
  time = minutesLater(60);
  await lapsed.count();
  plans = [{ uid: 'ann', endDate: minutesLater(46) }];
  time = minutesLater(120);
  await lapsed.count();
  expect(counted).toEqual(['ann']);
});

it('LapsedPremiumCounter.count counts the other members when one cannot be counted, throws, and counts that member in the next run', async () => {
  plans = ['ann', 'bob', 'cat'].map((uid, n) => ({ uid, endDate: minutesLater(n + 1) }));
  time = minutesLater(60);
  broken = new Set(['bob']);
  await expect(lapsed.count()).rejects.toThrow('Could not count the premium of bob.');
  expect(counted).toEqual(['ann', 'cat']);
  broken = new Set();
  await lapsed.count();
  expect(counted).toEqual(['ann', 'cat', 'ann', 'bob', 'cat']);
  expect(doneTo).toEqual(minutesLater(45));
});

it('LapsedPremiumCounter.count counts all members in the first run, and starts again from the beginning when that run failed', async () => {
  doneTo = null;
  plans = ['ann', 'bob'].map((uid) => ({ uid, endDate: minutesLater(90) }));
  broken = new Set(['ann']);
  await expect(lapsed.count()).rejects.toThrow('ann');
  expect([counted, doneTo]).toEqual([['bob'], null]);
  await expect(recountAllPremiumMembers(premiumRecount, START)).rejects.toThrow('ann');
  broken = new Set();
  await lapsed.count();
  expect(doneTo).toEqual(minutesLater(-15));
});
