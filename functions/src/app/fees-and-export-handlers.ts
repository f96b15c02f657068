import { createSalesHandlers } from '../http/handlers/sales-handlers';
import type { Config } from '../lib/config';
import { createExportedItemsRepo } from '../repos/exported-items-repo';
import { createFeesRepo } from '../repos/fees-repo';
import { createItemExport } from '../services/sales/item-export';
import { createMemberFees } from '../services/sales/member-fees';
import type { Backend } from './backend';

/** Composes the handlers of fees and export. `createItemIndexHandlers` composes the summary. */
export function createFeesAndExportHandlers(
  { db, now }: Pick<Backend, 'db' | 'now'>,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
) {
  const fees = createFeesRepo(db);
  const exportedItems = createExportedItemsRepo(db);
  return createSalesHandlers({
    memberFees: createMemberFees({ fees }),
    itemExport: createItemExport({ exportedItems, fees, siteOrigin, now }),
  });
}
