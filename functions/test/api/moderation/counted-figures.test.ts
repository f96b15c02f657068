import { DAY_MS } from '@contract/rules/durations';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { MemberSubscriptionFields } from '../../../src/domain/billing/subscription-state';
import { createRepos } from '../../../src/app/repos';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { actorFor, authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { utcDaysUntil } from '../../../src/domain/utc-day';
import { newMember } from '../../../src/repos/new-member';
import { createLapsedPremiumCounter } from '../../../src/services/moderation/lapsed-premium-counter';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';

const now = () => new Date();
const today = () => now().toISOString().slice(0, 10);
const daysFromNow = (days: number) => new Date(now().getTime() + days * DAY_MS);

let db: Firestore;
let repos: ReturnType<typeof createRepos>;
beforeEach(() => {
  db = createOwnDatabase();
  repos = createRepos({ db, log: createJsonLogger(), now });
});

async function twice(work: () => Promise<unknown>): Promise<void> {
  await work();
  await work();
}

/** Returns the counts of today, the day before and the day after, because a test can run at midnight. */
const counted = () => repos.counters.sum('figures', utcDaysUntil(daysFromNow(1), 3));
const memberRecord = (uid: string) => newMember({ email: `${uid}@example.com` }, now());
const addMember = (uid: string) =>
  repos.users.createIfAbsent(systemWorkFor(uid), memberRecord(uid));

async function share(itemId: string, ownerId = 'ann', expiresAt = daysFromNow(30)) {
  const { updatedAt: _updatedAt, ...item } = itemRecordLike({ ownerId, addedAt: now(), expiresAt });
  const n = Number(itemId.slice(-1));
  await repos.items.create({
    itemId,
    item,
    comment: null,
    month: today().slice(0, 7),
    n,
  });
  await db.doc(`items/${itemId}`).update({ expiresAt });
}

const sessionRecord = () => ({
  createdAt: now(),
  lastSeenOn: today(),
  deviceName: 'Phone',
  expiresAt: daysFromNow(14),
});

/** Expects that the stored totals equal the counted documents. */
async function expectTotalsToAddUp() {
  const { stored, counted: found } = await repos.figures.totals(now());
  expect(stored).toEqual(found);
}

describe('the figures of the product', () => {
  it('count a new member once, and do not count a registration that failed', async () => {
    await twice(() => addMember('ann'));
    await addMember('bob');
    await twice(() => repos.users.removeWithoutUsername(systemWorkFor('bob'), now()));
    expect(await counted()).toMatchObject({ newMembers: 1 });
    // The job has already stored the figures of 2026-10-01, so the removal counts on a later day.
    const joinedAt = new Date('2026-10-01T12:00:00Z');
    await repos.users.createIfAbsent(
      systemWorkFor('cat'),
      newMember({ email: 'c@x.test' }, joinedAt),
    );
    const removedAt = new Date('2026-10-21T12:00:00Z');
    await repos.users.removeWithoutUsername(systemWorkFor('cat'), removedAt);
    const countsOf = (day: string) => repos.counters.sum('figures', [day]);
    expect(await countsOf('2026-10-01')).toEqual({ newMembers: 1 });
    expect(await countsOf('2026-10-19')).toEqual({ newMembers: -1 });
  });

  it('count a member who is created with the first session, and count each session at most once a day', async () => {
    const by = systemWorkFor('ann');
    await twice(() =>
      repos.sessions.open({ by, id: 's1', record: sessionRecord() }, (member) =>
        member ? null : memberRecord('ann'),
      ),
    );
    expect(await counted()).toEqual({ newMembers: 1, activeSessions: 1 });
    const seen = { lastSeenOn: '2030-01-02', isEmailVerified: false };
    const markSeen = () => repos.sessions.markSeen(by, 's1', seen);
    await Promise.all([markSeen(), markSeen()]);
    await repos.sessions.markSeen(by, 's1', { ...seen, lastSeenOn: '2030-01-01' });
    await repos.sessions.markSeen(by, 'gone', seen);
    expect(await repos.counters.sum('figures', ['2030-01-02'])).toEqual({ activeSessions: 1 });
    expect(await repos.counters.sum('figures', ['2030-01-01'])).toEqual({});
  });

  it('count each shared item once, and count its removal once, whether the owner deletes it or it expires', async () => {
    await addMember('ann');
    await twice(() => share('item-1'));
    await share('item-2', 'ann', daysFromNow(-1));
    await share('item-3');
    const item = (itemId: string) => authorizeForTest({ itemId });
    await twice(() => repos.ownItems.remove(item('item-1'), 'keep'));
    await twice(() => repos.ownItems.removeExpired(item('item-2'), now()));
    await repos.ownItems.removeExpired(item('item-3'), now());
    expect(await counted()).toMatchObject({ submissions: 3, removedItems: 2 });
  });

  it('count the deletion of an account once, and count the premium of the deleted member as ended', async () => {
    await addMember('ann');
    await write('ann', ACTIVE);
    const by = systemWorkFor('ann');
    await twice(() =>
      repos.accountDeletions.request(by, { by: 'member', isAdmin: false, at: now() }),
    );
    await repos.accountDeletions.request(systemWorkFor('nobody'), { by: 'console', at: now() });
    expect(await counted()).toEqual({
      newMembers: 1,
      deletedMembers: 1,
      premiumStarted: 1,
      premiumEnded: 1,
    });
  });

  it('count each report once, and count each decided report once, but only when an admin decided it', async () => {
    await addMember('ann');
    await share('item-1');
    const report = newReport({ itemId: 'item-1', itemOwnerId: 'ann', itemOwner: 'ann' });
    await twice(() => repos.reports.create(systemWorkFor('bob'), report));
    await repos.reports.create(systemWorkFor('cat'), report);
    await repos.reports.create(systemWorkFor('dan'), { ...report, itemId: 'item-2' });
    await Promise.all(['eve', 'fay'].map(addMember));
    const { number } = (await repos.reports.get('item-1_bob')) ?? {};
    const decide = (status: 'resolved' | 'dismissed', admin: string) =>
      repos.reportDecisions.decide({
        report: authorizeForTest({ number: number ?? '' }),
        version: undefined,
        notes: '',
        admin: { actor: actorFor(admin), username: admin },
        status,
        act: 'decide_report',
        reports: 'pending too',
      });
    await Promise.all([decide('resolved', 'eve'), decide('dismissed', 'fay')]);
    await twice(() => decide('resolved', 'eve'));
    // Resolves a report like the trigger that runs after the removal of an item. No admin decides this report, so it
    // does not count as decided.
    await repos.reportStatuses.resolveOfItem('item-2', 'Item deleted');
    expect(await counted()).toMatchObject({ reports: 3, decidedReports: 2 });
  });

  it("count each start and each end of a member's premium once, even when premium ends because the plan runs out", async () => {
    await addMember('ann');
    let time = now();
    const lapsed = createLapsedPremiumCounter({
      endedPlans: repos.figurePlans,
      premiumRecount: repos.premiumRecount,
      now: () => time,
    });
    await lapsed.count();
    await write('ann', ACTIVE);
    await write('ann', { ...ACTIVE, subscriptionEndDate: daysFromNow(60) });
    expect(await counted()).toMatchObject({ premiumStarted: 1 });
    // The time at which the member's plan runs out.
    const end = new Date();
    await db.doc('users/ann').update({ subscriptionStatus: 'canceled', subscriptionEndDate: end });
    // The job counts the end of a plan a quarter of an hour after the plan ran out.
    time = new Date(end.getTime() + 16 * 60_000);
    await twice(() => lapsed.count());
    expect(await counted()).toMatchObject({ premiumStarted: 1, premiumEnded: 1 });
    await write('ann', ACTIVE);
    expect(await counted()).toMatchObject({ premiumStarted: 2, premiumEnded: 1 });
  });

  it('include the members who are premium when the counting begins, without counting that their premium started', async () => {
    await addMember('ann');
    await repos.billing.claimCustomer(systemWorkFor('ann'), { id: 'cus_ann', generation: 0 });
    await db.doc('users/ann').update({ ...ACTIVE });
    await createLapsedPremiumCounter({
      endedPlans: repos.figurePlans,
      premiumRecount: repos.premiumRecount,
      now,
    }).count();
    await repos.figures.setStart(today(), now());
    expect(await repos.figures.start()).toMatchObject({ premium: 1, members: 0 });
    expect(await counted()).toEqual({ newMembers: 1 });
    await expectTotalsToAddUp();
  });

  it('add up to the right totals when members, items and reports change while the counting begins', async () => {
    const uids = Array.from({ length: 12 }, (_, n) => `member-${n}`);
    await Promise.all(uids.slice(0, 6).map(addMember));
    const comeAndGo = uids.map(async (uid, n) => {
      await addMember(uid);
      await share(`item-${n}`, uid);
      if (n % 2 === 0)
        await repos.ownItems.remove(authorizeForTest({ itemId: `item-${n}` }), 'keep');
      await repos.reports.create(systemWorkFor(uid), newReport({ itemId: `item-${n}` }));
      if (n % 3 === 0)
        await repos.accountDeletions.request(systemWorkFor(uid), {
          by: 'member',
          isAdmin: false,
          at: now(),
        });
    });
    const setting = (async () => {
      for (let n = 0; n < 5; n += 1) await repos.figures.setStart(today(), now());
    })();
    await Promise.all([...comeAndGo, setting]);
    await expectTotalsToAddUp();
    const { counted: totals } = await repos.figures.totals(now());
    expect(totals).toMatchObject({ members: 8, items: 6, reports: 12 });
  });
});

const ACTIVE: MemberSubscriptionFields = {
  ...({ subscriptionStatus: 'active', subscriptionPlan: 'monthly' } as const),
  subscriptionEndDate: daysFromNow(30),
  isPastDue: false,
};

/** Stores the plan of a member as read from Stripe. */
async function write(uid: string, plan: MemberSubscriptionFields) {
  const by = systemWorkFor(uid);
  await repos.billing.claimCustomer(by, { id: `cus_${uid}`, generation: 0 });
  const ticket = await repos.billing.takeTicket(by);
  await repos.billing.write(by, {
    current: { subscriptionId: 'sub_1', plan },
    endedSeen: {},
    events: [],
    ticket: ticket?.number ?? 0,
    writtenBefore: ticket?.record.writtenTicket ?? 0,
    deletedCustomerId: null,
    at: now(),
  });
}
