import { DAY_MS } from '@contract/rules/durations';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createHiddenItemsCheckRepo } from '../../../src/repos/hidden-items-check-repo';
import { createOwnDatabase } from '../../support/own-database';
import { totalsOf } from '../support/achievements';
import {
  addMembers,
  UNBOUNDED_REMOVAL,
  createTemporaryMediaGateway,
  storePicture,
  createRemovalJobs,
  createReposAtRemovalTime,
  shareExpiredItem,
  wrongTotalsOf,
} from '../support/expired-items';

const LIVE = { expiresAt: new Date('2100-01-01') };
const HIDDEN_AT = new Date('2026-11-01T12:00:00Z');
const DUE = new Date(HIDDEN_AT.getTime() + HIDDEN_ITEM_RETENTION_DAYS * DAY_MS);
const at = (time: Date) => () => time;

const keyOf = (itemId: string) => authorizeForTest({ itemId });

/** Hides an item like an admin does. */
async function hide(db: Firestore, itemId: string, now = HIDDEN_AT): Promise<void> {
  const { hiddenItems } = createReposAtRemovalTime(db);
  await db.runTransaction(async (transaction) => {
    const admin = { actor: actorFor('root', { isAdmin: true }), username: 'root' };
    const hiding = { reason: 'spam', now, admin } as const;
    const prepared = await hiddenItems.prepareHiding(transaction, keyOf(itemId), hiding);
    if (prepared !== null && prepared !== 'gone') prepared.write();
  });
}

function show(db: Firestore, itemId: string): Promise<boolean> {
  const { hiddenItems, items } = createReposAtRemovalTime(db);
  return db.runTransaction(
    async (transaction) => {
      const item = await items.get(itemId);
      if (!item) return false;
      const { picture } = item.record;
      const showing = { picture, hiddenUrl: picture.url };
      const prepared = await hiddenItems.prepareShowing(transaction, keyOf(itemId), showing);
      prepared?.write();
      return prepared !== null;
    },
    { maxAttempts: 20 },
  );
}

async function storeHidden(...itemIds: readonly string[]) {
  const db = createOwnDatabase();
  const media = await createTemporaryMediaGateway();
  await addMembers(db, 'ann', 'bob');
  for (const itemId of itemIds) {
    await shareExpiredItem(db, itemId, LIVE);
    await hide(db, itemId);
    await storePicture(media, `hidden/${itemId}/full.webp`);
  }
  return { db, media };
}

const removedAtOf = async (db: Firestore, itemId: string) =>
  (await db.doc(`items/${itemId}`).get()).get('removedAt') as unknown;

async function faultsIn(db: Firestore, removedBefore = new Date(0)) {
  const faults: string[] = [];
  for await (const page of createHiddenItemsCheckRepo(db, 1).check(removedBefore))
    faults.push(...page.faults);
  return faults;
}

it('the job that removes hidden items removes an item 30 days after it was hidden, and keeps an own sale in the figures', async () => {
  const { db, media } = await storeHidden('owl', 'fox');
  await shareExpiredItem(db, 'later', LIVE);
  await hide(db, 'later', new Date(HIDDEN_AT.getTime() + 1));
  const before = await totalsOf({ uid: 'ann' }, db);
  const early = createRemovalJobs(db, media, undefined, at(DUE)).hiddenItemRemover;
  expect(await early.remove(UNBOUNDED_REMOVAL)).toBe(0);
  const removal = createRemovalJobs(db, media, undefined, at(new Date(DUE.getTime() + 1)));
  expect(await removal.hiddenItemRemover.remove(UNBOUNDED_REMOVAL)).toBe(2);
  expect(await removal.hiddenItemRemover.remove(UNBOUNDED_REMOVAL)).toBe(0);
  expect(await removedAtOf(db, 'owl')).not.toBeNull();
  expect(await removedAtOf(db, 'later')).toBeNull();
  expect(await totalsOf({ uid: 'ann' }, db)).toMatchObject({ ownSales: before.ownSales });
  expect(await wrongTotalsOf(db, 'ann')).toEqual([]);
});

it('the erasure of a hidden item deletes its hidden pictures and its document in `hiddenItems`', async () => {
  const { db, media } = await storeHidden('owl');
  const removal = createRemovalJobs(db, media, undefined, at(new Date(DUE.getTime() + 1)));
  await removal.hiddenItemRemover.remove(UNBOUNDED_REMOVAL);
  expect(await faultsIn(db, new Date('2100-01-01'))).toEqual([
    'hiddenItems/owl is left of a removed item',
  ]);
  await removal.eraseAll();
  expect(await media.pathsIn('hidden/owl')).toEqual([]);
  expect((await db.doc('hiddenItems/owl').get()).exists).toBe(false);
});

it('the job that removes hidden items leaves an expired item to the job that removes expired items', async () => {
  const { db, media } = await storeHidden('owl');
  await db.doc('items/owl').update({ expiresAt: DUE });
  const removal = createRemovalJobs(db, media, undefined, at(new Date(DUE.getTime() + 1)));
  expect(await removal.hiddenItemRemover.remove(UNBOUNDED_REMOVAL)).toBe(0);
  expect(await removedAtOf(db, 'owl')).toBeNull();
});

it('the job that removes hidden items either removes an item completely or leaves it visible when an admin shows it again at the same moment', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `item-${String(n)}`);
  const { db, media } = await storeHidden(...names);
  const removal = createRemovalJobs(db, media, undefined, at(new Date(DUE.getTime() + 1)));
  const [removed, ...shown] = await Promise.all([
    removal.hiddenItemRemover.remove(UNBOUNDED_REMOVAL),
    ...names.map((name) => show(db, name)),
  ]);
  const isRemoved = await Promise.all(
    names.map(async (name) => (await removedAtOf(db, name)) !== null),
  );
  expect(isRemoved.map((it) => !it)).toEqual(shown);
  expect(isRemoved.filter((it) => it)).toHaveLength(removed);
});

it('the job that removes orphaned pictures keeps the hidden pictures that a hidden item names until the item is shown again', async () => {
  const { db, media } = await storeHidden('owl');
  for (const name of ['full-320', 'earlier-320'])
    await storePicture(media, `hidden/owl/${name}.webp`);
  const clean = () => createRemovalJobs(db, media).orphanedPictures.removeAll();
  for await (const page of clean()) expect(page).toEqual(['hidden/owl/earlier-320.webp']);
  await show(db, 'owl');
  for await (const page of clean())
    expect(page).toEqual(['hidden/owl/full-320.webp', 'hidden/owl/full.webp']);
});

it('the check of hidden items finds items that do not match their document in `hiddenItems`', async () => {
  const { db } = await storeHidden('owl', 'fox', 'removed');
  expect(await faultsIn(db)).toEqual([]);
  await db.doc('hiddenItems/owl').delete();
  await db.doc('items/fox').update({ hiddenAt: null });
  await db.doc('items/removed').update({ removedAt: DUE });
  expect(await faultsIn(db)).toEqual([
    'hiddenItems/fox exists, but the item is not hidden',
    'items/owl is hidden, but hiddenItems/owl is missing',
  ]);
});
