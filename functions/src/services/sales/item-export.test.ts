import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ItemRecord } from '@contract/schemas/item-record';
import { EXPORT_MESSAGES } from '@contract/schemas/item-export';
import { expect, it, vi } from 'vitest';
import { EXPORT_COLUMN_TITLES } from '../../domain/sales/export-rows';
import type { OwnSale } from '../../domain/sales/own-sale';
import type { Logger } from '../../lib/logger';
import { createItemExport } from './item-export';

const NOW = new Date('2026-11-22T12:00:00Z');
const addedAt = new Date('2026-11-21T12:00:00Z');

const exportOf = (
  records: readonly Partial<ItemRecord>[],
  { maxItems, kept = [] }: { maxItems?: number; kept?: readonly OwnSale[] } = {},
) => {
  const items = records.map((change, n) => ({
    id: `item-${String(n)}`,
    record: itemRecordLike({ addedAt, ...change }),
  }));
  const warn = vi.fn();
  const log: Logger = { info: vi.fn(), warn, error: vi.fn(), with: () => log };
  const itemExport = createItemExport({
    exportedItems: {
      of: async function* () {
        yield { items, unreadable: ['broken'] };
      },
    },
    keptSales: { of: async () => ({ sales: kept, unreadable: [], readAt: 0 }) },
    fees: { get: async () => ({}) },
    siteOrigin: 'https://boloboard.test',
    now: () => NOW,
    ...(maxItems !== undefined && { maxItems }),
  });
  return { warn, csv: (range = {}) => itemExport.csv({ uid: 'ann', range, log }) };
};

it('the CSV export writes a byte order mark, CRLF line ends, and quotes as in RFC 4180', async () => {
  const { csv, warn } = exportOf([{ title: 'A "rare", old\nowl' }]);
  const { content, filename } = await csv();
  expect(filename).toBe('boloboard-items-2026-11-22.csv');
  const text = String(content);
  expect(text.startsWith(`\uFEFF${EXPORT_COLUMN_TITLES.join(',')}\r\n`)).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text).toContain(',"A ""rare"", old\nowl",');
  expect(warn).toHaveBeenCalledWith('item_parse_failed', { id: 'broken' });
});

it('the CSV export leaves out items that are removed or expired, and marks hidden items', async () => {
  const { csv } = exportOf([
    { title: 'Live' },
    { title: 'Removed', removedAt: NOW },
    { title: 'Concealed', hiddenAt: NOW },
    { title: 'Expired', expiresAt: NOW },
  ]);
  const text = String((await csv()).content);
  expect(text).toContain('Live');
  expect(text).toMatch(/,Concealed,.*,Yes,[^,]*,No,\r\n/);
  expect(text).not.toMatch(/Removed|Expired/);
});

it('the CSV export contains own sales whose items are gone: kept sales, and sales of expired items', async () => {
  const own = { isOwnSale: true, purchasePriceCents: 100 };
  const keptSale = (id: string, title: string, soldDate: string) => ({
    id,
    fields: itemRecordLike({ addedAt, title, soldDate }),
  });
  const kept = [
    keptSale('gone', 'Kept', '2026-11-02'),
    // The item of this sale was removed after the page with the item was read.
    keptSale('item-0', 'Twice', '2026-11-03'),
  ];
  const items = [
    { ...own, title: 'Twice', soldDate: '2026-11-03' },
    { ...own, title: 'Expired', soldDate: '2026-11-01', expiresAt: NOW },
    { ...own, title: 'Live', soldDate: '2026-11-04' },
  ];
  const { csv } = exportOf(items, { kept, maxItems: 4 });
  const rows = String((await csv()).content)
    .split('\r\n')
    .slice(1, -1);
  const ends = rows.map((row) => [
    /Kept|Twice|Expired|Live/.exec(row)?.[0],
    /(Yes|No),$/.exec(row)?.[1],
  ]);
  expect(ends).toEqual([
    ['Expired', 'Yes'],
    ['Kept', 'Yes'],
    ['Twice', 'Yes'],
    ['Live', 'No'],
  ]);
  const tooMany = exportOf(items, { kept, maxItems: 3 }).csv();
  await expect(tooMany).rejects.toMatchObject({ message: EXPORT_MESSAGES.tooMany });
});

it('the CSV export filters by days or by year, and sorts by the day of the sale', async () => {
  const { csv } = exportOf([
    { title: 'Added in November', soldDate: null },
    { title: 'Last of 2025', soldDate: '2025-12-31' },
    { title: 'First of 2026', soldDate: '2026-01-01' },
  ]);
  const titles = async (range: object) =>
    [
      ...String((await csv(range)).content).matchAll(
        /(Added in November|Last of 2025|First of 2026)/g,
      ),
    ].map(([title]) => title);
  expect(await titles({})).toEqual(['Last of 2025', 'First of 2026', 'Added in November']);
  expect(await titles({ year: '2025' })).toEqual(['Last of 2025']);
  expect(await titles({ year: '2026' })).toEqual(['First of 2026', 'Added in November']);
  expect(await titles({ from: '2026-01-02', to: '2026-11-21' })).toEqual(['Added in November']);
});

it('the CSV export throws too_large when there are more items than an export may contain', async () => {
  const { csv } = exportOf([{}, {}, { soldDate: '2020-01-01' }], { maxItems: 2 });
  await expect(csv()).rejects.toMatchObject({
    code: 'too_large',
    message: EXPORT_MESSAGES.tooMany,
  });
  await expect(csv({ from: '2021-01-01' })).resolves.toMatchObject({});
});
