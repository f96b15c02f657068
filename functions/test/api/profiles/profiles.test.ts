import { PAGE_RIGHTS_MESSAGES } from '@contract/schemas/pagination';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { blockAndGetHeaders } from '../support/blocking';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  endPremium,
  getProfile,
  pinItem,
  profileOf,
  profileStatsOf,
  setBio,
  storeItemsOf,
} from '../support/profiles';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const NOT_FOUND = { status: 404, code: 'not_found', message: 'User not found' };

let seller: Member;
let free: Member;
let premium: Member;
let ids: string[];
beforeAll(async () => {
  [seller, free, premium] = await Promise.all([
    createMember({ premium: true }),
    createMember(),
    createMember({ premium: true }),
  ]);
  const titles = Array.from({ length: 6 }, (_, n) => ({ title: `Owl ${String(n)}` }));
  ids = await storeItemsOf(seller, titles);
});

describe('GET /api/user/profile/:username', () => {
  it("returns the public fields of the member, but no private fields, and the member's items, the newest first", async () => {
    const { user, items, totalItems, pagination } = await profileOf(seller);
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect({ totalItems, pagination }).toEqual({
      totalItems: 6,
      pagination: { page: 1, pages: 1, total: 6, limit: 16 },
    });
    const { uid, username } = seller;
    expect(user).toMatchObject({ id: uid, username, isPremiumUser: true, bio: null });
    const stored = await db.doc(`users/${uid}`).get();
    const createdAt = (stored.get('createdAt') as { toDate(): Date }).toDate().toISOString();
    expect(user.createdAt).toBe(createdAt);
    const response = (await (await getProfile(seller.username)).json()) as { user: object };
    expect(Object.keys(response.user)).not.toContain('email');
  });

  it('leaves out removed, hidden and expired items, and items of other members', async () => {
    const member = await createMember();
    const past = new Date(0);
    const [live] = await storeItemsOf(member, [
      {},
      { removedAt: past },
      { hiddenAt: past },
      { expiresAt: past },
    ]);
    await storeItemsOf(seller, [{ ownerId: 'somebody', username: member.username ?? '' }]);
    const { items, totalItems } = await profileOf(member);
    expect(items.map(({ id }) => id)).toEqual([live]);
    expect(totalItems).toBe(1);
  });

  it('finds the member by an earlier username and by a username in another case, and returns the current username', async () => {
    const member = await createMember();
    const earlier = member.username;
    const username = `Renamed_${uniqueName()}`;
    await call('setUsername', { as: member, json: { username } });
    for (const name of [earlier, username.toUpperCase(), username])
      expect((await profileOf({ username: name })).user).toMatchObject({
        id: member.uid,
        username,
      });
  });

  it.each(['nobody_has_it', 'no such name', 'a/b', '__proto__', 'x'.repeat(128), '🦉'])(
    'returns 404 for the username %j',
    async (username) => {
      expect(await readError(await getProfile(username))).toMatchObject(NOT_FOUND);
      const stats = await call('getProfileStats', { params: { username } });
      expect(await readError(stats)).toMatchObject(NOT_FOUND);
    },
  );

  it('returns 404 to a member who has blocked the owner of the profile, but not to a member whom the owner has blocked', async () => {
    const [reader, other] = await Promise.all([createMember(), createMember()]);
    const headers = await blockAndGetHeaders(reader, other);
    for (const name of ['getProfile', 'getProfileStats'] as const) {
      const sent = { as: reader, params: { username: other.username ?? '' }, headers };
      expect(await readError(await call(name, sent))).toMatchObject(NOT_FOUND);
    }
    expect((await getProfile(reader.username, { as: other })).status).toBe(200);
    expect((await getProfile(other.username)).status).toBe(200);
  });

  it('returns the bio and the live pinned items in the order of pinning, and leaves them out after the plan has ended', async () => {
    const member = await createMember({ premium: true });
    const [first = '', second = '', removed = ''] = await storeItemsOf(member, [{}, {}, {}]);
    await setBio(member, 'Flips since 2009');
    for (const id of [second, removed, first]) expect((await pinItem(member, id)).status).toBe(200);
    await call('deleteItem', { as: member, params: { itemId: removed } });
    const { user } = await profileOf(member);
    expect(user.bio).toBe('Flips since 2009');
    expect(user.pinnedItems.map(({ id }) => id)).toEqual([second, first]);
    await endPremium(member);
    expect((await profileOf(member)).user).toMatchObject({ bio: null, pinnedItems: [] });
    const active = { subscriptionStatus: 'active', subscriptionEndDate: null };
    await db.doc(`users/${member.uid}`).update(active);
    // The bio and pins stay stored, and are shown again when the member subscribes again.
    await expect
      .poll(async () => (await profileOf(member)).user, { timeout: TRIGGER_TIMEOUT_MS })
      .toMatchObject({ bio: user.bio, pinnedItems: [{ id: second }, { id: first }] });
  });
});

describe('page rights of a profile', () => {
  const page = (number: number, as?: Member) =>
    getProfile(seller.username, { as, query: { page: String(number), limit: '1' } });

  it('are the same as for the item list', async () => {
    expect((await page(1)).status).toBe(200);
    expect(await readError(await page(2))).toMatchObject({
      status: 403,
      code: 'sign_in_required',
      message: PAGE_RIGHTS_MESSAGES.visitor,
    });
    expect((await page(4, free)).status).toBe(200);
    expect(await readError(await page(5, free))).toMatchObject({
      status: 403,
      code: 'premium_required',
      message: PAGE_RIGHTS_MESSAGES.free,
    });
    const [last, beyond] = await Promise.all([
      profileOf(seller, { as: premium, query: { page: '6', limit: '1' } }),
      profileOf(seller, { as: premium, query: { page: '7', limit: '1' } }),
    ]);
    expect(last.items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(beyond).toMatchObject({ items: [], pagination: { page: 7, pages: 6, total: 6 } });
  });
});

it('GET /api/user/profile/:username/stats counts live items and adds up the value of own sales', async () => {
  const member = await createMember();
  const none = { totalItems: 0, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' };
  expect(await profileStatsOf(member)).toEqual(none);
  await storeItemsOf(member, [
    { isOwnSale: true, soldPriceCents: 1001 },
    { isOwnSale: true, soldPriceCents: 9900, saleType: 'offer', offerPriceCents: 2000 },
    { isOwnSale: true, soldPriceCents: 500_00, removedAt: new Date(0) },
    { isOwnSale: false, soldPriceCents: 700_00 },
  ]);
  expect(await profileStatsOf(member)).toEqual({
    totalItems: 3,
    ownSales: 2,
    totalSalesValue: '30.01',
    avgSalePrice: '15.01',
  });
});
