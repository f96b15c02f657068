import type { SentFile } from '@contract/endpoints/define-endpoint';
import { EXPORT_MAX_ITEMS, EXPORT_MESSAGES } from '@contract/schemas/item-export';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { ExportRange } from '@contract/schemas/sales-range';
import {
  EXPORT_TITLES,
  type ExportedItem,
  exportOrder,
  exportRow,
} from '../../domain/sales/export-rows';
import { type DayRange, dayOf, isInRange } from '../../domain/sales/sale';
import { utcDay } from '../../domain/utc-day';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { ExportedItemsRepo } from '../../repos/exported-items-repo';
import type { FeesRepo } from '../../repos/fees-repo';

interface ExportOf {
  readonly uid: string;
  readonly range: ExportRange;
  readonly log: Logger;
}

export interface ItemExport {
  /** Returns the member's items that are kept, also hidden ones, as CSV (RFC 4180), oldest sale first. Throws AppError 'too_large'. */
  csv(request: ExportOf): Promise<SentFile>;
}

interface ItemExportParts {
  readonly exportedItems: ExportedItemsRepo;
  readonly fees: Pick<FeesRepo, 'get'>;
  readonly siteOrigin: string;
  readonly now: () => Date;
  readonly maxItems?: number;
}

export function createItemExport(parts: ItemExportParts): ItemExport {
  const { exportedItems, fees, siteOrigin, now, maxItems = EXPORT_MAX_ITEMS } = parts;
  return {
    async csv({ uid, range, log }) {
      const [own, days, time] = [await fees.get(uid), daysOf(range), now()];
      const isWanted = ({ record }: ExportedItem) =>
        isKept(record, time) && isInRange(dayOf(record), days);
      const found: { readonly order: string; readonly row: readonly string[] }[] = [];
      for await (const { items, unreadable } of exportedItems.of(uid)) {
        for (const id of unreadable) log.warn('item_parse_failed', { id });
        for (const item of items.filter(isWanted))
          found.push({ order: exportOrder(item), row: exportRow(item, own, siteOrigin) });
        if (found.length > maxItems) throw new AppError('too_large', EXPORT_MESSAGES.tooMany);
      }
      const rows = found.sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ row }) => row);
      const content = await csvOf([EXPORT_TITLES, ...rows]);
      return { content, filename: `boloboard-items-${utcDay(time)}.csv` };
    },
  };
}

const isKept = ({ removedAt, expiresAt }: ItemRecord, time: Date): boolean =>
  removedAt === null && expiresAt > time;

const daysOf = ({ year, from, to }: ExportRange): DayRange =>
  year === undefined ? { from, to } : { from: `${year}-01-01`, to: `${year}-12-31` };

/** With a byte order mark, without which Excel does not read UTF-8. */
async function csvOf(rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(
    rows.map((row) => [...row]),
    // Without `quoted_match`, a line feed or carriage return alone is not quoted.
    { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
