import { MEMBER_ITEMS_PER_PAGE } from '@contract/schemas/members-for-admins';
import { REPORTS_PER_PAGE } from '@contract/schemas/report-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { actorFor, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import {
  daysFromNow,
  createAdminMemberServices,
  NOW,
  storeMembers,
} from '../support/member-services';

const admin = actorFor('admin', { isAdmin: true });

describe("the list of a member's items", () => {
  it('contains hidden items without their picture, but no removed or expired items and no items of other members', async () => {
    const db = createOwnDatabase();
    const owned = { ownerId: 'ann', addedAt: daysFromNow(-2), expiresAt: daysFromNow(9) };
    await db.doc('items/shown').set(itemFieldsToStore({ ...owned, addedAt: daysFromNow(-1) }));
    await db.doc('items/hidden').set(itemFieldsToStore({ ...owned, hiddenAt: NOW }));
    await db.doc('items/removed').set(itemFieldsToStore({ ...owned, removedAt: NOW }));
    await db.doc('items/expired').set(itemFieldsToStore({ ...owned, expiresAt: NOW }));
    await db.doc('items/other').set(itemFieldsToStore({ ...owned, ownerId: 'bob' }));
    await db.doc('items/late').set(itemFieldsToStore({ ...owned, ownerId: 'eve', expiresAt: NOW }));
    await db.doc('hiddenItems/hidden').set({ ownerId: 'ann' });
    await db.doc('hiddenItems/late').set({ ownerId: 'eve' });
    await storeMembers(db, { ann: {}, eve: {} });
    const { members, records } = createAdminMemberServices(db);
    const { items, next } = await records.items({ memberId: 'ann', cursor: undefined });
    expect(items).toMatchObject([
      { id: 'shown', isHidden: false, thumbnailUrl: expect.stringContaining('/media/') as string },
      { id: 'hidden', isHidden: true, thumbnailUrl: null },
    ]);
    expect(next).toBeNull();
    const { body } = await members.get(admin, 'ann');
    expect(body.member.counts).toMatchObject({ items: 2, hiddenItems: 1 });
    // Eve's hidden item has expired but is not removed yet, so it does not count.
    const { counts } = (await members.get(admin, 'eve')).body.member;
    expect(counts).toMatchObject({ items: 0, hiddenItems: 0 });
  });

  it('fills each page even when it leaves out expired items', async () => {
    const db = createOwnDatabase();
    const batch = db.batch();
    for (let n = 0; n < MEMBER_ITEMS_PER_PAGE + 12; n += 1) {
      const expiresAt = daysFromNow(n < 10 ? -1 : 9);
      const id = `item${String(n).padStart(3, '0')}`;
      const times = { addedAt: daysFromNow(-n), expiresAt };
      batch.set(db.doc(`items/${id}`), itemFieldsToStore({ ownerId: 'ann', ...times }));
    }
    await batch.commit();
    const { records } = createAdminMemberServices(db);
    const first = await records.items({ memberId: 'ann', cursor: undefined });
    expect(first.items.map(({ id }) => id)).toEqual(
      Array.from(
        { length: MEMBER_ITEMS_PER_PAGE },
        (_, n) => `item${String(n + 10).padStart(3, '0')}`,
      ),
    );
    const second = await records.items({ memberId: 'ann', cursor: first.next ?? '' });
    expect(second.items).toHaveLength(2);
    expect(second.next).toBeNull();
  });
});

describe("the lists of a member's reports", () => {
  const BY_BOB = { itemOwnerId: 'bob', itemOwner: 'bob_sells' };
  const commentOf = (userId: string) => ({
    ...BY_BOB,
    commentId: 'c1',
    comment: { userId, username: `${userId}_1`, content: 'Buy followers' },
  });

  /** Stores reports a second apart, with numbers from 10000001. */
  async function storeReports(
    db: Firestore,
    reports: readonly (Partial<NewReport> & { readonly reporter: string })[],
  ): Promise<void> {
    let n = 0;
    const repo = createReportsRepo(db, () => String(10_000_000 + n));
    for (const { reporter, ...change } of reports) {
      n += 1;
      const itemId = `item${n}`;
      await repo.create(systemWorkFor(reporter), newReport({ itemId, ...change }));
      const id = [itemId, ...(change.commentId ? [change.commentId] : []), reporter].join('_');
      const createdAt = new Date(NOW.getTime() + n * 1000);
      await db.doc(`reports/${id}`).update({ createdAt });
    }
  }

  it("contain the reports by the member, and the reports of others about the member's items and comments", async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {}, bob: {} });
    await storeReports(db, [
      { reporter: 'ann', ...BY_BOB },
      { reporter: 'carl', itemOwnerId: 'ann' },
      { reporter: 'carl', ...commentOf('ann') },
      { reporter: 'ann', ...commentOf('dora') },
      { reporter: 'carl', ...BY_BOB },
    ]);
    const { members, records } = createAdminMemberServices(db);
    const numbersOf = async (memberId: string, direction: 'made' | 'received') => {
      const page = { memberId, direction, cursor: undefined, actor: admin };
      const { reports, counts } = await records.reports(page);
      expect(counts.total).toBe(5);
      return reports.map(({ id }) => Number(id) - 10_000_000);
    };
    expect(await numbersOf('ann', 'made')).toEqual([4, 1]);
    expect(await numbersOf('ann', 'received')).toEqual([3, 2]);
    // A report of a comment on one of Bob's items is about the author of the comment, so Bob's page does not list it.
    expect(await numbersOf('bob', 'received')).toEqual([5, 1]);
    const countsOf = async (uid: string) => (await members.get(admin, uid)).body.member.counts;
    expect(await countsOf('ann')).toMatchObject({ reportsMade: 2, reportsReceived: 2 });
    expect(await countsOf('bob')).toMatchObject({ reportsMade: 0, reportsReceived: 2 });
  });

  it('have pages that start with the newest report and contain each report once', async () => {
    const db = createOwnDatabase();
    const stored = Array.from({ length: REPORTS_PER_PAGE + 4 }, (_, n) => ({
      reporter: 'carl',
      ...(n % 3 === 0 ? commentOf('ann') : { itemOwnerId: 'ann' }),
    }));
    await storeReports(db, stored);
    const { records } = createAdminMemberServices(db);
    const page = { memberId: 'ann', direction: 'received', actor: admin } as const;
    const first = await records.reports({ ...page, cursor: undefined });
    const second = await records.reports({ ...page, cursor: first.next ?? '' });
    expect(
      [first, second].map(({ reports }) => reports.map(({ id }) => Number(id) - 10_000_000)),
    ).toEqual([
      Array.from({ length: REPORTS_PER_PAGE }, (_, n) => stored.length - n),
      [4, 3, 2, 1],
    ]);
    expect(second.next).toBeNull();
  });
});
