import { SALES_RANGE_MESSAGES } from '@contract/schemas/sales-range';
import { beforeAll, describe, expect, it } from 'vitest';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createExportedItemsRepo } from '../../../src/repos/exported-items-repo';
import { createItemExport } from '../../../src/services/sales/item-export';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { createReposAtRemovalTime } from '../support/expired-items';
import { storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { csvCells, exportedRows, exportItems, storeSales } from '../support/sales';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

describe('GET /api/user/items.csv', () => {
  let member: Member;
  beforeAll(async () => {
    member = await createMember();
  });

  it('returns the items that the member shared as a file that must not be cached and has a date in its name', async () => {
    const own = { isOwnSale: 'true', purchasePrice: '40', sourceLocation: 'Estate Sale' };
    const title = 'Größe 38, "neu" 🦉';
    const ebayUrl = 'https://ebay.com/itm/1';
    const shared = await shareSale(member, {
      fields: {
        ...SALE_FIELDS,
        ...own,
        title,
        soldPrice: '30',
        soldDate: '2026-01-31',
        ebayUrl,
      },
    });
    const response = await exportItems(member);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?boloboard-items-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [row] = await exportedRows(member);
    expect(row?.['Link']).toMatch(new RegExp(`^https?://.+/item/${shared.body.item?.id ?? ''}$`));
    expect(row).toMatchObject({
      'Item ID': shared.body.item?.id,
      Title: title,
      Platform: 'eBay',
      'Own Sale': 'Yes',
      'Sold Price': '30.00',
      'Purchase Price': '40.00',
      'Gross Profit': '-10.00',
      'Estimated Fee': '4.48',
      'Estimated Net Profit': '-14.48',
      'Date Sold': '2026-01-31',
      'Link to the Listing': ebayUrl,
    });
  });

  it('returns only the line of column titles when the member has no items or none in the range', async () => {
    const seller = await createMember();
    expect(await exportedRows(seller)).toEqual([]);
    await storeSales(seller, [{ soldDate: '2026-01-01' }]);
    expect(await exportedRows(seller, { year: '2020' })).toEqual([]);
  });

  it.each([
    [{ year: '2026', from: '2026-01-01' }, SALES_RANGE_MESSAGES.yearAndDays],
    [{ year: '1999' }, SALES_RANGE_MESSAGES.year],
    [{ from: '2026-01-02', to: '2026-01-01' }, SALES_RANGE_MESSAGES.reversed],
    [{ from: 'x' }, SALES_RANGE_MESSAGES.from],
  ])('returns 400 for the range %j', async (query, message) => {
    const refused = await readError(await call('exportItems', { as: member, query }));
    expect(refused).toMatchObject({ status: 400, message });
  });
});

it('the export of items contains all items of the requested tax year, even when they fill several pages, and no other items', async () => {
  const db = createOwnDatabase();
  const days = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-01', '2026-01-02'];
  const own = await storeItems(
    days.map((soldDate) => ({ ownerId: 'ann', soldDate })),
    db,
  );
  await storeItems([{ ownerId: 'bob', soldDate: '2026-01-01' }], db);
  const { keptSales, fees } = createReposAtRemovalTime(db);
  const itemExport = createItemExport({
    exportedItems: createExportedItemsRepo(db, 2),
    keptSales,
    fees,
    siteOrigin: 'https://boloboard.test',
    now: () => new Date(),
  });
  const idsIn = async (range: Parameters<typeof itemExport.csv>[0]['range']) => {
    const { content } = await itemExport.csv({ uid: 'ann', range, log: createJsonLogger() });
    const [titles = [], ...rows] = csvCells(String(content).replace('\uFEFF', ''));
    return rows.map((row) => row[titles.indexOf('Item ID')]).sort();
  };
  const ids = own.map(({ id }) => id);
  expect(await idsIn({})).toEqual([...ids].sort());
  expect(await idsIn({ year: '2025' })).toEqual(ids.slice(0, 2).sort());
  expect(await idsIn({ from: '2026-01-01' })).toEqual(ids.slice(2).sort());
});
