import { ITEM_MISSING_MESSAGE, itemSchema } from '@contract/schemas/item';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError, send } from '../support/api';
import { store, removeItems } from '../support/item-list';
import { createMember } from '../support/member';
import { SALE, shareSale } from '../support/share-sale';

const itemAnswer = z.strictObject({ item: itemSchema });
const missing = { status: 404, code: 'not_found', message: ITEM_MISSING_MESSAGE };
const get = (itemId: string) => call('getItem', { params: { itemId } });

describe('a single item', () => {
  it('is told to everybody as it was to who shared it', async () => {
    const fields = { ...SALE, comment: 'What a find' };
    const { item } = (await shareSale(await createMember(), { fields })).body;
    const answer = await get(item?.id ?? '');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const told = itemAnswer.parse(await answer.json());
    expect(told.item).toEqual(item);
    expect(told.item.commentsCount).toBe(1);
  });

  it.each([
    ['removed', { removedAt: new Date() }],
    ['hidden', { hiddenAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
  ])('is missing once it is %s', async (_state, changes) => {
    const [ref] = await store([changes]);
    expect(await readError(await get(ref?.id ?? ''))).toMatchObject(missing);
  });

  it('is missing as soon as it is removed, and where it never was', async () => {
    const refs = await store([{}]);
    const id = refs[0]?.id ?? '';
    expect((await get(id)).status).toBe(200);
    await removeItems(refs);
    expect(await readError(await get(id))).toMatchObject(missing);
    expect(await readError(await get('never-there'))).toMatchObject(missing);
  });

  it.each(['a.b', '%20', '..%2Fusers', 'x'.repeat(129), '__%C3%A9__'])(
    'is not looked for by what is no id: %s',
    async (id) => {
      expect(await readError(await send('GET', `/api/items/${id}`))).toMatchObject({ status: 400 });
    },
  );
});
