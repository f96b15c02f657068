import type { OwnFees } from '@contract/rules/marketplace-fees';
import { centsToDecimal } from '@contract/rules/money';
import type { ItemRecord } from '@contract/schemas/item-record';
import { PLATFORM_LABELS } from '@contract/schemas/platform';
import { dayOf, type Sale, saleOf } from './sale';
import { spreadsheetText } from './spreadsheet-text';

export interface ExportedItem {
  readonly id: string;
  readonly record: ItemRecord;
}

interface Exported extends ExportedItem {
  readonly sale: Sale | null;
  readonly siteOrigin: string;
}

/** A text can hold a formula. Numbers and dates cannot, so that negative numbers stay numbers. */
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

const COLUMNS: readonly Column[] = [
  ['Item ID', 'text', ({ id }) => id],
  ['Link', 'text', ({ id, siteOrigin }) => `${siteOrigin}/item/${id}`],
  ['Title', 'text', ({ record }) => record.title],
  ['Platform', 'text', ({ record }) => PLATFORM_LABELS[record.platform]],
  ['Category ID', 'text', ({ record }) => record.categoryId ?? ''],
  ['Category', 'text', ({ record }) => record.categoryName ?? ''],
  ['Own Sale', 'text', ({ record }) => yesOrNo(record.isOwnSale)],
  ['Sold on Offer', 'text', ({ record }) => yesOrNo(record.saleType === 'offer')],
  ['Sold Price', 'number', ({ record }) => money(record.soldPriceCents)],
  ['Offer Price', 'number', ({ record }) => money(record.offerPriceCents)],
  ['Purchase Price', 'number', ({ record }) => money(record.purchasePriceCents)],
  ['Source Location', 'text', ({ record }) => record.sourceLocation ?? ''],
  ['Gross Profit', 'number', ({ sale }) => money(grossOf(sale))],
  ['Estimated Fee', 'number', ({ sale }) => money(sale?.feeCents)],
  ['Estimated Net Profit', 'number', ({ sale }) => money(netOf(sale))],
  ['Date Sold', 'number', ({ record }) => record.soldDate ?? ''],
  ['Added (UTC)', 'number', ({ record }) => time(record.addedAt)],
  ['Kept Until (UTC)', 'number', ({ record }) => time(record.expiresAt)],
  ['Likes', 'number', ({ record }) => String(record.likesCount)],
  ['Comments', 'number', ({ record }) => String(record.commentsCount)],
  ['Hidden', 'text', ({ record }) => yesOrNo(record.hiddenAt !== null)],
  ['Picture', 'text', ({ record, siteOrigin }) => `${siteOrigin}${record.picture.url}`],
];

export const EXPORT_TITLES: readonly string[] = COLUMNS.map(([title]) => title);

/** Returns the cells of an item in the order of EXPORT_TITLES. */
export function exportRow(item: ExportedItem, fees: OwnFees, siteOrigin: string): string[] {
  const exported = { ...item, siteOrigin, sale: saleOf(item.record, fees) };
  return COLUMNS.map(([, kind, valueOf]) => {
    const value = valueOf(exported);
    return kind === 'text' ? spreadsheetText(value) : value;
  });
}

/** Sorts by the day of the sale, then by the time of sharing, oldest first. */
export const exportOrder = ({ id, record }: ExportedItem): string =>
  [dayOf(record), record.addedAt.toISOString(), id].join(' ');
