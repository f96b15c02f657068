import { expect, it } from 'vitest';
import { createBadgeRemoval } from './badge-removal';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const UPLOADS_ENDED = minutesAgo(3);

/** For each uid, how many minutes ago the plan ended. The plan that ended first comes first. */
const PLANS = [
  ['ann', 60],
  ['bob', 30],
  ['cat', 10],
  ['dan', 1],
] as const;

function createRuns() {
  let stored: Date | null = null;
  const copied: string[] = [];
  const failing = new Set<string>();
  const badgeRemoval = createBadgeRemoval({
    endedPlans: {
      between: async function* (from, to) {
        for (const [uid, minutes] of PLANS) {
          const endDate = minutesAgo(minutes);
          if (endDate >= from && endDate < to) yield [{ uid, endDate }];
        }
      },
      doneTo: async () => stored,
      setDoneTo: async (time) => {
        stored = time;
      },
    },
    bylines: {
      copy: async ({ uid }) => {
        if (failing.has(uid)) throw new Error(`No response for ${uid}`);
        copied.push(uid);
      },
    },
    now: () => NOW,
  });
  return { remove: () => badgeRemoval.remove(), copied, failing, doneTo: () => stored };
}

it('BadgeRemoval.remove copies the bylines of the members whose plans ended more than three minutes ago', async () => {
  const runs = createRuns();
  await runs.remove();
  expect(runs.copied).toEqual(['ann', 'bob', 'cat']);
  expect(runs.doneTo()).toEqual(UPLOADS_ENDED);
});

it('BadgeRemoval.remove does not copy a byline again in later runs', async () => {
  const runs = createRuns();
  await runs.remove();
  await runs.remove();
  expect(runs.copied).toEqual(['ann', 'bob', 'cat']);
});

it('BadgeRemoval.remove continues where the last run failed', async () => {
  const runs = createRuns();
  runs.failing.add('cat');
  await expect(runs.remove()).rejects.toThrow('No response for cat');
  expect(runs.doneTo()).toEqual(minutesAgo(30));
  runs.failing.clear();
  await runs.remove();
  // The last run stored Bob's end date before it failed. The job continues with the plans that ended at this time or
  // later, because several members can have the same end date. So Bob's byline is copied again.
  expect(runs.copied).toEqual(['ann', 'bob', 'bob', 'cat']);
});
