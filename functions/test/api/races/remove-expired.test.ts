import type { Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { authorizeForTest, systemWorkFor } from '../../../src/lib/authority.test-support';
import { createOwnDatabase } from '../../support/own-database';
import { totalsOf } from '../support/achievements';
import {
  addMembers,
  markChampionTitlesAwarded,
  storeComment,
  UNBOUNDED_REMOVAL,
  createTemporaryMediaGateway,
  createRemovalJobs,
  createReposAtRemovalTime,
  shareExpiredItem,
  wrongTotalsOf,
} from '../support/expired-items';

const ROUNDS = 8;
const IDS = Array.from({ length: ROUNDS }, (_, n) => `item-${String(n)}`);
const ann = { uid: 'ann' };

let db: Firestore;
let removal: ReturnType<typeof createRemovalJobs>;
beforeEach(async () => {
  db = createOwnDatabase();
  removal = createRemovalJobs(db, await createTemporaryMediaGateway());
  await markChampionTitlesAwarded(db);
  await addMembers(db, 'ann', 'bob');
  for (const itemId of IDS) await shareExpiredItem(db, itemId);
});

const itemOf = async (itemId: string) => db.doc(`items/${itemId}`).get();
const isRemoved = async (itemId: string) => (await itemOf(itemId)).get('removedAt') !== null;
const partsOf = async (itemId: string) =>
  (await db.doc(`items/${itemId}`).listCollections()).map(({ id }) => id);

/**
 * Runs the job twice at the same time as `work`, which runs once for each item. Then erases the removed items. Returns
 * the results of `work`.
 */
async function race<Result>(work: (itemId: string) => Promise<Result>): Promise<Result[]> {
  const [results] = await Promise.all([
    Promise.all(IDS.map(work)),
    removal.expiredItems.remove(UNBOUNDED_REMOVAL),
    removal.expiredItems.remove(UNBOUNDED_REMOVAL),
  ]);
  await removal.eraseAll();
  return results;
}

describe('the removal of expired items while', () => {
  it('the owner edits the items: each edit is either stored before the removal or rejected', async () => {
    const { ownItems } = createReposAtRemovalTime(db);
    const edit = { isOwnSale: false, purchasePriceCents: null };
    const isStored = await race((itemId) =>
      ownItems.edit(authorizeForTest({ itemId }), 0, edit as never),
    );
    for (const [n, itemId] of IDS.entries()) {
      expect(await isRemoved(itemId)).toBe(true);
      expect((await itemOf(itemId)).get('isOwnSale')).toBe(!isStored[n]);
    }
    const ownSales = isStored.filter((it) => !it).length;
    expect(await totalsOf(ann, db)).toMatchObject({ itemsShared: ROUNDS, ownSales });
    expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
  });

  it('a member likes the items: no like stays stored, and each like counts for the owner once or not at all', async () => {
    const { likes, receivedLikes } = createReposAtRemovalTime(db);
    await race(async (itemId) => {
      await likes.add(itemId, systemWorkFor('bob'));
      await receivedLikes.count(itemId);
    });
    for (const itemId of IDS) {
      expect(await isRemoved(itemId)).toBe(true);
      expect(await partsOf(itemId)).toEqual([]);
      expect(await receivedLikes.count(itemId)).toBeNull();
    }
    expect((await totalsOf({ uid: 'bob' }, db)).likesGiven).toBe(ROUNDS);
    expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
  });

  it('a member comments on the items: no comment stays stored', async () => {
    await race((itemId) => storeComment(db, itemId, 'late'));
    for (const itemId of IDS) {
      expect(await isRemoved(itemId)).toBe(true);
      expect(await partsOf(itemId)).toEqual([]);
    }
    expect((await totalsOf({ uid: 'bob' }, db)).comments).toBe(ROUNDS);
  });

  it('the owner deletes the items: each item is removed once, either by the job or by the owner, and the totals are right', async () => {
    const { ownItems } = createReposAtRemovalTime(db);
    await race((itemId) => ownItems.remove(authorizeForTest({ itemId }), 'keep'));
    for (const itemId of IDS) expect(await isRemoved(itemId)).toBe(true);
    const { itemsShared } = await totalsOf(ann, db);
    const expired = await db.doc('users/ann/progress/expired').get();
    expect(expired.get('itemsShared') ?? 0).toBe(itemsShared);
    expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
  });

  it('a new plan extends the items: each item is either removed, or is live with the later expiry', async () => {
    const extended = new Date('2100-01-01');
    const isExtended = await race((itemId) =>
      db.runTransaction(async (transaction) => {
        const ref = db.doc(`items/${itemId}`);
        if ((await transaction.get(ref)).get('removedAt') !== null) return false;
        const updatedAt = FieldValue.serverTimestamp();
        transaction.update(ref, { expiresAt: extended, updatedAt });
        return true;
      }),
    );
    for (const [n, itemId] of IDS.entries()) expect(await isRemoved(itemId)).toBe(!isExtended[n]);
    const kept = isExtended.filter((it) => !it).length;
    const expired = await db.doc('users/ann/progress/expired').get();
    expect(expired.get('itemsShared') ?? 0).toBe(kept);
    expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
  });
});
