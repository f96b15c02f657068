import { DAY_MS } from '@contract/rules/durations';
import { KEPT_SALES_MESSAGES } from '@contract/schemas/kept-sales';
import { memberExportSchema } from '@contract/schemas/member-export';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { wrongTotals } from '../../../src/domain/achievements/wrong-totals';
import { authorizeForTest } from '../../../src/lib/authority.test-support';
import { createKeptSalesRepo } from '../../../src/repos/kept-sales-repo';
import { createOwnItemsRepo } from '../../../src/repos/own-items-repo';
import { createTotalsRecountRepo } from '../../../src/repos/totals-recount-repo';
import { expectReceivedLikes, totalsOf } from '../support/achievements';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { changeItems } from '../support/item-list';
import { like } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  deleteItemsAndParse,
  deleteItem,
  deleteItems,
  readOwnStats,
  shareItem,
} from '../support/own-items';
import { exportedRows, storeSales, salesSummaryOf } from '../support/sales';
import { SALE_FIELDS } from '../support/share-sale';

const OWN = {
  ...SALE_FIELDS,
  isOwnSale: 'true',
  purchasePrice: '4',
  sourceLocation: 'Estate Sale',
};
const shareOwn = (member: Member, fields: Readonly<Record<string, string>> = {}) =>
  shareItem(member, { fields: { ...OWN, ...fields } });
const keptIn = async ({ uid }: Pick<Member, 'uid'>) => {
  const { sales, unreadable } = await createKeptSalesRepo(db).of(uid);
  expect(unreadable).toEqual([]);
  return sales.map(({ id }) => id).sort();
};
const partsOf = async ({ uid }: Pick<Member, 'uid'>) => {
  const { docs } = await db.collection(`users/${uid}/keptSales`).orderBy('part').get();
  return docs.map((part) => [part.id, part.get('count') as number]);
};

/** Returns the member's sales figures from each call that has them, and the totals of sales that achievements use. */
async function figuresOf(member: Member) {
  const { totalItems: _items, ...stats } = await readOwnStats(member);
  const { ownSales, profitCents } = await totalsOf(member);
  const own = (await exportedRows(member)).filter((row) => row['Own Sale'] === 'Yes');
  const rows = own.map((row) => [
    row['Item ID'],
    row['Title'],
    row['Date Sold'],
    row['Sold Price'],
    row['Purchase Price'],
    row['Source Location'],
    row['Estimated Net Profit'],
  ]);
  const earlier = await salesSummaryOf(member, { to: '2026-01-31' });
  return { stats, summary: await salesSummaryOf(member), earlier, rows, ownSales, profitCents };
}

/** Expects that the member's stored totals equal a new count of the stored documents. */
async function expectRightTotals({ uid }: Member): Promise<void> {
  const { path, stored, counted } = await createTotalsRecountRepo(db).read(uid);
  expect(wrongTotals(path, stored, counted)).toEqual([]);
}

describe('DELETE /api/user/items/:itemId', () => {
  it.each([undefined, 'keep'])(
    'keeps an own sale in all figures of the member when `figures` in the request is %s',
    async (figures) => {
      const member = await createMember();
      const title = 'Größe 38, "neu" 🦉';
      const itemId = await shareOwn(member, { title, soldDate: '2026-01-31' });
      await shareOwn(member);
      const before = await figuresOf(member);
      expect(before).toMatchObject({ ownSales: 2, stats: { ownSales: 2 } });
      expect((await deleteItem(member, itemId, figures)).status).toBe(204);
      expect(await figuresOf(member)).toEqual(before);
      expect(await readOwnStats(member)).toMatchObject({ totalItems: 1, ownSales: 2 });
      expect((await totalsOf(member)).itemsShared).toBe(1);
      const [row] = await exportedRows(member);
      expect(row).toMatchObject({ Title: title, 'Item Gone': 'Yes', Link: '', Picture: '' });
      const exported = memberExportSchema.parse(
        await (await call('exportMyData', { as: member })).json(),
      );
      expect(exported.keptSales).toMatchObject([{ itemId, title, soldDate: '2026-01-31' }]);
      expect(JSON.stringify(exported.keptSales)).not.toContain('/media/');
      await expectRightTotals(member);
    },
  );

  it('removes an own sale from all figures of the member when `figures` in the request is remove', async () => {
    const member = await createMember();
    await shareOwn(member);
    const before = await figuresOf(member);
    const itemId = await shareOwn(member);
    expect((await deleteItem(member, itemId, 'remove')).status).toBe(204);
    expect(await figuresOf(member)).toEqual(before);
    expect(await keptIn(member)).toEqual([]);
    await expectRightTotals(member);
  });

  it('follows the first of two deletions of an item when one asks to keep the sale and the other to remove it', async () => {
    const member = await createMember();
    const kept = await shareOwn(member);
    const removed = await shareOwn(member);
    for (const figures of ['keep', 'remove']) await deleteItem(member, kept, figures);
    for (const figures of ['remove', 'keep']) await deleteItem(member, removed, figures);
    expect(await keptIn(member)).toEqual([kept]);
    expect(await readOwnStats(member)).toMatchObject({ totalItems: 0, ownSales: 1 });
    expect(await totalsOf(member)).toMatchObject({ itemsShared: 0, ownSales: 1 });
  });

  it('keeps no sale when the deleted item is a find', async () => {
    const member = await createMember();
    await deleteItem(member, await shareItem(member), 'keep');
    expect(await partsOf(member)).toEqual([]);
  });

  it('rejects a value of `figures` other than keep and remove', async () => {
    const member = await createMember();
    const itemId = await shareOwn(member);
    const refused = { status: 400, message: KEPT_SALES_MESSAGES.figures };
    expect(await readError(await deleteItem(member, itemId, 'hide'))).toMatchObject(refused);
    expect(await readError(await deleteItems(member, [itemId], 'hide'))).toMatchObject(refused);
    expect(await readOwnStats(member)).toMatchObject({ totalItems: 1 });
  });

  it('keeps each sale only once when several calls delete the same item at the same moment', async () => {
    const member = await createMember();
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await shareOwn(member));
    const before = await figuresOf(member);
    const responses = await Promise.all([...ids, ...ids].map((id) => deleteItem(member, id)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await figuresOf(member)).toEqual(before);
    expect(await keptIn(member)).toEqual(ids.toSorted());
    expect(await partsOf(member)).toEqual([['1', 4]]);
    await expectRightTotals(member);
  });
});

describe('DELETE /api/user/items/bulk', () => {
  it.each([
    ['keeps the own sales in the figures', undefined, 2],
    ['removes the own sales from the figures', 'remove', 0],
  ] as const)(
    'deletes only items of the member, and %s, when `figures` in the request is %s',
    async (_what, figures, kept) => {
      const [member, other] = await Promise.all([createMember(), createMember()]);
      const own = [await shareOwn(member), await shareOwn(member)];
      const ids = [...own, await shareItem(member), await shareOwn(other), uniqueName()];
      expect(await deleteItemsAndParse(member, ids, figures)).toMatchObject({ deletedCount: 3 });
      expect(await keptIn(member)).toHaveLength(kept);
      expect(await readOwnStats(member)).toMatchObject({ totalItems: 0, ownSales: kept });
      expect(await readOwnStats(other)).toMatchObject({ totalItems: 1, ownSales: 1 });
      expect(await totalsOf(member)).toMatchObject({ itemsShared: 0, ownSales: kept });
      await expectRightTotals(member);
    },
  );
});

describe('kept sales', () => {
  it('are stored in one more document when a document is full, and the sales of all documents count', async () => {
    const member = await createMember();
    const ids = [await shareOwn(member), await shareOwn(member)];
    await deleteItem(member, ids[0] ?? '');
    await db.doc(`users/${member.uid}/keptSales/1`).update({ count: 1950 });
    await deleteItem(member, ids[1] ?? '');
    expect(await partsOf(member)).toEqual([
      ['1', 1950],
      ['2', 1],
    ]);
    expect(await readOwnStats(member)).toMatchObject({ ownSales: 2 });
    expect(await exportedRows(member)).toHaveLength(2);
  });

  it('no longer count in figures and totals after the member removes all kept sales', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const live = await shareOwn(member);
    const before = await figuresOf(member);
    for (const owner of [member, member, other]) await deleteItem(owner, await shareOwn(owner));
    expect(await readOwnStats(member)).toMatchObject({ ownSales: 3 });
    const response = await call('removeKeptSales', { as: member });
    expect(response.status).toBe(204);
    const version = { 'x-items-version': response.headers.get('x-items-version') ?? '' };
    expect(await readOwnStats(member, version)).toMatchObject({ ownSales: 1 });
    expect(await figuresOf(member)).toEqual(before);
    expect((await call('removeKeptSales', { as: member })).status).toBe(204);
    expect(await keptIn(other)).toHaveLength(1);
    await expectRightTotals(member);
    await deleteItem(member, live);
    expect(await keptIn(member)).toEqual([live]);
  });
});

describe('the removal of expired items', () => {
  const ownItems = createOwnItemsRepo(db);
  const soon = () => new Date(Date.now() + 60_000);
  /** Removes these items if they have expired at the time `by` (default: now). Returns how many items were removed. */
  const removeExpired = async (refs: readonly DocumentReference[], by = new Date()) => {
    let removed = 0;
    for (const { id } of refs)
      if (await ownItems.removeExpired(authorizeForTest({ itemId: id }), by)) removed += 1;
    return removed;
  };
  const expire = (refs: readonly DocumentReference[]) =>
    changeItems(refs, { expiresAt: new Date(Date.now() - 1000) });

  it("keeps own sales in the member's figures, and lowers none of the member's totals", async () => {
    const [member, fan] = await Promise.all([createMember(), createMember()]);
    const ids = [await shareOwn(member), await shareOwn(member), await shareItem(member)];
    await like(fan, ids[2] ?? '');
    await expectReceivedLikes(member, 1);
    const before = await figuresOf(member);
    const totals = await totalsOf(member);
    const refs = ids.map((id) => db.doc(`items/${id}`));
    await expire(refs);
    expect(await figuresOf(member)).toEqual(before);
    expect(await removeExpired(refs)).toBe(3);
    expect(await removeExpired(refs)).toBe(0);
    expect(await figuresOf(member)).toEqual(before);
    expect(await totalsOf(member)).toEqual(totals);
    expect(await readOwnStats(member)).toMatchObject({ totalItems: 0, ownSales: 2 });
    expect(await keptIn(member)).toEqual(ids.slice(0, 2).sort());
    await expectRightTotals(member);
    expect(await createTotalsRecountRepo(db).recount(member.uid, new Date())).toEqual(totals);
  });

  it('leaves out items that have not expired yet and items that the member has already deleted', async () => {
    const member = await createMember();
    const refs = await storeSales(member, [{}, {}, {}]);
    const [live, deleted, expired] = refs;
    await expire([deleted, expired].flatMap((ref) => ref ?? []));
    await deleteItem(member, deleted?.id ?? '', 'remove');
    expect(await removeExpired(refs)).toBe(1);
    expect(await keptIn(member)).toEqual([expired?.id]);
    expect((await live?.get())?.get('removedAt')).toBeNull();
    expect(await removeExpired([])).toBe(0);
    expect(await removeExpired(refs, new Date(soon().getTime() + 31 * DAY_MS))).toBe(1);
  });

  it('removes all 10 expired items of two members, and keeps the sales of each member', async () => {
    const [ann, ben] = await Promise.all([createMember(), createMember()]);
    const many = await storeSales(
      ann,
      Array.from({ length: 9 }, () => ({ hiddenAt: new Date() })),
    );
    const refs = [...many, ...(await storeSales(ben, [{}]))];
    await expire(refs);
    expect(await removeExpired(refs)).toBe(10);
    expect(await partsOf(ann)).toEqual([['1', 9]]);
    expect(await partsOf(ben)).toEqual([['1', 1]]);
    expect((await salesSummaryOf(ann)).totals.sales).toBe(9);
  });
});
