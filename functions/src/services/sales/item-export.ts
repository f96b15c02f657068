import type { FileResponse } from '@contract/endpoints/define-endpoint';
import { EXPORT_MAX_ITEMS, EXPORT_MESSAGES } from '@contract/schemas/item-export';
import type { ExportRange } from '@contract/schemas/sales-range';
import {
  EXPORT_COLUMN_TITLES,
  type ExportedItem,
  type ExportedRow,
  exportSortKey,
  exportRowCells,
  keptSaleRow,
  exportedRowOf,
} from '../../domain/sales/export-rows';
import { type DayRange, saleDayOf, isDayInRange } from '../../domain/sales/sale';
import { utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import { csvOf } from '../../lib/csv';
import type { Logger } from '../../lib/logger';
import type { ExportedItemsRepo } from '../../repos/exported-items-repo';
import type { FeesRepo } from '../../repos/fees-repo';
import type { KeptSalesRepo } from '../../repos/kept-sales-repo';

interface ExportOf {
  readonly uid: string;
  readonly range: ExportRange;
  readonly log: Logger;
}

export interface ItemExport {
  /**
   * Returns, as CSV (RFC 4180), the member's items, including hidden ones, and own sales whose items are gone. The
   * oldest sale comes first. Throws AppError 'too_large' if there are too many.
   */
  csv(request: ExportOf): Promise<FileResponse>;
}

interface ItemExportDeps {
  readonly exportedItems: ExportedItemsRepo;
  readonly keptSales: Pick<KeptSalesRepo, 'of'>;
  readonly fees: Pick<FeesRepo, 'get'>;
  readonly siteOrigin: string;
  readonly now: () => Date;
  readonly maxItems?: number;
}

export function createItemExport(deps: ItemExportDeps): ItemExport {
  const { exportedItems, keptSales, fees, siteOrigin, now, maxItems = EXPORT_MAX_ITEMS } = deps;
  return {
    async csv({ uid, range, log }) {
      const [own, days, time] = [await fees.get(uid), daysOf(range), now()];
      const found = new Map<string, Found>();
      const add = (row: ExportedRow) => {
        if (!isDayInRange(saleDayOf(row.fields), days)) return;
        found.set(row.id, {
          order: exportSortKey(row),
          cells: exportRowCells(row, own, siteOrigin),
        });
        if (found.size > maxItems) throw new AppError('too_large', EXPORT_MESSAGES.tooMany);
      };
      for await (const { items, unreadable } of exportedItems.of(uid)) {
        for (const id of unreadable) log.warn('item_parse_failed', { id });
        for (const item of items) if (isExported(item, time)) add(exportedRowOf(item, time));
      }
      // Reads the kept sales after the items. If an item was removed before its page was read, its sale is among the
      // kept sales. If it was removed after its page was read, the sale is among the items and can also be among the
      // kept sales, so duplicates are dropped.
      const kept = await keptSales.of(uid);
      for (const itemId of kept.unreadable) log.warn('kept_sale_parse_failed', { uid, itemId });
      for (const sale of kept.sales) add(keptSaleRow(sale));
      const rows = [...found.values()].sort((a, b) => (a.order < b.order ? -1 : 1));
      const content = await csvOf([EXPORT_COLUMN_TITLES, ...rows.map(({ cells }) => cells)]);
      return { content, filename: `boloboard-items-${utcDay(time)}.csv` };
    },
  };
}

interface Found {
  readonly order: string;
  readonly cells: readonly string[];
}

/** Whether the item is live or hidden, or is an own sale that has expired but is not removed yet. */
const isExported = ({ record }: ExportedItem, time: Date): boolean =>
  record.removedAt === null && (record.expiresAt > time || record.isOwnSale);

const daysOf = ({ year, from, to }: ExportRange): DayRange =>
  year === undefined ? { from, to } : { from: `${year}-01-01`, to: `${year}-12-31` };
