import { DAY_MS } from '@contract/rules/durations';
import { CATEGORY_MESSAGES } from '@contract/schemas/category';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { ITEM_EDIT_MESSAGES } from '@contract/schemas/item-edit';
import { SALE_MESSAGES } from '@contract/schemas/sale-submission';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStarterCategoriesGateway } from '../../../src/gateways/categories/starter-categories';
import { call } from '../support/api';
import { db } from '../support/environment';
import { listItems, storeItems } from '../support/item-list';
import { like } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';
import { editItem, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ premium: true });
});
const OWN_SALE = {
  ...SALE_FIELDS,
  isOwnSale: 'true',
  purchasePrice: '5.00',
  sourceLocation: 'Estate Sale',
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('PATCH /api/user/items/:itemId', () => {
  it('changes only the fields in the request, and returns the item with a new revision', async () => {
    const itemId = await shareItem(owner, { fields: OWN_SALE });
    const change = { soldPrice: '$1,200', saleType: 'offer', offerPrice: '1000' };
    const { status, headers, body } = await editItem(owner, { itemId, change });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(body.item).toMatchObject({
      title: SALE_FIELDS.title,
      soldPrice: '1200.00',
      saleType: 'offer',
      offerPrice: '1000.00',
      isOwnSale: true,
      purchasePrice: '5.00',
      sourceLocation: 'Estate Sale',
      revision: 1,
    });
    const stored = await db.doc(`items/${itemId}`).get();
    expect(stored.data()).toMatchObject({ soldPriceCents: 120_000, offerPriceCents: 100_000 });
    const read = await call('getItem', { as: owner, params: { itemId } });
    expect(await read.json()).toEqual({ item: body.item });
  });

  it('changes every field', async () => {
    const categories = await createStarterCategoriesGateway().all();
    const [category] = categories;
    const itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, platform: 'etsy' } });
    const change = {
      title: ' Tin \u202erobot',
      soldPrice: '9.5',
      soldDate: inDays(-2),
      platform: 'ebay',
      isOwnSale: true,
      purchasePrice: '0',
      sourceLocation: 'Other',
      categoryId: category?.categoryId,
      ebayUrl: 'etsy.com/listing/1',
    };
    const { body } = await editItem(owner, { itemId, change });
    expect(body.item).toMatchObject({
      title: 'Tin robot',
      soldPrice: '9.50',
      soldDate: inDays(-2),
      platform: 'ebay',
      isOwnSale: true,
      purchasePrice: '0.00',
      sourceLocation: 'Other',
      categoryName: category?.categoryName,
      ebayUrl: 'https://etsy.com/listing/1',
    });
  });

  it('removes the fields that an item of the new kind or the new platform cannot have', async () => {
    const [category] = await createStarterCategoriesGateway().all();
    const fields = { ...OWN_SALE, categoryId: category?.categoryId ?? '', soldDate: inDays(-2) };
    const itemId = await shareItem(owner, { fields });
    const offer = { saleType: 'offer', offerPrice: '20' };
    expect((await editItem(owner, { itemId, change: offer })).status).toBe(200);
    const change = { saleType: 'other', isOwnSale: 'false', platform: 'depop', soldDate: '' };
    const { body } = await editItem(owner, { itemId, ifMatch: '1', change });
    expect(body.item).toMatchObject({
      saleType: 'other',
      offerPrice: null,
      isOwnSale: false,
      purchasePrice: null,
      sourceLocation: null,
      categoryName: null,
      soldDate: null,
    });
  });

  it('returns the link to the listing only to the owner, and never in lists', async () => {
    const word = uniqueName();
    const ebayUrl = 'https://ebay.com/itm/1';
    const itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title: word, ebayUrl } });
    const kept = await editItem(owner, { itemId, change: { soldPrice: '20' } });
    expect(kept.body.item).toMatchObject({ soldPrice: '20.00', ebayUrl });
    const visitors = await call('getItem', { params: { itemId } });
    expect(await visitors.text()).not.toContain('ebayUrl');
    expect(JSON.stringify(await listItems({ search: word }))).not.toContain('ebayUrl');
    const removed = await editItem(owner, { itemId, ifMatch: '1', change: { ebayUrl: '' } });
    expect(removed.body.item?.ebayUrl).toBeNull();
  });

  it('changes lists, searches and price summaries that are requested with the items version of the edit', async () => {
    const word = uniqueName();
    const refs = await storeItems(
      [1000, 2000, 3000, 4000, 5000].map((soldPriceCents) => ({
        ownerId: owner.uid,
        username: owner.username ?? '',
        title: word,
        soldPriceCents,
      })),
    );
    const first = refs[0]?.id ?? '';
    await listItems({ search: word });
    const { headers } = await editItem(owner, { itemId: first, change: { soldPrice: '60' } });
    const version = headers.get('x-items-version') ?? '';
    const response = await call('listItems', {
      query: { search: word, sortBy: 'price' },
      headers: { 'x-items-version': version },
    });
    expect(await response.json()).toMatchObject({
      items: [{ id: first, soldPrice: '60.00', revision: 1 }, {}, {}, {}, {}],
      priceSummary: { prices: { median: '40.00', lowest: '20.00', highest: '60.00' } },
    });
    await editItem(owner, { itemId: first, ifMatch: '1', change: { title: 'Renamed' } });
    expect((await listItems({ search: word })).items).toHaveLength(4);
  });

  it('accepts an edit of an item that was liked after the member read it, because a like does not change the revision', async () => {
    const itemId = await shareItem(owner);
    const fan = await createMember();
    expect((await like(fan, itemId)).status).toBe(200);
    const { body } = await editItem(owner, { itemId, change: { title: 'Liked owl' } });
    expect(body.item).toMatchObject({ title: 'Liked owl', likesCount: 1, revision: 1 });
  });

  it("keeps the item's category, even when the category tree no longer contains it, until the owner changes it", async () => {
    const itemId = await shareItem(owner);
    const gone = { categoryId: '123456789', categoryName: 'Old Shirts' };
    await db.doc(`items/${itemId}`).update(gone);
    const { body } = await editItem(owner, {
      itemId,
      change: { ...gone, categoryName: undefined },
    });
    expect(body.item?.categoryName).toBe('Old Shirts');
    const change = { categoryId: '' };
    const cleared = await editItem(owner, { itemId, ifMatch: '1', change });
    expect(cleared.body.item?.categoryName).toBeNull();
  });
});

describe('an invalid edit', () => {
  let itemId: string;
  beforeAll(async () => {
    itemId = await shareItem(owner);
  });

  // These are examples. The unit tests of the schema cover every invalid field.
  it.each([
    ['a blank title', { title: ' \u200b' }, 'title', SALE_MESSAGES.titleRequired],
    [
      'an own sale without source',
      { isOwnSale: true, purchasePrice: '1' },
      'sourceLocation',
      SALE_MESSAGES.sourceRequired,
    ],
    ['an unknown category', { categoryId: 'nope' }, 'categoryId', CATEGORY_MESSAGES.unknown],
  ])('returns 400 for %s and changes nothing', async (_what, change, field, message) => {
    const { status, body } = await editItem(owner, { itemId, change });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: ['body', field], message }]);
    expect((await db.doc(`items/${itemId}`).get()).get('revision')).toBe(0);
  });

  it('returns 428 without the header If-Match, and 409 with the current item when If-Match names another revision', async () => {
    const itemId = await shareItem(owner);
    const change = { title: 'Mine' };
    const without = await editItem(owner, { itemId, ifMatch: null, change });
    expect([without.status, without.body.code]).toEqual([428, 'precondition_required']);
    await editItem(owner, { itemId, change: { title: 'Theirs' } });
    const { status, headers, body } = await editItem(owner, { itemId, change });
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      ITEM_EDIT_MESSAGES.conflict,
    ]);
    expect(headers.get('etag')).toBe('"1"');
    expect(body.current?.item).toMatchObject({ title: 'Theirs', revision: 1 });
    expect((await editItem(owner, { itemId, ifMatch: '1', change })).status).toBe(200);
  });

  it("returns the same response for another member's item as for a removed, an expired and an unknown item", async () => {
    const other = await createMember();
    const refs = await storeItems([
      { ownerId: other.uid },
      { ownerId: owner.uid, removedAt: new Date() },
      { ownerId: owner.uid, expiresAt: new Date() },
    ]);
    const [foreign = '', removed = '', expired = ''] = refs.map(({ id }) => id);
    const responses = await Promise.all(
      [foreign, removed, expired, uniqueName()].map((itemId) =>
        editItem(owner, { itemId, change: { title: 'Mine' } }),
      ),
    );
    for (const { status, body } of responses) {
      expect([status, body.code, body.message]).toEqual([404, 'not_found', ITEM_MISSING_MESSAGE]);
      expect(body.current).toBeUndefined();
    }
    expect((await db.doc(`items/${foreign}`).get()).get('revision')).toBe(0);
  });
});
