import { itemSchema } from '@contract/schemas/item';
import { paginationSchema } from '@contract/schemas/pagination';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, send } from './support/api';
import { db } from './support/environment';
import { createMember } from './support/member';
import { share } from './support/share';

const pageSchema = z.object({ items: z.array(itemSchema), pagination: paginationSchema });
const list = async (query: Record<string, string> = {}) =>
  pageSchema.parse(await (await call('listItems', { query })).json());
const minutesFromNow = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);

let record: DocumentData | undefined;
beforeAll(async () => {
  const { body } = await share(await createMember({ premium: true }));
  record = (await db.doc(`items/${body.item?.id}`).get()).data();
});

describe('the list of items', () => {
  it('shows the newest first, and only what is live', async () => {
    // Later than all that other tests share meanwhile.
    const put = async (minutes: number, changes: object = {}) => {
      const ref = db.collection('items').doc();
      await ref.set({ ...record, addedAt: minutesFromNow(60 + minutes), ...changes });
      return ref;
    };
    const live = [await put(1), await put(3), await put(2)] as const;
    const others = [
      await put(4, { removedAt: minutesFromNow(0) }),
      await put(5, { hiddenAt: minutesFromNow(0) }),
      await put(6, { expiresAt: minutesFromNow(-1) }),
    ];
    const { items } = await list();
    const known = new Set([...live, ...others].map(({ id }) => id));
    expect(items.map(({ id }) => id).filter((id) => known.has(id))).toEqual([
      live[1].id,
      live[2].id,
      live[0].id,
    ]);
    expect(items.slice(0, 3).every(({ id }) => known.has(id))).toBe(true);
    await Promise.all([...live, ...others].map((ref) => ref.delete()));
  });

  it('keeps one order among items of the same millisecond', async () => {
    const addedAt = minutesFromNow(240);
    const refs = Array.from({ length: 6 }, () => db.collection('items').doc());
    await Promise.all(refs.map((ref) => ref.set({ ...record, addedAt })));
    const idsOf = async () => (await list({ limit: '6' })).items.map(({ id }) => id);
    const first = await idsOf();
    expect([...first].sort()).toEqual(refs.map(({ id }) => id).sort());
    expect(await idsOf()).toEqual(first);
    await Promise.all(refs.map((ref) => ref.delete()));
  });

  it('holds as many as asked for, and tells the total and the pages', async () => {
    const sharer = await createMember();
    await Promise.all([share(sharer), share(sharer)]);
    const { items, pagination } = await list({ limit: '1' });
    expect(items).toHaveLength(1);
    expect(pagination).toMatchObject({ page: 1, limit: 1, pages: pagination.total });
    expect(pagination.total).toBeGreaterThanOrEqual(2);
    const whole = await list();
    expect(whole.items).toHaveLength(Math.min(16, whole.pagination.total));
    expect(whole.pagination.pages).toBe(Math.ceil(whole.pagination.total / 16));
  });

  it.each(['limit=0', 'limit=17', 'limit=1.5', 'limit=many', 'page=0', 'page=2', 'sort=x'])(
    'refuses ?%s',
    async (query) => {
      expect((await send('GET', `/api/items?${query}`)).status).toBe(400);
    },
  );
});
