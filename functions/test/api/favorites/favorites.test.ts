import { FAVORITE_MESSAGES } from '@contract/schemas/favorite';
import { beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { blockAndGetHeaders, unblockMember } from '../support/blocking';
import { db } from '../support/environment';
import {
  addFavorite,
  checkFavorite,
  favoritesOf,
  followerNotificationIds,
  isFavorited,
  removeFavorite,
  readStoredFavoriteIds,
} from '../support/favorites';
import { createMember, type Member, uniqueName } from '../support/member';
import { endPremium } from '../support/profiles';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const UPGRADE = { status: 403, message: 'Upgrade to Premium to use this feature.' };
const MISSING = { status: 404, message: FAVORITE_MESSAGES.missing };

let fan: Member;
let seller: Member;
beforeEach(async () => {
  [fan, seller] = await Promise.all([createMember({ premium: true }), createMember()]);
});

const expectTold = (to: Member, followers: readonly Member[]) =>
  expect
    .poll(() => followerNotificationIds(to), { timeout: TRIGGER_TIMEOUT_MS })
    .toEqual(followers.map(({ uid }) => `follow_${uid}`).sort());

describe('favorites', () => {
  it('are added only once and removed only once when a request is repeated', async () => {
    const { uid } = seller;
    expect(await isFavorited(checkFavorite(fan, uid))).toBe(false);
    for (let times = 0; times < 2; times += 1)
      expect(await isFavorited(addFavorite(fan, uid))).toBe(true);
    expect(await isFavorited(checkFavorite(fan, uid))).toBe(true);
    expect(await readStoredFavoriteIds(fan)).toEqual([uid]);
    for (let times = 0; times < 2; times += 1)
      expect(await isFavorited(removeFavorite(fan, uid))).toBe(false);
    expect(await readStoredFavoriteIds(fan)).toEqual([]);
  });

  it('are listed in pages with current names and pictures, the most recently added first', async () => {
    const others = await Promise.all([createMember(), createMember()]);
    for (const { uid } of [seller, ...others]) await addFavorite(fan, uid);
    const username = uniqueName();
    await call('setUsername', { as: seller, json: { username } });
    const picture = '/media/profiles/x/picture.webp';
    await db.doc(`profiles/${seller.uid}`).update({ customProfileImageUrl: picture });
    const first = await favoritesOf(fan, { limit: '2' });
    expect(first.favorites.map(({ id }) => id)).toEqual(others.map(({ uid }) => uid).toReversed());
    const rest = await favoritesOf(fan, { limit: '2', after: first.next ?? '' });
    expect(rest).toMatchObject({
      favorites: [{ id: seller.uid, favoriteUsername: username, profileImageUrl: picture }],
      next: null,
    });
  });

  it('show the premium badge of a seller until the plan of the seller ends', async () => {
    const premium = await createMember({ premium: true });
    for (const { uid } of [seller, premium]) await addFavorite(fan, uid);
    const shown = async () =>
      (await favoritesOf(fan)).favorites.map(({ isPremiumUser }) => isPremiumUser);
    expect(await shown()).toEqual([true, false]);
    await endPremium(premium);
    await expect.poll(shown, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([false, false]);
  });

  it('are listed when the limit is 1 to 16, and return 400 for other limits', async () => {
    await addFavorite(fan, seller.uid);
    for (const limit of ['1', '16'])
      expect((await favoritesOf(fan, { limit })).favorites).toHaveLength(1);
    for (const limit of ['0', '17'])
      expect((await call('listFavorites', { as: fan, query: { limit } })).status).toBe(400);
  });

  it('are rejected when the seller is the caller, does not exist or has no username', async () => {
    const nameless = await createMember({ username: null });
    expect(await readError(await addFavorite(fan, fan.uid))).toMatchObject({
      status: 400,
      message: FAVORITE_MESSAGES.oneself,
    });
    for (const id of ['nobody', nameless.uid])
      expect(await readError(await addFavorite(fan, id))).toMatchObject(MISSING);
    expect(await readStoredFavoriteIds(fan)).toEqual([]);
  });

  it('can be used by premium members only, and stay stored after the plan has ended', async () => {
    const free = await createMember();
    await addFavorite(fan, seller.uid);
    const lapsed = await createMember();
    await db.doc(`users/${lapsed.uid}/favorites/${seller.uid}`).set({ createdAt: new Date() });
    await endPremium(lapsed);
    const params = { userId: seller.uid };
    const names = ['listFavorites', 'checkFavorite', 'addFavorite', 'removeFavorite'] as const;
    for (const name of names) {
      const sent = name === 'listFavorites' ? {} : { params };
      for (const as of [free, lapsed])
        expect(await readError(await call(name, { as, ...sent }))).toMatchObject(UPGRADE);
      expect((await call(name, sent)).status).toBe(401);
    }
    expect(await readStoredFavoriteIds(lapsed)).toEqual([seller.uid]);
  });

  it('can be used again when the member subscribes again', async () => {
    const again = await createMember();
    const stored = { sellerId: seller.uid, createdAt: new Date() };
    await db.doc(`users/${again.uid}/favorites/${seller.uid}`).set(stored);
    await endPremium(again);
    expect((await call('listFavorites', { as: again })).status).toBe(403);
    await db.doc(`users/${again.uid}`).update({ subscriptionStatus: 'active' });
    expect((await favoritesOf(again)).favorites.map(({ id }) => id)).toEqual([seller.uid]);
  });
});

describe('favorites after a block', () => {
  it('leave out a seller whom the member has blocked, and reject a request to add the seller, until the member unblocks the seller', async () => {
    await addFavorite(fan, seller.uid);
    const other = await createMember();
    const headers = await blockAndGetHeaders(fan, seller);
    expect(await readError(await addFavorite(fan, seller.uid))).toMatchObject(MISSING);
    expect((await favoritesOf(fan, {}, headers)).favorites).toEqual([]);
    await addFavorite(fan, other.uid);
    await unblockMember(fan, seller.uid);
    expect((await favoritesOf(fan)).favorites.map(({ id }) => id)).toEqual([other.uid, seller.uid]);
  });

  it('still include a seller who has blocked the member, so that the block is not revealed, but do not notify the seller', async () => {
    await blockAndGetHeaders(seller, fan);
    const stranger = await createMember({ premium: true });
    expect(await isFavorited(addFavorite(fan, seller.uid))).toBe(true);
    expect(await isFavorited(checkFavorite(fan, seller.uid))).toBe(true);
    expect((await favoritesOf(fan)).favorites).toHaveLength(1);
    await addFavorite(stranger, seller.uid);
    await expectTold(seller, [stranger]);
  });
});
