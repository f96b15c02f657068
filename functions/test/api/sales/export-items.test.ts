import { SALES_RANGE_MESSAGES } from '@contract/schemas/sales-range';
import { describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { createMember } from '../support/member';
import { exportedRows, exportItems, storeSales } from '../support/sales';
import { SALE, shareSale } from '../support/share-sale';

describe('GET /api/user/items.csv', () => {
  it('downloads what was shared, as a private file with a dated name', async () => {
    const member = await createMember();
    const own = { isOwnSale: 'true', purchasePrice: '40', sourceLocation: 'Estate Sale' };
    const title = 'Größe 38, "neu" 🦉';
    const ebayUrl = 'https://ebay.com/itm/1';
    const shared = await shareSale(member, {
      fields: { ...SALE, ...own, title, soldPrice: '30', soldDate: '2026-01-31', ebayUrl },
    });
    const answer = await exportItems(member);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?boloboard-items-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
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

  it('contains 2,000 items, and only those of a tax year', async () => {
    const member = await createMember();
    for (let n = 0; n < 4; n += 1)
      await storeSales(
        member,
        Array.from({ length: 500 }, () => ({
          soldDate: n === 0 ? '2025-12-31' : '2026-01-01',
          // Hidden, so that the member is not the champion of other tests.
          hiddenAt: new Date(),
        })),
      );
    const rows = await exportedRows(member);
    expect(rows).toHaveLength(2000);
    expect(new Set(rows.map((row) => row['Item ID'])).size).toBe(2000);
    expect(await exportedRows(member, { year: '2025' })).toHaveLength(500);
    expect(await exportedRows(member, { from: '2026-01-01' })).toHaveLength(1500);
  });

  it('has only a head for a member without items, or a range without items', async () => {
    const member = await createMember();
    expect(await exportedRows(member)).toEqual([]);
    await storeSales(member, [{ soldDate: '2026-01-01' }]);
    expect(await exportedRows(member, { year: '2020' })).toEqual([]);
  });

  it.each([
    [{ year: '2026', from: '2026-01-01' }, SALES_RANGE_MESSAGES.yearAndDays],
    [{ year: '1999' }, SALES_RANGE_MESSAGES.year],
    [{ from: '2026-01-02', to: '2026-01-01' }, SALES_RANGE_MESSAGES.reversed],
    [{ from: 'x' }, SALES_RANGE_MESSAGES.from],
  ])('returns 400 for the range %j', async (query, message) => {
    const as = await createMember();
    const refused = await readError(await call('exportItems', { as, query }));
    expect(refused).toMatchObject({ status: 400, message });
  });
});
