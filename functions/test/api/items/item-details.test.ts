import { ITEM_MISSING_MESSAGE, itemSchema } from '@contract/schemas/item';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError, send } from '../support/api';
import { listItems, storeItems, removeItems } from '../support/item-list';
import { createMember, uniqueName } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const itemResponseSchema = z.strictObject({ item: itemSchema });
const missing = { status: 404, code: 'not_found', message: ITEM_MISSING_MESSAGE };
const get = (itemId: string) => call('getItem', { params: { itemId } });

describe('GET /api/items/:itemId', () => {
  it('returns the same item to a visitor as to its owner, except for the expiry and the link to the listing', async () => {
    const fields = { ...SALE_FIELDS, comment: 'What a find' };
    const { item } = (await shareSale(await createMember(), { fields })).body;
    const response = await get(item?.id ?? '');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const body = itemResponseSchema.parse(await response.json());
    const forOwner = { expiresAt: item?.expiresAt, ebayUrl: null };
    expect({ ...body.item, ...forOwner }).toEqual(item);
    expect(body.item.commentsCount).toBe(1);
  });

  it.each([
    ['removed', { removedAt: new Date() }],
    ['hidden', { hiddenAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
  ])('returns 404 when the item is %s', async (_state, changes) => {
    const [ref] = await storeItems([changes]);
    expect(await readError(await get(ref?.id ?? ''))).toMatchObject(missing);
  });

  it('returns 404 immediately after the item is removed, and returns 404 when the id is unknown', async () => {
    const refs = await storeItems([{}]);
    const id = refs[0]?.id ?? '';
    expect((await get(id)).status).toBe(200);
    await removeItems(refs);
    expect(await readError(await get(id))).toMatchObject(missing);
    expect(await readError(await get('never-there'))).toMatchObject(missing);
  });

  it.each(['vinted', null, 7])(
    'returns an item of the unknown platform %j as an eBay item, like the list does',
    async (it) => {
      const refs = await storeItems([{ platform: it as never, title: uniqueName() }]);
      const response = await get(refs[0]?.id ?? '');
      expect(response.status).toBe(200);
      const { item } = itemResponseSchema.parse(await response.json());
      expect(item.platform).toBe('ebay');
      // Compares without the owner's picture, because lists leave it out.
      expect([item]).toMatchObject((await listItems({ search: item.title })).items);
      await removeItems(refs);
    },
  );

  it.each(['a.b', '%20', '..%2Fusers', 'x'.repeat(129), '__%C3%A9__'])(
    'returns 400 for the invalid id %s',
    async (id) => {
      expect(await readError(await send('GET', `/api/items/${id}`))).toMatchObject({ status: 400 });
    },
  );
});
