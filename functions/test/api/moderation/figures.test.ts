import { DAY_MS } from '@contract/rules/durations';
import { siteFiguresSchema } from '@contract/schemas/figures';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRepos } from '../../../src/app/repos';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { addFigureCounts } from '../../../src/repos/add-figure-counts';
import {
  decisionDelayKeyOf,
  type FigureCounts,
} from '../../../src/domain/moderation/figure-counts';
import { addDaysToDay } from '../../../src/domain/moderation/figure-days';
import { createFigureAggregator } from '../../../src/services/moderation/figure-aggregator';
import { createFiguresService } from '../../../src/services/moderation/figures';
import { createOwnDatabase } from '../../support/own-database';
import { call } from '../support/api';
import { SCHEDULED_ORIGIN } from '../support/environment';
import { createMember } from '../support/member';

const TODAY = '2026-11-21';
const day = (ago: number) => addDaysToDay(TODAY, -ago);

let db: Firestore;
let repos: ReturnType<typeof createRepos>;
let time: Date;
let folding: ReturnType<typeof createFigureAggregator>;
let figures: ReturnType<typeof createFiguresService>;
beforeEach(() => {
  db = createOwnDatabase();
  time = new Date(`${TODAY}T12:00:00Z`);
  const now = () => time;
  repos = createRepos({ db, log: createJsonLogger(), now });
  folding = createFigureAggregator({ ...repos, now });
  figures = createFiguresService({ ...repos, now });
});

async function count(ago: number, counts: FigureCounts): Promise<void> {
  const batch = db.batch();
  addFigureCounts(batch, db, new Date(`${day(ago)}T10:00:00Z`), counts);
  await batch.commit();
}

const addUsers = (...uids: readonly string[]) =>
  Promise.all(uids.map((uid) => db.doc(`users/${uid}`).set({ email: `${uid}@example.com` })));

const daysOf = async (days: number) => (await figures.get(days)).days;

describe('foldFigures', () => {
  it('stores page views and totals of each ended day, and marks the counts of days before the counting began as unknown', async () => {
    await addUsers('ann', 'bob', 'cat', 'dan');
    await count(3, { newMembers: 2, submissions: 5, activeSessions: 7 });
    await count(1, { newMembers: 1, deletedMembers: 2, removedItems: 1 });
    await count(0, { newMembers: 3 });
    await repos.counters.add('pageViews', day(5), ['/about']);
    await repos.counters.add('pageViews', day(5), ['/']);
    await repos.counters.add('pageViews', day(0), ['/']);
    await folding.begin();
    await folding.fold();
    const found = await daysOf(6);
    expect(found.map((it) => it.day)).toEqual([5, 4, 3, 2, 1, 0].map(day));
    expect(found.map((it) => it.members)).toEqual([null, null, 2, 2, 1, 4]);
    expect(found.map((it) => it.newMembers)).toEqual([null, null, 2, 0, 1, 3]);
    expect(found.map((it) => it.activeSessions)).toEqual([null, null, 7, 0, 0, 0]);
    expect(found.map((it) => it.pageViews)).toEqual([2, 0, 0, 0, 0, 1]);
    expect((await figures.get(1)).now).toMatchObject({ members: 4, pendingReports: 0 });
  });

  it('stores a day again when counts of this day were committed after the job had stored it', async () => {
    await addUsers('ann', 'bob', 'cat');
    await count(4, { newMembers: 1 });
    await count(2, { newMembers: 2 });
    await folding.begin();
    await Promise.all([folding.fold(), folding.fold()]);
    const before = await daysOf(10);
    await folding.fold();
    expect(await daysOf(10)).toEqual(before);
    await count(3, { newMembers: 10 });
    await folding.fold();
    const after = await daysOf(10);
    const rising = (members: number | null, place: number) =>
      members === null || place < 6 ? members : members + 10;
    expect(after.map((it) => it.members)).toEqual(
      before.map(({ members }, place) => rising(members, place)),
    );
    expect(after.map((it) => it.newMembers).slice(5)).toEqual([1, 10, 2, 0, 0]);
  });

  it('also stores the earlier days since its last run when it did not run every day', async () => {
    await count(0, { newMembers: 1 });
    await folding.begin();
    await folding.fold();
    time = new Date(time.getTime() + 9 * DAY_MS);
    await count(-6, { newMembers: 2 });
    const before = await daysOf(12);
    await folding.fold();
    expect(await daysOf(12)).toEqual(before);
    expect(before.map((it) => it.newMembers)).toEqual([null, null, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0]);
  });

  it('corrects the totals of stored days when the totals from before the counting began are stored later', async () => {
    await addUsers('ann', 'bob');
    await count(0, { newMembers: 1 });
    expect((await figures.get(1)).now.members).toBe(2);
    expect((await daysOf(1))[0]?.members).toBeNull();
    await folding.begin();
    expect((await daysOf(1))[0]?.members).toBe(2);
    // Stores this member without counting it in the figures.
    await addUsers('cat');
    await repos.figures.setStart(TODAY, time);
    expect((await figures.get(1)).now.members).toBe(3);
  });
});

describe('getFigures', () => {
  it('returns the median time to a decision for each day and for the whole range, with an error of at most 15%', async () => {
    const decided = (ago: number, ...minutes: readonly number[]) =>
      Promise.all(
        minutes.map((it) =>
          count(ago, {
            decidedReports: 1,
            [decisionDelayKeyOf(time, new Date(time.getTime() + it * 60_000))]: 1,
          }),
        ),
      );
    await decided(1, 10, 20, 4000);
    await decided(0, 60, 70);
    await folding.begin();
    await folding.fold();
    const { days, medianDecisionMinutes } = await figures.get(3);
    const medians = [...days.map((it) => it.medianDecisionMinutes), medianDecisionMinutes];
    expect(medians[0]).toBeNull();
    for (const [place, exact] of [20, 60, 60].entries()) {
      const off = (medians[place + 1] ?? 0) / exact;
      expect(off).toBeGreaterThanOrEqual(0.999);
      expect(off).toBeLessThan(1.15);
    }
  });

  it('returns figures to admins only, for at most 366 days', async () => {
    const admin = await createMember({ admin: true });
    const member = await createMember();
    const get = (as: { readonly cookie: string } | null, query = {}) =>
      call('getFigures', { ...(as && { as }), query });
    expect((await get(null)).status).toBe(401);
    expect((await get(member)).status).toBe(403);
    for (const days of ['0', '367', '1.5', 'x'])
      expect((await get(admin, { days })).status, days).toBe(400);
    const response = await get(admin, { days: '366' });
    const { days, now } = siteFiguresSchema.parse(await response.json());
    expect(days).toHaveLength(366);
    // Expects at least 0, and no exact number, because other tests store members without counting them.
    expect(now.members).toBeGreaterThanOrEqual(0);
  });

  it('returns the figures that the job foldFigures has stored', async () => {
    const admin = await createMember({ admin: true });
    const run = await fetch(`${SCHEDULED_ORIGIN}/foldFigures`, { method: 'POST' });
    expect(run.status).toBe(200);
    const response = await call('getFigures', { as: admin, query: { days: '2' } });
    const { days } = siteFiguresSchema.parse(await response.json());
    // Expects only that the number of members is known. It is known after the job has stored the totals from before
    // counting began. The number itself varies, because other tests store members without counting them.
    expect(days.at(-1)?.members).not.toBeNull();
    expect(days[0]?.pageViews).not.toBeNull();
  });
});
