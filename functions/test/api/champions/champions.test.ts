import { championItemSchema, championSellerSchema } from '@contract/schemas/champion';
import { MAX_CENTS } from '@contract/schemas/money';
import { describe, expect, it } from 'vitest';
import { call, send } from '../support/api';
import { changeItems, listItems, storeItems, removeItems } from '../support/item-list';
import { like, unlike } from '../support/likes';
import { createMember, uniqueName } from '../support/member';

const CHAMPION_PATHS = ['most-liked-month', 'highest-profit-month', 'most-active-seller-month'];

/**
 * Returns a champion. Lists items first, because this makes the instance sync its item index. Otherwise, the champion
 * could be up to 30 seconds old.
 */
async function champion(name: 'getMostLikedOfMonth' | 'getHighestProfitOfMonth') {
  await listItems();
  return championItemSchema.parse(await (await call(name)).json()).item;
}

async function mostActive() {
  await listItems();
  return championSellerSchema.parse(await (await call('getMostActiveSellerOfMonth')).json()).seller;
}

describe('champions of the month', () => {
  it('return the most liked item, and return another item when the first one has lost likes', async () => {
    const refs = await storeItems([
      { verifiedLikesCount: 1_000_001 },
      { verifiedLikesCount: 1_000_000 },
    ]);
    const [first, second] = refs.map(({ id }) => id);
    expect((await champion('getMostLikedOfMonth'))?.id).toBe(first);
    await changeItems(refs.slice(0, 1), { verifiedLikesCount: 999_999 });
    expect((await champion('getMostLikedOfMonth'))?.id).toBe(second);
    await removeItems(refs);
  });

  it('return the item that a member has just liked when the like makes it the most liked item', async () => {
    const verifiedLikesCount = 1_000_000;
    const refs = await storeItems([{ verifiedLikesCount }, { verifiedLikesCount }]);
    const member = await createMember();
    for (const { id } of refs) {
      for (const ref of refs) await unlike(member, ref.id);
      await like(member, id);
      expect((await champion('getMostLikedOfMonth'))?.id).toBe(id);
    }
    await removeItems(refs);
  });

  it('return the sale with the highest profit, and return another sale when the first one is removed', async () => {
    const sale = { isOwnSale: true, soldPriceCents: MAX_CENTS };
    const bought = [0, 1, null].map((purchasePriceCents) => ({ ...sale, purchasePriceCents }));
    const refs = await storeItems(bought);
    const [first, second] = refs.map(({ id }) => id);
    expect(await champion('getHighestProfitOfMonth')).toMatchObject({
      id: first,
      soldPrice: '9999999.99',
      purchasePrice: '0.00',
    });
    await removeItems(refs.slice(0, 1));
    expect((await champion('getHighestProfitOfMonth'))?.id).toBe(second);
    await removeItems(refs);
  });

  it("return the member who shared the most items, with that member's most liked item", async () => {
    const owner = { ownerId: uniqueName(), username: 'most_active' };
    const refs = await storeItems(
      Array.from({ length: 80 }, (_, n) => ({ ...owner, likesCount: n })),
    );
    expect(await mostActive()).toMatchObject({
      user: { id: owner.ownerId, username: 'most_active', isPremiumUser: false },
      itemCount: 80,
      topItem: { id: refs.at(-1)?.id, likesCount: 79 },
    });
    await removeItems(refs);
    expect((await mostActive())?.user.id).not.toBe(owner.ownerId);
  });

  it.each(CHAMPION_PATHS)(
    'come from the endpoint `%s`, whose responses can be cached publicly for 30 seconds',
    async (name) => {
      for (const headers of [{}, { cookie: '__session=forged.session.cookie' }]) {
        const response = await send('GET', `/api/items/${name}`, { headers });
        expect(response.status).toBe(200);
        expect(response.headers.get('cache-control')).toBe('public, max-age=30, s-maxage=30');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    },
  );

  it.each(CHAMPION_PATHS)(
    'come from the endpoint `%s`, whose responses are not cached when the request has the parameter `since`',
    async (name) => {
      const response = await send('GET', `/api/items/${name}?since=${new Date().toISOString()}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('contain a change immediately when the request has the parameter `since`', async () => {
    await call('getMostLikedOfMonth');
    const refs = await storeItems([{ verifiedLikesCount: 1_000_002 }]);
    const query = { since: new Date().toISOString() };
    const response = await call('getMostLikedOfMonth', { query });
    expect(championItemSchema.parse(await response.json()).item?.id).toBe(refs[0]?.id);
    await removeItems(refs);
  });

  it.each(CHAMPION_PATHS)(
    'come from the endpoint `%s`, whose error responses are not cached',
    async (name) => {
      for (const [method, query, status] of [
        ['GET', '?page=1', 400],
        ['GET', '?since=yesterday', 400],
        ['POST', '', 405],
      ] as const) {
        const refused = await send(method, `/api/items/${name}${query}`);
        expect(refused.status).toBe(status);
        expect(refused.headers.get('cache-control')).toBe('private, no-store');
      }
    },
  );
});
