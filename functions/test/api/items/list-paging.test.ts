import { expect, it } from 'vitest';
import { changeItems, itemIdsOf, listItems, storeItems, removeItems } from '../support/item-list';
import { createMember, uniqueName } from '../support/member';

it('pages of one snapshot neither repeat nor skip items when other items are shared, liked and removed', async () => {
  const reader = await createMember({ premium: true });
  const title = uniqueName();
  const refs = await storeItems(
    Array.from({ length: 25 }, (_, n) => ({
      title,
      likesCount: n % 3,
      addedAt: new Date(Date.now() - 1000 * n),
    })),
  );
  const query = { search: title, limit: 5 };
  const first = await listItems(query, reader);
  const { asOf, pages } = first.pagination;
  const seen = itemIdsOf(first);
  expect(seen).toEqual(refs.slice(0, 5).map(({ id }) => id));

  const later = await storeItems([{ title }, { title, addedAt: new Date(Date.now() - 12_500) }]);
  await changeItems(refs.slice(8, 12), { likesCount: 9 });
  const removed = [refs[1], refs[7], refs[24]].flatMap((ref) => ref ?? []);
  await removeItems(removed);

  for (let page = 2; page <= pages; page += 1) {
    const next = await listItems({ ...query, page, asOf }, reader);
    expect(next.pagination).toMatchObject({ asOf, pages: 5, total: 22 });
    seen.push(...itemIdsOf(next));
  }
  const removedUnseen = new Set(removed.slice(1).map(({ id }) => id));
  expect(seen).toEqual(refs.map(({ id }) => id).filter((id) => !removedUnseen.has(id)));

  const fresh = await listItems({ ...query, limit: 16 }, reader);
  expect(fresh.pagination.total).toBe(24);
  expect(itemIdsOf(fresh)).toEqual(expect.arrayContaining(later.map(({ id }) => id)));
});

it('pages of one snapshot keep the sort order when likes change the order', async () => {
  const reader = await createMember({ premium: true });
  const title = uniqueName();
  const refs = await storeItems(
    Array.from({ length: 12 }, (_, likesCount) => ({ title, likesCount })),
  );
  const query = { search: title, sortBy: 'likes', sortOrder: 'asc', limit: 4 } as const;
  const first = await listItems(query, reader);
  const { asOf } = first.pagination;
  await changeItems(refs.slice(0, 4), { likesCount: 99 });
  const others = await Promise.all(
    [2, 3].map((page) => listItems({ ...query, page, asOf }, reader)),
  );
  expect([first, ...others].flatMap(itemIdsOf)).toEqual(refs.map(({ id }) => id));
  expect(others.map(({ pagination }) => pagination.asOf)).toEqual([asOf, asOf]);
  const fresh = await listItems(query, reader);
  expect(itemIdsOf(fresh)).toEqual(refs.slice(4, 8).map(({ id }) => id));
});
