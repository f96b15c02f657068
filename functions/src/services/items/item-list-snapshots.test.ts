import type { ItemListQueryInput } from '@contract/schemas/item-list';
import { describe, expect, it } from 'vitest';
import {
  createItemServerInstance,
  type ItemServerInstance,
  itemWith,
  NOON,
  SECOND,
} from './stored-items.test-support';

const MINUTE = 60 * SECOND;

describe('the item list with snapshots', () => {
  const many = Array.from({ length: 8 }, (_, n) =>
    itemWith(`item-${String(n)}`, { likesCount: n, addedAt: new Date(NOON / 1000 + n) }),
  );
  const later = itemWith('later', { storedAt: NOON + 1, likesCount: 99 });
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

  it('returns `asOf` in microseconds, and the same `asOf` for later pages', async () => {
    const instance = createItemServerInstance(many, NOON + 7);
    const { pagination } = await instance.list();
    expect(pagination.asOf).toBe('2026-11-21T12:00:00.000007Z');
    instance.pass(1);
    const { asOf } = pagination;
    expect((await instance.list({ page: 2, asOf })).pagination.asOf).toBe(asOf);
  });

  it.each([
    ['a snapshot that is one hour old is used again', 60 * MINUTE, true],
    ['a snapshot that is older than an hour is replaced by a new one', 60 * MINUTE + 1, false],
  ])('lets a request name a snapshot in `asOf`: %s', async (_title, passed, isReused) => {
    const instance = createItemServerInstance(many);
    const { asOf } = (await instance.list()).pagination;
    instance.put(later);
    instance.pass(passed);
    const response = await instance.list({ asOf });
    expect(response.pagination.asOf === asOf).toBe(isReused);
    expect(idsOf(response).includes('later')).toBe(!isReused);
  });

  it.each(['2026-11-21T12:00:00.000001Z', '9999-12-31T23:59:59Z'])(
    'ignores a snapshot time in the future: %s',
    async (asOf) => {
      const response = await createItemServerInstance(many).list({ asOf });
      expect(response.pagination.asOf).toBe('2026-11-21T12:00:00.000000Z');
      expect(response.items).toHaveLength(many.length);
    },
  );

  const byLikes = { sortBy: 'likes', limit: 4 } as const;

  it('caches the order of the items for five minutes after its last use, and then takes a new snapshot', async () => {
    const instance = createItemServerInstance(many);
    const { asOf } = (await instance.list(byLikes)).pagination;
    instance.put(later);
    for (const passed of [4.5, 4.5]) {
      instance.pass(passed * MINUTE);
      const cached = await instance.list({ ...byLikes, page: 2, asOf });
      expect(idsOf(cached)).toEqual(['item-3', 'item-2', 'item-1', 'item-0']);
      expect(cached.pagination.asOf).toBe(asOf);
    }
    instance.pass(5 * MINUTE);
    const fresh = await instance.list({ ...byLikes, page: 2, asOf });
    expect(fresh.pagination.asOf).not.toBe(asOf);
    expect(idsOf(fresh)).toEqual(['item-4', 'item-3', 'item-2', 'item-1']);
    const { asOf: newAsOf } = fresh.pagination;
    const third = await instance.list({ ...byLikes, page: 3, asOf: newAsOf });
    expect(third.pagination.asOf).toBe(newAsOf);
    expect(idsOf(third)).toEqual(['item-0']);
  });

  it('takes a new snapshot when the request for a later page goes to another instance or has another query', async () => {
    const instance = createItemServerInstance(many);
    const { asOf } = (await instance.list(byLikes)).pagination;
    const query = { ...byLikes, page: 2, asOf };
    const asOfAfter = async (instance: ItemServerInstance, query: ItemListQueryInput) => {
      instance.pass(1);
      return (await instance.list(query)).pagination.asOf;
    };
    expect(await asOfAfter(createItemServerInstance(many), query)).not.toBe(asOf);
    expect(await asOfAfter(instance, { ...query, sortOrder: 'asc' })).not.toBe(asOf);
    expect(await asOfAfter(instance, { ...query, search: 'owl' })).not.toBe(asOf);
    expect(await asOfAfter(instance, query)).toBe(asOf);
  });

  it('does not cache the order for a visitor, because visitors may only see page 1', async () => {
    const instance = createItemServerInstance(many);
    const { asOf } = (await instance.list(byLikes, null)).pagination;
    instance.pass(1);
    expect((await instance.list({ ...byLikes, page: 2, asOf })).pagination.asOf).not.toBe(asOf);
  });

  it('leaves out items that were removed since the snapshot, without moving other items to their places', async () => {
    const instance = createItemServerInstance([...many, itemWith('gone', { goneAt: NOON })]);
    const { asOf } = (await instance.list(byLikes)).pagination;
    instance.put(...many.slice(1, 3).map((item) => ({ ...item, goneAt: NOON + 1 })));
    instance.pass(1);
    const response = await instance.list({ ...byLikes, page: 2, asOf });
    expect(idsOf(response)).toEqual(['item-3', 'item-0']);
    expect(response.pagination).toMatchObject({ total: 6, pages: 2 });
  });
});
