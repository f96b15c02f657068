import { categoryCountSchema } from '@contract/schemas/item-list';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError, send } from '../support/api';
import { changeItems, itemIdsOf, listItems, storeItems, removeItems } from '../support/item-list';
import { createMember, uniqueName } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe('GET /api/items', () => {
  it('lists live items only, newest first', async () => {
    const title = uniqueName();
    const refs = await storeItems([
      { title, addedAt: minutesFromNow(-3) },
      { title, addedAt: minutesFromNow(-1) },
      { title, addedAt: minutesFromNow(-2) },
      { title, removedAt: minutesFromNow(0) },
      { title, hiddenAt: minutesFromNow(0) },
      { title, expiresAt: minutesFromNow(-1) },
    ]);
    const ids = refs.map(({ id }) => id);
    const page = await listItems({ search: title });
    expect(itemIdsOf(page)).toEqual([ids[1], ids[2], ids[0]]);
    expect(page.pagination).toMatchObject({ page: 1, pages: 1, total: 3, limit: 16 });
    await removeItems(refs);
  });

  it('starts with the most recently added items when the request has no parameters', async () => {
    // The times of these items are in the future, so that items of other tests cannot be newer.
    const refs = await storeItems([
      { addedAt: minutesFromNow(61) },
      { addedAt: minutesFromNow(62) },
    ]);
    expect(itemIdsOf(await listItems()).slice(0, 2)).toEqual([refs[1]?.id, refs[0]?.id]);
    await removeItems(refs);
  });

  it('keeps a stable order of items that were added in the same millisecond, and reverses it for an ascending sort', async () => {
    const title = uniqueName();
    const addedAt = minutesFromNow(-1);
    const refs = await storeItems(Array.from({ length: 6 }, () => ({ title, addedAt })));
    const first = itemIdsOf(await listItems({ search: title }));
    expect([...first].sort()).toEqual(refs.map(({ id }) => id).sort());
    expect(itemIdsOf(await listItems({ search: title }))).toEqual(first);
    expect(itemIdsOf(await listItems({ search: title, sortOrder: 'asc' }))).toEqual(
      first.toReversed(),
    );
    await removeItems(refs);
  });

  it('returns as many items as `limit` allows, with the total and the page count', async () => {
    const sharer = await createMember();
    await Promise.all([shareSale(sharer), shareSale(sharer)]);
    const { items, pagination } = await listItems({ limit: 1, search: sharer.username ?? '' });
    expect(items).toHaveLength(1);
    expect(pagination).toMatchObject({ page: 1, limit: 1, pages: 2, total: 2 });
    const whole = await listItems();
    expect(whole.items).toHaveLength(Math.min(16, whole.pagination.total));
    expect(whole.pagination.pages).toBe(Math.ceil(whole.pagination.total / 16));
  });

  it('includes a share, a like and a removal in the first response after each change', async () => {
    const sharer = await createMember();
    const title = uniqueName();
    const shared = await shareSale(sharer, { fields: { ...SALE_FIELDS, title } });
    const [item] = (await listItems({ search: title })).items;
    // Lists leave out the owner's picture and the frame of the cover. Lists for anybody but the owner also leave out
    // the expiry and the link to the listing.
    const { expiresAt, cover } = shared.body.item ?? {};
    const whole = {
      ...item,
      expiresAt,
      ebayUrl: null,
      profileImageUrl: null,
      cover,
    };
    expect(whole).toEqual(shared.body.item);
    const [ref] = await storeItems([{ title, likesCount: 1 }]);
    if (!ref) throw new Error('The item was not stored');
    const likes = async () =>
      (await listItems({ search: title, sortBy: 'likes' })).items[0]?.likesCount;
    expect(await likes()).toBe(1);
    await changeItems([ref], { likesCount: 2 });
    expect(await likes()).toBe(2);
    await removeItems([ref]);
    expect(itemIdsOf(await listItems({ search: title }))).toEqual([item?.id]);
  });

  it.each([
    'limit=0',
    'limit=17',
    'limit=1000000',
    'limit=1.5',
    'limit=many',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'page=1e300',
    'page=1&page=2',
    'search=a&search=b',
    'sort=x',
    'sortBy=id',
    'sortOrder=up',
    'platform=amazon',
    'type=both',
    'cursor=abc',
    'offset=16',
    'asOf=yesterday',
    'asOf=2026-11-21',
    'asOf=2026-11-21T10:00:00%2B01:00',
    'minPrice=-1',
    'minPrice=abc',
    'minPrice=5&maxPrice=4.99',
    'soldFrom=2026-02-29',
    'soldFrom=2026-11-02&soldTo=2026-11-01',
    `search=${'x'.repeat(101)}`,
  ])('returns 400 for the query ?%s', async (query) => {
    const refused = await readError(await send('GET', `/api/items?${query}`));
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
  });
});

it('GET /api/items/categories returns the categories of live items', async () => {
  const categoryName = uniqueName();
  const refs = await storeItems([{ categoryName }, { categoryName }, {}]);
  // Lists items first, because this makes the instance sync its item index. Otherwise, the categories could be up to 30
  // seconds old.
  await listItems();
  const response = await call('listItemCategories');
  const schema = z.object({ categories: z.array(categoryCountSchema) });
  const { categories } = schema.parse(await response.json());
  expect(categories).toContainEqual({ categoryName, items: 2 });
  expect((await listItems({ category: categoryName.toUpperCase() })).pagination.total).toBe(2);
  await removeItems(refs);
});
