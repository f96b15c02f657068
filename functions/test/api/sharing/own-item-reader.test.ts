import type { ItemRecord } from '@contract/schemas/item-record';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api';
import { changeItems, itemIdsOf, removeItems, storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { editItem, readOwnItemsPage, readOwnStats, shareItem } from '../support/own-items';

const HOUR_MS = 60 * 60 * 1000;
const SALE = { isOwnSale: true, soldPriceCents: 2000, purchasePriceCents: 500 } as const;

/** Stores items of a member. The last one is the newest. */
const storeOwn = ({ uid }: Member, items: readonly Partial<ItemRecord>[]) => {
  const start = Date.now() - HOUR_MS;
  return storeItems(
    items.map((item, n) => ({ ownerId: uid, addedAt: new Date(start + n * 1000), ...item })),
  );
};

describe('GET /api/user/items', () => {
  let member: Member;
  beforeAll(async () => {
    member = await createMember();
  });

  it('returns only own items, the newest added first, with all fields of a card', async () => {
    const other = await createMember();
    const [older, newer] = await storeOwn(member, [
      { title: 'Older' },
      { title: 'Newer', ...SALE },
    ]);
    await storeOwn(other, [{}]);
    const { items, pagination } = await readOwnItemsPage(member);
    expect(items.map(({ id }) => id)).toEqual([newer?.id, older?.id]);
    expect(pagination).toEqual({ page: 1, pages: 1, total: 2, limit: 16 });
    expect(items[0]).toMatchObject({
      title: 'Newer',
      platform: 'ebay',
      soldPrice: '20.00',
      purchasePrice: '5.00',
      isOwnSale: true,
      isPremiumUser: false,
      likesCount: 0,
      commentsCount: 0,
      isHidden: false,
    });
    expect(Object.keys(items[0] ?? {})).toEqual(
      expect.arrayContaining(['thumbnail', 'username', 'addedDate']),
    );
  });

  it('returns pages after page 4 even to a free member, and an empty page after the last page', async () => {
    const owner = await createMember();
    const refs = await storeOwn(
      owner,
      Array.from({ length: 6 }, () => ({})),
    );
    const oldest = await readOwnItemsPage(owner, { page: '6', limit: '1' });
    expect(itemIdsOf(oldest)).toEqual([refs[0]?.id]);
    expect(oldest.pagination).toEqual({ page: 6, pages: 6, total: 6, limit: 1 });
    expect(await readOwnItemsPage(owner, { page: '7', limit: '1' })).toMatchObject({
      items: [],
      pagination: { pages: 6, total: 6 },
    });
  });

  it('returns an item that moderation hid and marks it as hidden, and leaves out removed and expired items', async () => {
    const owner = await createMember();
    const refs = await storeOwn(owner, [{}, {}, {}, { title: 'Live' }]);
    const [hidden, removed, expired, live] = refs.map((ref) => [ref]);
    await changeItems(hidden ?? [], { hiddenAt: new Date() });
    await removeItems(removed ?? []);
    await changeItems(expired ?? [], { expiresAt: new Date() });
    const { items, pagination } = await readOwnItemsPage(owner);
    expect(items.map(({ id, isHidden }) => [id, isHidden])).toEqual([
      [live?.[0]?.id, false],
      [hidden?.[0]?.id, true],
    ]);
    expect(pagination.total).toBe(2);
    await changeItems(hidden ?? [], { hiddenAt: null });
    expect((await readOwnItemsPage(owner)).items.map(({ isHidden }) => isHidden)).toEqual([
      false,
      false,
    ]);
  });

  it('leaves out a hidden item that has expired or was removed', async () => {
    const owner = await createMember();
    const refs = await storeOwn(owner, [{}, {}]);
    await changeItems(refs, { hiddenAt: new Date() });
    await changeItems(refs.slice(0, 1), { expiresAt: new Date() });
    await removeItems(refs.slice(1));
    expect(await readOwnItemsPage(owner)).toMatchObject({
      items: [],
      pagination: { total: 0, pages: 0 },
    });
  });

  it('includes an item that was just shared and edited when the request sends the items version of the edit', async () => {
    const owner = await createMember();
    const itemId = await shareItem(owner);
    const { headers } = await editItem(owner, { itemId, change: { title: 'Tin owl' } });
    const version = { 'x-items-version': headers.get('x-items-version') ?? '' };
    const { items } = await readOwnItemsPage(owner, {}, version);
    expect(items).toMatchObject([{ id: itemId, title: 'Tin owl' }]);
  });

  it.each([
    ['page', '0'],
    ['page', '1.5'],
    ['limit', '0'],
    ['limit', '17'],
    ['search', 'owl'],
  ])('returns a 400 for %s=%s', async (name, value) => {
    const response = await call('listOwnItems', { as: member, query: { [name]: value } });
    expect(response.status).toBe(400);
  });
});

describe('GET /api/user/stats', () => {
  it('counts items and own sales, and adds up the prices of own sales (the accepted offer if there is one)', async () => {
    const owner = await createMember();
    await storeOwn(owner, [
      { ...SALE },
      { ...SALE, saleType: 'offer', offerPriceCents: 1001 },
      { isOwnSale: false, soldPriceCents: 99_999 },
    ]);
    expect(await readOwnStats(owner)).toEqual({
      totalItems: 3,
      ownSales: 2,
      totalSalesValue: '30.01',
      avgSalePrice: '15.01',
    });
  });

  it('counts the same items as the list returns, and counts own sales until their items are removed', async () => {
    const owner = await createMember();
    const refs = await storeOwn(owner, [SALE, SALE, SALE]);
    await changeItems(refs.slice(0, 1), { hiddenAt: new Date() });
    await removeItems(refs.slice(1, 2));
    await changeItems(refs.slice(2), { expiresAt: new Date() });
    expect(await readOwnStats(owner)).toMatchObject({
      totalItems: 1,
      ownSales: 2,
      totalSalesValue: '40.00',
    });
  });

  it('returns zeros when the member has no items', async () => {
    expect(await readOwnStats(await createMember())).toEqual({
      totalItems: 0,
      ownSales: 0,
      totalSalesValue: '0.00',
      avgSalePrice: '0.00',
    });
  });

  it('returns the right sum even when it exceeds the highest allowed price of one item', async () => {
    const owner = await createMember();
    // No sale has a profit, because a browser test that runs on the same data expects its own item to have the highest
    // profit.
    const top = { ...SALE, soldPriceCents: 999_999_999, purchasePriceCents: 999_999_999 };
    await storeOwn(owner, [top, top]);
    expect(await readOwnStats(owner)).toMatchObject({ totalSalesValue: '19999999.98' });
  });
});
