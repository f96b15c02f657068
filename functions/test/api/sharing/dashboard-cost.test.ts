import { ACHIEVEMENT_COUNT, achievementListSchema } from '@contract/schemas/achievement';
import { ownItemsPageSchema } from '@contract/schemas/own-items';
import { favoriteListSchema, DASHBOARD_FAVORITE_COUNT } from '@contract/schemas/favorite';
import { userStatsSchema } from '@contract/schemas/user-stats';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../../../src/domain/achievements/catalogue';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createMeteredMember, type MeteredMember } from '../../support/metered-member';
import {
  type MeteredCall,
  type MeteredProduct,
  startMeteredProduct,
} from '../../support/metered-product';
import { newestItemsHeaders } from '../../support/newest-items';
import { storeKeptSales } from '../../support/stored-kept-sales';

/**
 * The number of items, which fill ten pages of the dashboard. If the dashboard read each of them, the test would fail.
 */
const ITEMS = 160;
const MAX_READS = 20;

let product: MeteredProduct;
let member: MeteredMember;
let call: MeteredCall;

async function storeItems(ownerId: string): Promise<void> {
  const batch = product.db.batch();
  for (let n = 0; n < ITEMS; n += 1) {
    const addedAt = new Date(Date.now() - n * 1000);
    const item = itemFieldsToStore({ ownerId, addedAt, isOwnSale: true, purchasePriceCents: 1 });
    batch.create(product.db.collection('items').doc(), item);
  }
  await batch.commit();
}

async function storeFavorites(uid: string): Promise<void> {
  for (let n = 0; n <= DASHBOARD_FAVORITE_COUNT; n += 1) {
    const seller = await createMeteredMember(product);
    const json = { username: `seller_${String(n)}` };
    await product.call('setUsername', { cookie: seller.cookie, json });
    const createdAt = Timestamp.fromMillis(n * 1000);
    const favorite = product.db.doc(`users/${uid}/favorites/${seller.uid}`);
    await favorite.create({ sellerId: seller.uid, createdAt });
  }
}

/** Stores all achievements, and the totals as the call that unlocks the last achievement stores them. */
async function unlockAll(uid: string): Promise<void> {
  const user = product.db.doc(`users/${uid}`);
  await user.update({ subscriptionStatus: 'active' });
  const times = ACHIEVEMENTS.map(({ id }, n) => [id, Timestamp.fromMillis(n * 1000)] as const);
  const batch = product.db.batch();
  for (const [id, unlockedAt] of times)
    batch.create(user.collection('achievements').doc(id), { unlockedAt });
  batch.set(user.collection('progress').doc('totals'), { unlockedAt: Object.fromEntries(times) });
  await batch.commit();
}

beforeAll(async () => {
  product = await startMeteredProduct(process.env['GCLOUD_PROJECT'] ?? '');
  member = await createMeteredMember(product);
  await storeItems(member.uid);
  await unlockAll(member.uid);
  await storeFavorites(member.uid);
  // Adds one item that is newer than the batch. Otherwise each sync would read the whole batch again, because all of
  // its items have the newest timestamp.
  await product.db.collection('items').add(itemFieldsToStore({ ownerId: 'other' }));
  call = await product.startInstance();
  // Loads the item index, which all calls of an instance share.
  await call('listItems');
});
afterAll(() => product.close());

/** Makes all calls that the dashboard makes. Like a browser, sends the version of the last change with each call. */
const open = (page: string, headers = newestItemsHeaders()) =>
  product.withClockStopped(async () => {
    const sent = { cookie: member.cookie, headers };
    // Once a minute, an instance also checks the session, which costs reads.
    const user = await call('getCurrentUser', { ...sent, withSessionCheck: true });
    const status = await call('getSubscriptionStatus', sent);
    const items = await call('listOwnItems', { ...sent, query: { page } });
    const stats = await call('getOwnStats', sent);
    const achievements = await call('listOwnAchievements', sent);
    const query = { limit: String(DASHBOARD_FAVORITE_COUNT) };
    const favorites = await call('listFavorites', { ...sent, query });
    // The app makes this call when the reader scrolls to the charts.
    const sales = await call('getSalesSummary', sent);
    return { user, status, items, stats, achievements, favorites, sales };
  });

type Opened = Awaited<ReturnType<typeof open>>;

const expectInBudget = (opened: Opened): void => {
  const reads = Object.entries(opened).map(([name, { usage }]) => [name, usage.reads] as const);
  const sum = reads.reduce((total, [, each]) => total + each, 0);
  expect(sum, JSON.stringify(reads)).toBeLessThanOrEqual(MAX_READS);
};

describe('opening the dashboard of a premium member with 160 items, all achievements and many favorites', () => {
  it.each(['1', '10'])('costs at most 20 reads on page %s', async (page) => {
    const opened = await open(page);
    expect(ownItemsPageSchema.parse(opened.items.body)).toMatchObject({
      pagination: { total: ITEMS, pages: 10 },
    });
    expect(userStatsSchema.parse(opened.stats.body)).toMatchObject({ ownSales: ITEMS });
    expect(achievementListSchema.parse(opened.achievements.body).achievements).toHaveLength(
      ACHIEVEMENT_COUNT,
    );
    expect(favoriteListSchema.parse(opened.favorites.body).favorites).toHaveLength(
      DASHBOARD_FAVORITE_COUNT,
    );
    expectInBudget(opened);
  });

  it('costs at most 20 reads with 4,000 kept sales', async () => {
    await storeKeptSales(product.db, member.uid, 2);
    const opened = await open('1');
    expect(userStatsSchema.parse(opened.stats.body)).toMatchObject({
      totalItems: ITEMS,
      ownSales: ITEMS + 4000,
    });
    expectInBudget(opened);
  });

  it('costs at most 20 reads with 10,000 kept sales in memory, and one more read for each 2,000 kept sales that are not in memory', async () => {
    await storeKeptSales(product.db, member.uid, 5);
    const version = newestItemsHeaders();
    const first = await open('1', version);
    expect(userStatsSchema.parse(first.stats.body)).toMatchObject({ ownSales: ITEMS + 10_000 });
    expect(first.stats.usage.reads).toBeGreaterThanOrEqual(5);
    const again = await open('1', version);
    expect(again.stats.body).toEqual(first.stats.body);
    expect(again.sales.body).toEqual(first.sales.body);
    expectInBudget(again);
  });
});

it("a member's list of achievements contains all that are unlocked, the newest first, even when some are missing in the totals", async () => {
  const { cookie, uid } = await createMeteredMember(product);
  const user = product.db.doc(`users/${uid}`);
  const grant = (id: string, ms: number) =>
    user
      .collection('achievements')
      .doc(id)
      .create({ unlockedAt: Timestamp.fromMillis(ms) });
  const known = { 'first-share': Timestamp.fromMillis(1000) };
  await Promise.all([
    grant('first-share', 1000),
    user.collection('progress').doc('totals').set({ unlockedAt: known }),
  ]);
  const listed = async () => {
    const { body, usage } = await call('listOwnAchievements', { cookie });
    const { achievements } = achievementListSchema.parse(body);
    return { ids: achievements.map(({ id }) => id), reads: usage.reads };
  };
  expect(await listed()).toEqual({ ids: ['first-share'], reads: 3 });
  await grant('likes-10', 2000);
  expect(await listed()).toEqual({ ids: ['likes-10', 'first-share'], reads: 4 });
  // Stores an achievement whose time is earlier than that of 'likes-10', like a slow call that ends late.
  await grant('comments-10', 500);
  await user
    .collection('progress')
    .doc('totals')
    .set({ unlockedAt: { 'likes-10': Timestamp.fromMillis(2000) } }, { merge: true });
  expect((await listed()).ids).toEqual(['likes-10', 'first-share', 'comments-10']);
});
