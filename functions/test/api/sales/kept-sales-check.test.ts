import { expect, it } from 'vitest';
import { authorizeForTest } from '../../../src/lib/authority.test-support';
import { createKeptSalesCheckRepo } from '../../../src/repos/kept-sales-check-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createOwnDatabase } from '../../support/own-database';
import { storeItems } from '../support/item-list';

it('the check of kept sales finds sales whose item is not removed, invalid lines and wrong counts, but finds nothing wrong in other kept sales', async () => {
  const db = createOwnDatabase();
  const faults = async () => {
    const found: string[] = [];
    // The page size is 1, so that reading the second page uses a cursor.
    for await (const parts of createKeptSalesCheckRepo(db, 1).check()) found.push(...parts.faults);
    return found;
  };
  const own = { isOwnSale: true, purchasePriceCents: 100 };
  const refs = await storeItems(
    ['ann', 'ann', 'ben'].map((ownerId) => ({ ...own, ownerId })),
    db,
  );
  for (const { id } of refs)
    await createOwnItemsRepo(db).remove(authorizeForTest({ itemId: id }), 'keep');
  expect(await faults()).toEqual([]);
  const [first, second] = refs.map(({ id }) => id);
  await refs[0]?.update({ removedAt: null });
  const path = 'users/ann/keptSales/1';
  await db.doc(path).set({ count: 3, sales: { [second ?? '']: '[]' } }, { merge: true });
  expect(await faults()).toEqual([
    `${path} has an invalid line for ${second ?? ''}`,
    `${path} count: stored 3, counted 2`,
    `${path} keeps ${first ?? ''}, which is not removed`,
  ]);
});
