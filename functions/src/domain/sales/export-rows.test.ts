import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ItemRecord } from '@contract/schemas/item-record';
import { expect, it } from 'vitest';
import {
  EXPORT_COLUMN_TITLES,
  exportSortKey,
  exportRowCells,
  keptSaleRow,
  exportedRowOf,
} from './export-rows';

const addedAt = new Date('2026-11-21T12:30:45.678Z');
const storedItem = (record: Parameters<typeof itemRecordLike>[0]) => ({
  id: '-owl',
  record: itemRecordLike({ addedAt, ...record }),
});
const cellsIn = (row: Parameters<typeof exportRowCells>[0]) => {
  const cells = exportRowCells(row, {}, 'https://boloboard.test');
  return Object.fromEntries(EXPORT_COLUMN_TITLES.map((title, index) => [title, cells[index]]));
};
const cellsOf = (record: Parameters<typeof itemRecordLike>[0], at = addedAt) =>
  cellsIn(exportedRowOf(storedItem(record), at));

const OWN_SALE: Partial<ItemRecord> = {
  title: 'Brass owl',
  platform: 'facebook',
  categoryId: '63861',
  categoryName: 'Dresses',
  isOwnSale: true,
  saleType: 'offer',
  soldPriceCents: 3499,
  offerPriceCents: 3000,
  purchasePriceCents: 3550,
  sourceLocation: 'Estate Sale',
  soldDate: '2026-11-20',
  likesCount: 3,
  commentsCount: 2,
  ebayUrl: 'https://ebay.com/itm/1',
};
/** The values of the columns that are empty for a kept sale. */
const OF_ITEMS = {
  Link: '',
  'Category ID': '',
  Category: '',
  'Kept Until (UTC)': '',
  Likes: '',
  Comments: '',
  Hidden: '',
  Picture: '',
  'Link to the Listing': '',
};

it('exportRowCells returns every field of an own sale', () => {
  expect(cellsOf(OWN_SALE)).toEqual({
    'Item ID': "'-owl",
    Link: 'https://boloboard.test/item/-owl',
    Title: 'Brass owl',
    Platform: 'Facebook Marketplace',
    'Category ID': '63861',
    Category: 'Dresses',
    'Own Sale': 'Yes',
    'Sold on Offer': 'Yes',
    'Sold Price': '34.99',
    'Offer Price': '30.00',
    'Purchase Price': '35.50',
    'Source Location': 'Estate Sale',
    'Gross Profit': '-5.50',
    'Estimated Fee': '3.00',
    'Estimated Net Profit': '-8.50',
    'Date Sold': '2026-11-20',
    'Added (UTC)': '2026-11-21 12:30:45',
    'Kept Until (UTC)': '2026-12-21 12:30:45',
    Likes: '3',
    Comments: '2',
    Hidden: 'No',
    Picture: 'https://boloboard.test/media/items/stored/900.webp',
    'Item Gone': 'No',
    'Link to the Listing': 'https://ebay.com/itm/1',
  });
});

it('exportRowCells returns the same amounts and dates for a kept sale as for its item, and states that the item is gone', () => {
  const { id, record } = storedItem(OWN_SALE);
  const gone = { ...cellsOf(OWN_SALE), ...OF_ITEMS, 'Item Gone': 'Yes' };
  expect(cellsIn(keptSaleRow({ id, fields: record }))).toEqual(gone);
  expect(cellsOf(OWN_SALE, record.expiresAt)).toEqual(gone);
});

it('exportRowCells leaves fee and profit of a find empty', () => {
  expect(cellsOf({ isOwnSale: false })).toMatchObject({
    'Own Sale': 'No',
    'Purchase Price': '',
    'Gross Profit': '',
    'Estimated Fee': '',
    'Estimated Net Profit': '',
    'Date Sold': '',
  });
});

it('exportRowCells neutralizes formulas in all texts that members or imports can write', () => {
  const formula = '=HYPERLINK("https://evil.test")';
  const cells = cellsOf({
    title: formula,
    categoryName: formula,
    categoryId: formula,
    sourceLocation: formula,
  });
  for (const title of ['Title', 'Category', 'Category ID', 'Source Location'])
    expect(cells[title]).toBe(`'${formula}`);
});

it('exportSortKey sorts rows by the day of the sale, then by the time of sharing', () => {
  const orderOf = (id: string, soldDate: string | null, at: string) =>
    exportSortKey({
      ...keptSaleRow({ id, fields: itemRecordLike({ soldDate, addedAt: new Date(at) }) }),
    });
  const [first, second, third] = [
    orderOf('c', '2026-11-20', '2026-11-22T00:00:00Z'),
    orderOf('b', null, '2026-11-21T01:00:00Z'),
    orderOf('a', '2026-11-21', '2026-11-21T02:00:00Z'),
  ];
  expect([third, first, second].sort()).toEqual([first, second, third]);
});
