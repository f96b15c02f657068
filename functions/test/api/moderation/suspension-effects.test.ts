import { DAY_MS } from '@contract/rules/durations';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createSuspendedItemsRepo } from '../../../src/repos/suspended-items-repo';
import { createOwnDatabase } from '../../support/own-database';
import { call } from '../support/api';
import { readStoredRuling } from '../support/appeals';
import { db, SCHEDULED_ORIGIN } from '../support/environment';
import { addMembers, shareExpiredItem } from '../support/expired-items';
import { createMember, type Member } from '../support/member';
import { memberIn } from '../support/members-for-admins';
import {
  actOnReport,
  moderationNotificationTitles,
  pictureUrls,
  createItemReport,
  statusesOfUrls,
  readStoredHiddenItem,
  readStoredItem,
  storedReport,
} from '../support/moderation';
import { shareItem } from '../support/own-items';
import { restoreMember, signInAgain, suspendMember } from '../support/sanctions';
import { subscribe } from '../support/stripe';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const POLL = { timeout: TRIGGER_TIMEOUT_MS };

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ admin: true });
});

/** Suspends a member. Returns the id of the ruling. */
const suspended = async ({ uid }: Member, days: number | null = null): Promise<string> =>
  (await memberIn(await suspendMember(admin, uid, { days }))).version;
const isHidden = async (itemId: string) => (await readStoredItem(itemId)).hiddenAt !== null;
const memberOf = async ({ uid }: Member) => (await collections.users.doc(db, { uid }).get()).data();

describe('the items of a suspended member', { timeout: 4 * TRIGGER_TIMEOUT_MS }, () => {
  it('are hidden with their pictures, and shown again at new URLs when the suspension ends', async () => {
    const owner = await createMember();
    const itemId = await shareItem(owner);
    const before = await pictureUrls(itemId);
    await suspended(owner);
    await expect.poll(() => isHidden(itemId), POLL).toBe(true);
    expect(await readStoredHiddenItem(itemId)).toMatchObject({
      bySuspension: true,
      removeAt: null,
    });
    await expect.poll(() => statusesOfUrls(before), POLL).toEqual([404]);
    await restoreMember(admin, owner.uid);
    await expect.poll(() => isHidden(itemId), POLL).toBe(false);
    expect((await call('getItem', { params: { itemId } })).status).toBe(200);
    expect(await statusesOfUrls(await pictureUrls(itemId))).toEqual([200]);
    expect(await statusesOfUrls(before)).toEqual([404]);
    await expect
      .poll(() => moderationNotificationTitles(owner), POLL)
      .toContain('Account restored');
    expect(await moderationNotificationTitles(owner)).toEqual([
      'Account restored',
      'Account suspended',
    ]);
  });

  it('stay hidden after the suspension when an admin has also hidden them and has not shown them again', async () => {
    const [owner, reporter] = await Promise.all([createMember({ premium: true }), createMember()]);
    const ids = [await shareItem(owner), await shareItem(owner), await shareItem(owner)];
    const [first = '', during = '', shown = ''] = ids;
    const reports = new Map<string, string>();
    for (const id of ids) reports.set(id, await createItemReport(reporter, id));
    const acting = async (name: 'hideReportedItem' | 'showReportedItem', id: string) =>
      (await actOnReport(name, admin, reports.get(id) ?? '')).status;
    expect(await acting('hideReportedItem', first)).toBe(200);
    expect(await acting('hideReportedItem', shown)).toBe(200);
    await suspended(owner);
    await expect.poll(() => isHidden(during), POLL).toBe(true);
    expect(await acting('showReportedItem', during)).toBe(409);
    expect(await acting('hideReportedItem', during)).toBe(200);
    expect(await acting('showReportedItem', shown)).toBe(200);
    expect(await isHidden(shown)).toBe(true);
    await restoreMember(admin, owner.uid);
    await expect.poll(() => isHidden(shown), POLL).toBe(false);
    const kept = async () => (await readStoredHiddenItem(during))?.bySuspension;
    await expect.poll(kept, POLL).toBe(false);
    expect(await Promise.all([first, during].map(isHidden))).toEqual([true, true]);
  });
});

it('pending reports by a member no longer count for hiding items when the member is suspended', async () => {
  const [owner, reporter] = await Promise.all([createMember(), createMember()]);
  await db.doc(`users/${reporter.uid}`).update({ createdAt: new Date(Date.now() - 8 * DAY_MS) });
  const itemId = await shareItem(owner);
  const number = await createItemReport(reporter, itemId);
  const hiders = async () =>
    (await collections.queueEntries.doc(db, { entryId: `${itemId}_pending` }).get()).data()?.hiders;
  expect(await hiders()).toBe(1);
  await suspended(reporter);
  await expect.poll(hiders, POLL).toBe(0);
  expect(await storedReport(number)).toMatchObject({ countsForHiding: false, status: 'pending' });
});

it("a suspension that outlasts the paid period of the member's subscription cancels the subscription at the end of the period", async () => {
  const member = await createMember();
  await subscribe(member);
  const shorter = await suspended(member, 1);
  const rulingId = await suspended(member);
  const status = async () => (await memberOf(member))?.subscriptionStatus;
  await expect.poll(status, POLL).toBe('canceled');
  expect((await memberOf(member))?.subscriptionEndDate?.getTime()).toBeGreaterThan(Date.now());
  expect(await readStoredRuling(rulingId)).toMatchObject({ endsSubscription: true });
  expect(await readStoredRuling(shorter)).toMatchObject({
    endsSubscription: false,
    end: 'replaced',
  });
  const last = await suspended(member, 30);
  expect(await readStoredRuling(last)).toMatchObject({ endsSubscription: true });
  await restoreMember(admin, member.uid);
  const told = async () =>
    (await db.doc(`users/${member.uid}/notifications/restored_${last}`).get()).get(
      'message',
    ) as unknown;
  await expect.poll(told, POLL).toMatch(/You can renew it in the billing portal\.$/);
  expect(await status()).toBe('canceled');
}, 90_000);

it('a suspension ends only once when it runs out at the moment when an admin restores the member', async () => {
  const member = await createMember();
  const rulingId = await suspended(member, 1);
  const until = new Date(Date.now() - 1000);
  await db.doc(`users/${member.uid}`).update({ 'suspension.until': until, suspendedUntil: until });
  const job = () => fetch(`${SCHEDULED_ORIGIN}/endSuspensions`, { method: 'POST' });
  await Promise.all([job(), restoreMember(admin, member.uid), job()]);
  expect((await memberOf(member))?.suspension).toBeNull();
  expect(await readStoredRuling(rulingId)).toMatchObject({ end: 'ran_out' });
  await expect.poll(() => moderationNotificationTitles(member), POLL).toContain('Account restored');
});

// Looks only for rulings and hidden items. The test of the erasure of an account looks for all other data that could be
// left.
it('the erasure of a suspended member leaves no ruling and no hidden item', async () => {
  const member = await createMember();
  const itemId = await shareItem(member);
  await suspended(member, 7);
  await expect.poll(() => isHidden(itemId), POLL).toBe(true);
  const as = await signInAgain(member);
  const { idToken } = as;
  expect((await call('deleteAccount', { as, json: { idToken } })).status).toBe(204);
  const left = async () => {
    const owned = [
      collections.rulings.in(db).where('memberId', '==', member.uid),
      collections.hiddenItems.in(db).where('ownerId', '==', member.uid),
    ];
    const counts = await Promise.all(owned.map((query) => query.count().get()));
    return counts.map((it) => it.data().count);
  };
  await expect.poll(left, POLL).toEqual([0, 0]);
});

describe('a member who shares at the moment of the suspension', () => {
  const suspension = {
    rulingId: 'r1',
    since: new Date(),
    until: ENDLESS_SUSPENSION_END,
    text: 'Spam',
  };

  it('has no live item afterwards, whether the share or the suspension is committed first', async () => {
    const own = createOwnDatabase();
    const suspendedItems = createSuspendedItemsRepo(own, 1);
    for (let round = 0; round < 4; round += 1) {
      const uid = `ann${round}`;
      await addMembers(own, uid);
      const member = own.doc(`users/${uid}`);
      const shares = ['owl', 'elk'].map(
        (name) => () => shareExpiredItem(own, `${name}-${round}`, { ownerId: uid }),
      );
      const suspending = () =>
        member.update({ suspension, suspendedUntil: ENDLESS_SUSPENSION_END });
      const runs = [...shares, suspending];
      if (round % 2 === 1) runs.reverse();
      await Promise.allSettled(runs.map((run) => run()));
      await suspendedItems.hideAll(systemWorkFor(uid));
      const live = own
        .collection('items')
        .where('ownerId', '==', uid)
        .where('hiddenAt', '==', null);
      expect((await live.get()).docs).toEqual([]);
    }
  });

  it('gets an error when the suspension is committed first', async () => {
    const own = createOwnDatabase();
    await addMembers(own, 'ann');
    await own.doc('users/ann').update({ suspension, suspendedUntil: ENDLESS_SUSPENSION_END });
    await expect(shareExpiredItem(own, 'owl')).rejects.toMatchObject({ code: 'suspended' });
  });
});
