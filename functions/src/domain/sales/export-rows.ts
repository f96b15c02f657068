import type { OwnFees } from '@contract/rules/marketplace-fees';
import { centsToDecimal } from '@contract/schemas/money';
import type { ItemRecord } from '@contract/schemas/item-record';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import type { OwnSale } from './own-sale';
import { saleDayOf, type Sale, saleOf } from './sale';
import { escapeSpreadsheetText } from '../escape-spreadsheet-text';

export interface ExportedItem {
  readonly id: string;
  readonly record: ItemRecord;
}

/** A row of an exported file. It describes an item or a kept sale. */
export interface ExportedRow extends OwnSale {
  readonly isOwnSale: boolean;
  /** The document of the item. Null for a kept sale, because its item no longer exists. */
  readonly record: ItemRecord | null;
}

interface Exported extends ExportedRow {
  readonly sale: Sale | null;
  readonly siteOrigin: string;
}

/**
 * A column of an exported file: its title, and a function that returns the cell of a row. Only text cells are escaped
 * against formulas, so that negative numbers stay numbers.
 */
type Column = readonly [
  title: string,
  kind: 'text' | 'number',
  valueOf: (item: Exported) => string,
];

const money = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : centsToDecimal(cents);
const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
const time = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');
const grossOf = (sale: Sale | null) => (sale ? sale.priceCents - sale.costCents : null);
const netOf = (sale: Sale | null) =>
  sale ? sale.priceCents - sale.costCents - sale.feeCents : null;

const pictureOf = (record: ItemRecord | null, siteOrigin: string) =>
  record ? `${siteOrigin}${record.picture.url}` : '';

const COLUMNS: readonly Column[] = [
  ['Item ID', 'text', ({ id }) => id],
  ['Link', 'text', ({ id, record, siteOrigin }) => (record ? `${siteOrigin}/item/${id}` : '')],
  ['Title', 'text', ({ fields }) => fields.title],
  ['Platform', 'text', ({ fields }) => PLATFORM_LABELS[fields.platform]],
  ['Category ID', 'text', ({ record }) => record?.categoryId ?? ''],
  ['Category', 'text', ({ record }) => record?.categoryName ?? ''],
  ['Own Sale', 'text', ({ isOwnSale }) => yesOrNo(isOwnSale)],
  ['Sold on Offer', 'text', ({ fields }) => yesOrNo(fields.saleType === 'offer')],
  ['Sold Price', 'number', ({ fields }) => money(fields.soldPriceCents)],
  ['Offer Price', 'number', ({ fields }) => money(fields.offerPriceCents)],
  ['Purchase Price', 'number', ({ fields }) => money(fields.purchasePriceCents)],
  ['Source Location', 'text', ({ fields }) => fields.sourceLocation ?? ''],
  ['Gross Profit', 'number', ({ sale }) => money(grossOf(sale))],
  ['Estimated Fee', 'number', ({ sale }) => money(sale?.feeCents)],
  ['Estimated Net Profit', 'number', ({ sale }) => money(netOf(sale))],
  ['Date Sold', 'number', ({ fields }) => fields.soldDate ?? ''],
  ['Added (UTC)', 'number', ({ fields }) => time(fields.addedAt)],
  ['Kept Until (UTC)', 'number', ({ record }) => (record ? time(record.expiresAt) : '')],
  ['Likes', 'number', ({ record }) => (record ? String(record.likesCount) : '')],
  ['Comments', 'number', ({ record }) => (record ? String(record.commentsCount) : '')],
  ['Hidden', 'text', ({ record }) => (record ? yesOrNo(record.hiddenAt !== null) : '')],
  ['Picture', 'text', ({ record, siteOrigin }) => pictureOf(record, siteOrigin)],
  ['Item Gone', 'text', ({ record }) => yesOrNo(record === null)],
  ['Link to the Listing', 'text', ({ record }) => record?.ebayUrl ?? ''],
];

export const EXPORT_COLUMN_TITLES: readonly string[] = COLUMNS.map(([title]) => title);

/**
 * Returns the row of an item. If the item has expired and will soon be removed, returns the row that its kept sale
 * will have.
 */
export function exportedRowOf({ id, record }: ExportedItem, at: Date): ExportedRow {
  const isGone = record.expiresAt <= at;
  return { id, fields: record, isOwnSale: record.isOwnSale, record: isGone ? null : record };
}

export const keptSaleRow = (kept: OwnSale): ExportedRow => ({
  ...kept,
  isOwnSale: true,
  record: null,
});

/** Returns the cells of a row in the order of EXPORT_COLUMN_TITLES. */
export function exportRowCells(row: ExportedRow, fees: OwnFees, siteOrigin: string): string[] {
  const sale = row.isOwnSale ? saleOf(row.fields, fees) : null;
  const exported = { ...row, siteOrigin, sale };
  return COLUMNS.map(([, kind, valueOf]) => {
    const value = valueOf(exported);
    return kind === 'text' ? escapeSpreadsheetText(value) : value;
  });
}

/**
 * Returns the text by which the rows of an export are sorted: first the day of the sale, then the time of sharing. The
 * oldest sale is first.
 */
export const exportSortKey = ({ id, fields }: ExportedRow): string =>
  [saleDayOf(fields), fields.addedAt.toISOString(), id].join(' ');
