import { expect, it } from 'vitest';
import { totalsOf } from '../support/achievements';
import { createMember } from '../support/member';
import { deleteItem, deleteItemsAndParse, readOwnItemsPage, shareItem } from '../support/own-items';

const ITEMS = 8;

it('each item is deleted, and subtracted from the totals, only once when two bulk deletions and a deletion of one item arrive at the same time', async () => {
  const owner = await createMember();
  const ids: string[] = [];
  while (ids.length < ITEMS) ids.push(await shareItem(owner));
  const kept = await shareItem(owner);
  const [one, other, single] = await Promise.all([
    deleteItemsAndParse(owner, ids),
    deleteItemsAndParse(owner, ids.toReversed()),
    deleteItem(owner, ids[0] ?? ''),
  ]);
  const all = { deletedCount: ITEMS, totalRequested: ITEMS };
  expect(one).toMatchObject(all);
  expect(other).toMatchObject(all);
  expect(single.status).toBe(204);
  const { items, pagination } = await readOwnItemsPage(owner);
  expect(items.map(({ id }) => id)).toEqual([kept]);
  expect(pagination.total).toBe(1);
  expect((await totalsOf(owner)).itemsShared).toBe(1);
});
